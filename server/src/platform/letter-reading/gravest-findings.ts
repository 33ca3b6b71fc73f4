import type { Finding } from '@lettrine/letter-craft/proofreading/finding'

/** More than anybody corrects at once: the next ones are told once these are gone. */
const most = 1_000

const ranks = { error: 0, warning: 1, advice: 2 } as const

/** The gravest findings, in the order of the text: a hostile letter has tens of thousands, and as many megabytes of answer. */
export function gravestFindings(findings: readonly Finding[]): Finding[] {
  if (findings.length <= most) return [...findings]
  return findings
    .map((finding, at) => ({ finding, at }))
    .sort((one, other) => ranks[one.finding.severity] - ranks[other.finding.severity] || one.at - other.at)
    .slice(0, most)
    .sort((one, other) => one.at - other.at)
    .map(({ finding }) => finding)
}
