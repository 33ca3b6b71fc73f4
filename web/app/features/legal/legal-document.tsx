import { seller } from '@lettrine/contract/seller.fr'
import type { ReactNode } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { PageContents } from '../../ui/page-contents.tsx'
import { RichBlocks } from '../../ui/rich-blocks.tsx'
import { legalTexts as texts } from './legal.fr.ts'
import type { LegalPage, LegalSection } from './legal-page.ts'

/**
 * A legal page.
 * @param controls - settings rendered within a section, by its id
 */
export function LegalDocument({
  page,
  controls = {},
}: {
  page: LegalPage
  controls?: Readonly<Record<string, ReactNode>>
}) {
  const places = page.sections.map(({ id, title }) => ({ id, name: title }))
  return (
    <main id="main" className="min-h-dvh bg-paper">
      <article className="wrap flex flex-col gap-10 pt-32 pb-24">
        <header className="flex flex-col gap-4">
          <h1 className="font-serif text-h1 leading-head tracking-head">{page.title}</h1>
          <p className="text-ink-muted text-lead leading-normal">{page.lead}</p>
          <p className="text-ink-muted text-ui">{texts.since(page.version)}</p>
          {seller.isExample && <Banner tone="info">{texts.example}</Banner>}
        </header>
        <div className="grid gap-x-14 gap-y-10 md:grid-cols-[15rem_minmax(0,1fr)]">
          <PageContents label={texts.contents} places={places} />
          <div className="flex min-w-0 max-w-[52rem] flex-col gap-12 md:border-margin-line md:border-l md:pl-10">
            {page.sections.map((section) => (
              <Section key={section.id} section={section} control={controls[section.id]} />
            ))}
          </div>
        </div>
      </article>
    </main>
  )
}

const Section = ({
  section: { id, title, blocks },
  control,
}: {
  section: LegalSection
  control: ReactNode
}) => (
  <section aria-labelledby={id} className="flex flex-col gap-4 text-body leading-body">
    <h2 id={id} className="scroll-mt-24 font-serif text-h3">
      {title}
    </h2>
    <RichBlocks blocks={blocks} />
    {control}
  </section>
)
