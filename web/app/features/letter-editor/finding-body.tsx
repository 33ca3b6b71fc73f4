import type { Severity } from '@lettrine/letter-craft/proofreading/finding'
import { Lightbulb, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react'
import { proofreadingText as say } from './proofreading.fr.ts'
import type { ShownFinding } from './proofreading.store.ts'

export const severityIcons = {
  error: OctagonAlert,
  warning: TriangleAlert,
  advice: Lightbulb,
} as const satisfies Record<Severity, LucideIcon>

const longestQuote = 120

/** What is wrong, how it would read, and why. */
export function FindingBody({ finding: { severity, quote, fix, message } }: { finding: ShownFinding }) {
  const Icon = severityIcons[severity]
  const shown = quote.length > longestQuote ? `${quote.slice(0, longestQuote)}…` : quote
  return (
    <>
      <p className={`finding-kind finding-kind-${severity}`}>
        <Icon aria-hidden="true" size={16} />
        {say.severity[severity]}
      </p>
      <p className="finding-words">
        {fix === undefined || sameButSpaces(quote, fix) ? (
          say.quoted(shown)
        ) : (
          <>
            <del>{shown}</del> <ins>{fix === '' ? say.remove : fix}</ins>
          </>
        )}
      </p>
      <p className="finding-message">{message}</p>
    </>
  )
}

const bare = (text: string) => text.replace(/\s/gu, '')

/** A narrow space beside a full one shows nothing: the message says it. */
const sameButSpaces = (one: string, other: string) => bare(one) === bare(other)
