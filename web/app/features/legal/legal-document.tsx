import type { LegalPage } from './legal.fr.ts'

/** A page of law that is meant to be read. */
export function LegalDocument({ page }: { page: LegalPage }) {
  return (
    <main id="main" className="min-h-dvh bg-paper">
      <article className="mx-auto max-w-[44rem] px-(--gutter) pt-32 pb-24">
        <h1 className="font-serif text-h1 leading-head tracking-head">{page.title}</h1>
        <p className="mt-4 text-lead leading-normal text-ink-muted">{page.lead}</p>
        <div className="mt-12 flex flex-col gap-10 border-margin-line border-l pl-6 sm:pl-10">
          {page.sections.map(({ title, paragraphs }) => (
            <section key={title} className="flex flex-col gap-3">
              <h2 className="font-serif text-h3">{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="text-body leading-body">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </div>
      </article>
    </main>
  )
}
