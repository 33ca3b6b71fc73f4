import type { Finding } from '../src/proofreading/finding.ts'
import type { Example } from './all-examples.ts'

/** How well a rule or a family of rules is found in its examples. */
export type Score = {
  rule: string
  /** Marked faults, and those of them that a finding touches. */
  faults: number
  found: number
  /** Correct texts. */
  correct: number
  /** Errors and warnings in correct texts. */
  falseAlarms: number
  /** From 0 to 1; 1 without faults. */
  recall: number
  /** From 0 to 1; 1 without findings. */
  precision: number
}

type Reader = (example: Example) => readonly Pick<Finding, 'start' | 'end' | 'severity'>[]
type Counts = Pick<Score, 'faults' | 'found' | 'correct' | 'falseAlarms'>

/**
 * Compares what a reader finds with the marks of each example, by rule and in total (`rule: 'all'`, last). Which rule
 * finds a fault does not count: several may be right about the same words.
 */
export function measure(examples: readonly Example[], read: Reader): Score[] {
  const counts = new Map<string, Counts>()
  const total: Counts = { faults: 0, found: 0, correct: 0, falseAlarms: 0 }
  for (const example of examples) {
    const { faults } = example
    const findings = read(example)
    const touches = (one: { start: number; end: number }, other: { start: number; end: number }) =>
      one.start < other.end && other.start < one.end
    const mine = counts.get(example.rule) ?? { faults: 0, found: 0, correct: 0, falseAlarms: 0 }
    counts.set(example.rule, mine)
    for (const count of [mine, total]) {
      count.faults += faults.length
      count.found += faults.filter((fault) => findings.some((finding) => touches(fault, finding))).length
      count.correct += Number(faults.length === 0)
      // In a faulty text, the words around a fault may well disagree with it.
      if (faults.length === 0)
        count.falseAlarms += findings.filter(({ severity }) => severity !== 'advice').length
    }
  }
  return [...[...counts].sort(([one], [other]) => one.localeCompare(other)), ['all', total] as const].map(
    ([rule, count]) => score(rule, count),
  )
}

const score = (rule: string, { faults, found, correct, falseAlarms }: Counts): Score => ({
  rule,
  faults,
  found,
  correct,
  falseAlarms,
  recall: faults === 0 ? 1 : found / faults,
  precision: found + falseAlarms === 0 ? 1 : found / (found + falseAlarms),
})
