import type { Finding } from '@lettrine/letter-craft/proofreading/finding'

type Quoted = Finding & { quote: string }

const bare = (text: string) => text.replace(/[\s\u00a0\u202f\u2060]/gu, '').replaceAll("'", '’')

/** Whether a finding is about spaces or apostrophes alone: its correction changes no word and needs no reading. */
const isSpacing = ({ rule, quote, fix }: Quoted): boolean =>
  rule === 'typography' && fix !== undefined && bare(quote) === bare(fix)

const ranks = { error: 0, warning: 1, advice: 2 } as const

/** What is to be read, mistakes first, and what is about spaces and apostrophes alone. */
export function sortedFindings<One extends Quoted>(findings: readonly One[]) {
  return {
    remarks: findings
      .filter((finding) => !isSpacing(finding))
      .toSorted((one, other) => ranks[one.severity] - ranks[other.severity]),
    spacing: findings.filter(isSpacing),
  }
}
