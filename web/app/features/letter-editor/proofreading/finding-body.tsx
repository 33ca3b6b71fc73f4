import type { Severity } from '@lettrine/letter-craft/proofreading/finding'
import { withPlainPlaces } from '@lettrine/letter-craft/templates/unfilled'
import { Lightbulb, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { Ref } from 'react'
import { useLetterEditing } from '../letter-editing.tsx'
import { proofreadingText as texts } from './proofreading.fr.ts'
import type { DisplayedFinding } from './proofreading.store.ts'

export const severityIcons = {
  error: OctagonAlert,
  warning: TriangleAlert,
  advice: Lightbulb,
} as const satisfies Record<Severity, LucideIcon>

const longestQuote = 120

/** The error, its correction, and the reason. */
export function FindingBody({
  finding: { severity, quote, fix, message, source },
}: {
  finding: DisplayedFinding
}) {
  const Icon = severityIcons[severity]
  const words = withPlainPlaces(quote)
  const shown = words.length > longestQuote ? `${words.slice(0, longestQuote)}…` : words
  return (
    <>
      <p className={`finding-kind finding-kind-${severity}`}>
        <Icon aria-hidden="true" size={16} />
        {texts.severity[severity]}
        {source && <span className="finding-source">{texts.secondOpinion(source)}</span>}
      </p>
      <p className="finding-words">
        {fix === undefined || sameButSpaces(quote, fix) ? (
          texts.quoted(shown)
        ) : (
          <>
            <del>{shown}</del> <ins>{fix === '' ? texts.remove : fix}</ins>
          </>
        )}
      </p>
      <p className="finding-message">{message}</p>
    </>
  )
}

/** Suggestions, each applied by a click. */
export function FindingSuggestions({
  finding: { id, suggestions = [] },
  first,
}: {
  finding: DisplayedFinding
  first?: Ref<HTMLButtonElement>
}) {
  const { proofreading } = useLetterEditing()
  if (suggestions.length === 0) return null
  return (
    <ul className="finding-suggestions" aria-label={texts.suggestions}>
      {suggestions.map((word, index) => (
        <li key={word}>
          <button
            ref={index === 0 ? first : undefined}
            type="button"
            onClick={() => proofreading.replace(id, word)}
          >
            {word}
          </button>
        </li>
      ))}
    </ul>
  )
}

const bare = (text: string) => text.replace(/\s/gu, '')

/** A narrow space beside a full one is invisible: only the message explains it. */
const sameButSpaces = (one: string, other: string) => bare(one) === bare(other)
