import type { Finding } from '@lettrine/letter-craft/proofreading/finding'
import { withSecondOpinion } from '@lettrine/letter-craft/proofreading/second-opinion'
import type { DisplayedFinding } from './proofreading.store.ts'

/** Our findings, then those of a second opinion on other words, each with its words and an id of its own. */
export const displayedFindings = (
  text: string,
  { id, findings }: { id: number; findings: readonly Finding[] },
  secondOpinion: readonly Finding[],
): DisplayedFinding[] =>
  withSecondOpinion(findings, secondOpinion).map((finding, index) => ({
    ...finding,
    id: `${id}-${index}`,
    quote: text.slice(finding.start, finding.end),
  }))
