import { allExamples } from '../letter-craft/testing/all-examples.ts'
import { measure, type Score } from '../letter-craft/testing/measure.ts'
import { readText } from '../letter-craft/testing/read-text.ts'
import { report } from './report.ts'

const line = ({ rule, faults, found, falseAlarms, correct, recall, precision }: Score) =>
  [
    rule.padEnd(26),
    `${found}/${faults}`.padStart(10),
    String(falseAlarms).padStart(12),
    String(correct).padStart(9),
    recall.toFixed(3).padStart(7),
    precision.toFixed(3).padStart(9),
  ].join(' ')

/**
 * Prints the scores of the whole proofreader on the examples that its rules were written with, and checks the total. It
 * says that no rule spoils another, not how well a new letter is read.
 */
export function measureScores(): void {
  const scores = measure(allExamples, (example) => readText(example.text, example))
  console.log(`      proofreader: ${allExamples.length} examples of its own rules, read by all of them`)
  console.log(`      ${'rule'.padEnd(26)}      found false alarms   correct  recall precision`)
  for (const score of scores) console.log(`      ${line(score)}`)
  const { recall, precision } = scores.at(-1)!
  report('recall of the proofreader on its own examples', recall.toFixed(3), '0.99', recall >= 0.99)
  report('precision of the proofreader on its own examples', precision.toFixed(3), '0.97', precision >= 0.97)
}
