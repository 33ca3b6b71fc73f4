import { ButtonLink } from '../../ui/button.tsx'
import { PageContents } from '../../ui/page-contents.tsx'
import { LetterAnatomy } from './letter-anatomy.tsx'
import type { AnatomySection } from './make-anatomy.ts'
import type { TipChapter } from './make-tips.ts'
import { ChapterSection } from './tip-chapter.tsx'
import { chapterTexts, tipsTexts as texts } from './tips.fr.ts'

export type TipsPageData = { anatomy: AnatomySection[]; chapters: TipChapter[] }

/** Writing tips, derived from the rules of the proofreader. */
export function TipsPage({ anatomy, chapters }: TipsPageData) {
  const places = [
    { id: 'anatomie', name: texts.anatomyTitle },
    ...chapters.map(({ id }) => ({ id, name: chapterTexts[id].title })),
  ]
  return (
    <main id="main" className="min-h-dvh bg-paper">
      <div className="wrap flex flex-col gap-12 pt-32 pb-24">
        <header className="flex flex-col gap-4">
          <h1 className="font-serif text-h1 leading-head tracking-head">{texts.title}</h1>
          <p className="max-w-[38rem] text-ink-muted text-lead leading-normal">{texts.lead}</p>
        </header>
        <div className="grid gap-x-14 gap-y-10 md:grid-cols-[13rem_minmax(0,1fr)]">
          <PageContents label={texts.contents} places={places} />
          <div className="flex min-w-0 flex-col gap-16">
            <LetterAnatomy stretches={anatomy} />
            {chapters.map((chapter) => (
              <ChapterSection key={chapter.id} chapter={chapter} />
            ))}
            <TryIt />
          </div>
        </div>
      </div>
    </main>
  )
}

const TryIt = () => (
  <section aria-labelledby="essayer" className="flex flex-col items-start gap-4 border-line border-t pt-10">
    <h2 id="essayer" className="font-serif text-h3">
      {texts.try.title}
    </h2>
    <p className="max-w-[42rem] text-body leading-body">{texts.try.lead}</p>
    <div className="flex flex-wrap gap-3">
      <ButtonLink to="/register">{texts.try.action}</ButtonLink>
      <ButtonLink to="/help" variant="secondary">
        {texts.try.help}
      </ButtonLink>
    </div>
  </section>
)
