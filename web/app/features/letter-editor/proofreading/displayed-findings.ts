import type { Finding } from '@lettrine/letter-craft/proofreading/finding'
import { withSecondOpinion } from '@lettrine/letter-craft/proofreading/second-opinion'
import { findUnfilled } from '@lettrine/letter-craft/templates/unfilled'
import type { DisplayedFinding } from './proofreading.store.ts'

/** Our findings, then those of a second opinion on other words, each with its words and an id of its own. */
export const displayedFindings = (
  text: string,
  { id, findings }: { id: number; findings: readonly Finding[] },
  secondOpinion: readonly Finding[],
): DisplayedFinding[] =>
  withSecondOpinion(withoutPlaces(text, findings), secondOpinion).map((finding, index) => ({
    ...finding,
    id: `${id}-${index}`,
    quote: text.slice(finding.start, finding.end),
  }))

/** Unfilled places are counted and asked for on their own. */
function withoutPlaces(text: string, findings: readonly Finding[]): readonly Finding[] {
  if (!findings.some(({ rule }) => rule === 'placeholder')) return findings
  const places = findUnfilled(text)
  return findings.filter(
    ({ rule, start, end }) =>
      rule !== 'placeholder' || !places.some((place) => place.start < end && start < place.end),
  )
}
