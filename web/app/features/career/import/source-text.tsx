import type { TextSpan } from '@lettrine/contract/career'
import { type CSSProperties, useEffect, useMemo, useRef } from 'react'
import { importText } from './import.fr.ts'
import { sourceLines } from './import.state.ts'

/** Lines of context above the first lit one. */
const contextPx = 28

/** The text that was read; the lines of the card on display are lit and in view. */
export function SourceText({ text, spans }: { text: string; spans: readonly TextSpan[] }) {
  const box = useRef<HTMLElement>(null)
  const lines = useMemo(() => sourceLines(text, spans), [text, spans])
  useEffect(() => {
    const lit = spans.length > 0 && box.current?.querySelector('mark')
    if (lit) box.current?.scrollTo({ top: lit.offsetTop - contextPx })
  }, [spans])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also with the keyboard
    <section ref={box} className="import-source" aria-label={importText.review.source} tabIndex={0}>
      <div className="import-sheet">
        {lines.map(({ start, indent, stretches }) => (
          <p key={start} style={{ '--indent': indent } as CSSProperties}>
            {stretches.map(({ text: shown, start: at, isLit }) =>
              isLit ? <mark key={at}>{shown}</mark> : <span key={at}>{shown}</span>,
            )}
          </p>
        ))}
      </div>
    </section>
  )
}
