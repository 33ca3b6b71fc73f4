import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Logo } from './logo.tsx'
import { uiTexts } from './ui.fr.ts'

/** A form on the left of the margin rule, a message on its right. */
export function SplitScreen({
  title,
  lead,
  children,
  quote,
}: {
  title: string
  lead?: string
  children: ReactNode
  quote: Quote
}) {
  return (
    <div className="grid min-h-dvh bg-paper md:grid-cols-[minmax(26rem,5fr)_6fr]">
      <main id="main" className="flex flex-col px-5 py-8 sm:px-10 lg:px-16">
        <Link to="/" className="self-start rounded-tag" aria-label={uiTexts.home}>
          <Logo className="h-8" />
        </Link>
        <div className="flex w-full max-w-[23.25rem] flex-1 flex-col justify-start gap-6 self-center pt-8 md:justify-center md:py-8">
          <header className="flex flex-col gap-2">
            <h1 className="font-serif text-h1 leading-head tracking-head text-balance">{title}</h1>
            {lead ? <p className="text-body text-ink-muted text-pretty">{lead}</p> : null}
          </header>
          {children}
          <figure className="mt-8 border-margin-line border-l pl-5 text-ink-muted md:hidden">
            <blockquote className="font-serif text-h4">
              «{'\u00a0'}
              {quote.text}
              {'\u00a0'}»
            </blockquote>
            <figcaption className="mt-2 text-small">
              <Source of={quote} />
            </figcaption>
          </figure>
        </div>
      </main>
      <aside className="hidden items-center border-margin-line border-l bg-desk px-12 md:flex lg:px-18">
        <figure>
          <blockquote className="max-w-[36rem] font-serif text-h1 leading-[1.1] tracking-head first-letter:float-left first-letter:mr-[0.04em] first-letter:text-[3.9em] first-letter:leading-[0.76] first-letter:text-rubric">
            {quote.text}
          </blockquote>
          <figcaption className="mt-8 text-small text-ink-muted">
            <Source of={quote} />
          </figcaption>
        </figure>
      </aside>
    </div>
  )
}

type Quote = { text: string; author: string; work: string; place: string }

function Source({ of: { author, work, place } }: { of: Quote }) {
  return (
    <>
      {author}, <cite>{work}</cite>, {place}
    </>
  )
}
