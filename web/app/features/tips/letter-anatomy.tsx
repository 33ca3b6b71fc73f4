import { anatomyNotes } from './anatomy.fr.ts'
import type { AnatomySection } from './make-anatomy.ts'
import { tipsTexts as texts } from './tips.fr.ts'

/** A whole letter, with the purpose of each part in the margin. */
export function LetterAnatomy({ stretches }: { stretches: readonly AnatomySection[] }) {
  return (
    <section aria-labelledby="anatomie" className="flex flex-col gap-6">
      <h2 id="anatomie" className="scroll-mt-24 font-serif text-h2 leading-head tracking-head">
        {texts.anatomyTitle}
      </h2>
      <p className="max-w-[42rem] text-body leading-body">{texts.anatomyLead}</p>
      <dl className="flex flex-col overflow-hidden rounded-page shadow-card">
        {stretches.map(({ part, paragraphs }) => (
          <div key={part} className="grid md:grid-cols-[13rem_minmax(0,1fr)]">
            <dt className="flex flex-col gap-1 border-margin-line bg-desk px-5 py-4 md:border-r">
              <span className="font-semibold text-ui">{anatomyNotes[part].name}</span>
              <span className="text-ink-muted text-small">{anatomyNotes[part].note}</span>
            </dt>
            <dd className="flex flex-col gap-3 bg-page px-5 py-4 font-serif text-body text-page-ink leading-body">
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
