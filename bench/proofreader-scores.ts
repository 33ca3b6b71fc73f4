import { clean, cleanLetters, faulty } from '../letter-craft/testing/corpus.ts'
import { measure, type RuleScore } from '../letter-craft/testing/measure.ts'
import { readLabels } from '../letter-craft/testing/read-case.ts'
import { report } from './report.ts'

const line = ({ rule, wanted, found, falseAlarms, hardNegatives, recall, precision }: RuleScore) =>
  [
    rule.padEnd(26),
    `${found}/${wanted}`.padStart(9),
    String(falseAlarms).padStart(12),
    String(hardNegatives).padStart(9),
    recall.toFixed(3).padStart(7),
    precision.toFixed(3).padStart(9),
  ].join(' ')

/** Prints the scores of each rule on the labelled corpus, and checks the total. */
export function measureScores(): void {
  const texts = [...faulty, ...clean, ...cleanLetters]
  const scores = measure(texts, readLabels)
  console.log(`      proofreader: ${faulty.length} faulty and ${texts.length - faulty.length} clean texts`)
  console.log(`      ${'rule'.padEnd(26)}     found false alarms  tempting  recall precision`)
  for (const score of scores) console.log(`      ${line(score)}`)
  const { recall, precision } = scores.at(-1)!
  report('recall of the proofreader on its corpus', recall.toFixed(3), '0.95', recall >= 0.95)
  report('precision of the proofreader on its corpus', precision.toFixed(3), '0.97', precision >= 0.97)
}
