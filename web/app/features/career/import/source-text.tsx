import type { TextSpan } from '@lettrine/contract/career'
import { useEffect, useMemo, useRef } from 'react'
import { importText } from './import.fr.ts'
import { stretchesOf } from './import.state.ts'

/** Lines of context above the first lit one. */
const contextPx = 28

/** The text that was read; the lines of the card on display are lit and in view. */
export function SourceText({ text, spans }: { text: string; spans: readonly TextSpan[] }) {
  const box = useRef<HTMLElement>(null)
  const stretches = useMemo(() => stretchesOf(text, spans), [text, spans])
  useEffect(() => {
    const lit = stretches.some(({ isLit }) => isLit) && box.current?.querySelector('mark')
    if (lit) box.current?.scrollTo({ top: lit.offsetTop - contextPx })
  }, [stretches])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also with the keyboard
    <section ref={box} className="import-source" aria-label={importText.review.source} tabIndex={0}>
      <p>
        {stretches.map(({ text: shown, start, isLit }) =>
          isLit ? <mark key={start}>{shown}</mark> : <span key={start}>{shown}</span>,
        )}
      </p>
    </section>
  )
}
