import './tips.css'
import type { Severity } from '@lettrine/letter-craft/proofreading/finding'
import type { ExamplePiece, Tip } from './make-tips.ts'
import { tipsTexts as texts } from './tips.fr.ts'

type Example = NonNullable<Tip['example']>

/**
 * An example before and after correction.
 * @param showsSpaces - whether non-breaking spaces are marked
 */
export function TipExample({
  example: { before, after },
  severity,
  showsSpaces,
}: {
  example: Example
  severity: Severity
  showsSpaces: boolean
}) {
  return (
    <dl className="grid gap-x-4 gap-y-2 font-serif text-body leading-body sm:grid-cols-[4rem_minmax(0,1fr)]">
      <dt className={termLook}>{texts.before}</dt>
      <dd className="flex flex-col gap-2">
        {before.map((pieces) => (
          <p key={pieces.map(({ text }) => text).join('')}>
            <Marked pieces={pieces} severity={severity} />
          </p>
        ))}
      </dd>
      <dt className={termLook}>{texts.after}</dt>
      <dd className="flex flex-col gap-2">
        {after.length === 0 && <p className="font-sans text-ink-muted text-ui">{texts.nothing}</p>}
        {after.map((text) => (
          <p key={text}>{showsSpaces ? <Spaces text={text} /> : text}</p>
        ))}
      </dd>
    </dl>
  )
}

const termLook = 'font-sans text-small text-ink-muted sm:pt-1'

// Pieces and spaces have no other identity than their index, and none moves.
const Marked = ({ pieces, severity }: { pieces: readonly ExamplePiece[]; severity: Severity }) =>
  pieces.map(({ text, isFaulty }, place) => {
    const key = `${place} ${text}`
    return isFaulty ? (
      <mark key={key} className="tips-fault" data-severity={severity}>
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    )
  })

const Spaces = ({ text }: { text: string }) =>
  text.split(/([\u00a0\u202f])/u).map((part, place) => {
    const key = `${place} ${part}`
    return (
      <span key={key} className={/^[\u00a0\u202f]$/u.test(part) ? 'tips-space' : undefined}>
        {part}
      </span>
    )
  })
