import type { Finding } from '../src/proofreading/finding.ts'
import type { Case } from './corpus/case.ts'

/** Scores of a rule on labelled texts. */
export type RuleScore = {
  rule: string
  /** Labelled findings. */
  wanted: number
  found: number
  missed: number
  falseAlarms: number
  /** Hard negatives of the rule. */
  hardNegatives: number
  /** From 0 to 1; 1 without labels. */
  recall: number
  /** From 0 to 1; 1 without findings. */
  precision: number
}

type Reader = (one: Case) => readonly Pick<Finding, 'rule'>[]

/**
 * Compares the findings of a reader with the labels of each text, by rule and in total (`rule: 'all'`, last). A rule
 * found twice where once is labelled counts one false alarm.
 */
export function measure(cases: readonly Case[], read: Reader): RuleScore[] {
  const counts = new Map<string, { wanted: number; found: number; marked: number; hardNegatives: number }>()
  const countOf = (rule: string) => {
    const count = counts.get(rule) ?? { wanted: 0, found: 0, marked: 0, hardNegatives: 0 }
    counts.set(rule, count)
    return count
  }
  for (const one of cases) {
    const marked = tally(read(one).map(({ rule }) => rule))
    const wanted = tally(one.rules)
    for (const rule of new Set([...marked.keys(), ...wanted.keys()])) {
      const count = countOf(rule)
      count.wanted += wanted.get(rule) ?? 0
      count.marked += marked.get(rule) ?? 0
      count.found += Math.min(wanted.get(rule) ?? 0, marked.get(rule) ?? 0)
    }
    if (one.nearRule) countOf(one.nearRule).hardNegatives += 1
  }
  const each = [...counts]
    .map(([rule, count]) => score(rule, count))
    .sort((a, b) => a.rule.localeCompare(b.rule))
  const sum = (key: 'wanted' | 'found' | 'falseAlarms' | 'hardNegatives') =>
    each.reduce((all, one) => all + one[key], 0)
  const [wanted, found] = [sum('wanted'), sum('found')]
  return [
    ...each,
    score('all', { wanted, found, marked: found + sum('falseAlarms'), hardNegatives: sum('hardNegatives') }),
  ]
}

function score(
  rule: string,
  {
    wanted,
    found,
    marked,
    hardNegatives,
  }: { wanted: number; found: number; marked: number; hardNegatives: number },
): RuleScore {
  return {
    rule,
    wanted,
    found,
    missed: wanted - found,
    falseAlarms: marked - found,
    hardNegatives,
    recall: wanted === 0 ? 1 : found / wanted,
    precision: marked === 0 ? 1 : found / marked,
  }
}

function tally(rules: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const rule of rules) counts.set(rule, (counts.get(rule) ?? 0) + 1)
  return counts
}
