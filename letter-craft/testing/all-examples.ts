import { cleanAgreements, cleanVerbs } from '../src/proofreading/clean-grammar.cases.ts'
import { cleanProse } from '../src/proofreading/clean-prose.cases.ts'
import { withFrenchSpaces } from '../src/proofreading/rules/french-spaces.ts'
import { allRules } from '../src/proofreading/rules/grammar-rules.ts'
import { allCases } from './all-cases.ts'
import { type RuleCases, readMarks } from './rule-cases.ts'

/** A text with the places of its faults; a correct one has none. */
export type Example = Pick<RuleCases, 'context' | 'language'> & {
  /** Its rule, or the family of a rule of grammar. */
  rule: string
  text: string
  faults: readonly { start: number; end: number }[]
}

const examplesOf = (
  rule: string,
  { breaks = [], allows = [], ...situation }: Omit<RuleCases, 'rule'>,
): Example[] => [
  ...breaks.map((example) => {
    const { text, marks } = readMarks(example)
    return { rule, text, faults: marks, ...situation }
  }),
  ...allows.map((text) => ({ rule, text, faults: [], ...situation })),
]

/** Every faulty and every correct text that a rule stands on, and the prose in which nothing may be found. */
export const allExamples: readonly Example[] = [
  ...allRules.flatMap(({ id, breaks, allows }) =>
    examplesOf(id.split('/')[0] ?? id, {
      breaks: breaks.map(withFrenchSpaces),
      allows: allows.map(withFrenchSpaces),
    }),
  ),
  ...allCases.flatMap(({ rule, ...cases }) => examplesOf(rule, cases)),
  ...examplesOf('clean prose', { allows: [...cleanProse, ...cleanAgreements, ...cleanVerbs] }),
]
