import { withFrenchSpaces } from './french-spaces.ts'
import { readExample } from './grammar-rule.ts'
import { type AnyRule, allRules } from './grammar-rules.ts'

export const ruleFamilies = ['agreement', 'conjugation', 'homophone', 'confusion', 'expression'] as const
export type RuleFamily = (typeof ruleFamilies)[number]

/** A sentence with a fault and its correction; `before` and `after` are the rest of the sentence. */
export type FaultyExample = { before: string; fault: string; fix: string; after: string }

/** A rule as its page displays it. */
export type ExplainedRule = {
  id: string
  family: RuleFamily
  /** The second part of its id: an anchor. */
  name: string
  why: string
  source: string
  wrong: readonly FaultyExample[]
  right: readonly string[]
}

const examplesOfEach = 2

const known: ReadonlyMap<string, AnyRule> = new Map(allRules.map((rule) => [rule.id, rule]))

/** A rule of grammar by its id; undefined for another id, such as that of a rule that no longer exists. */
export const findRule = (id: string): AnyRule | undefined => known.get(id)

/** Why the fault is one, in one sentence. */
export const reasonOf = ({ why }: AnyRule): string => withFrenchSpaces(why)

/** The rules of a family, in their order. */
export const explainedRules = (family: RuleFamily): ExplainedRule[] =>
  allRules.filter(({ id }) => id.startsWith(`${family}/`)).map(explain)

function explain(rule: AnyRule): ExplainedRule {
  const [family, name] = rule.id.split('/') as [RuleFamily, string]
  return {
    id: rule.id,
    family,
    name,
    why: reasonOf(rule),
    source: withFrenchSpaces(rule.source),
    wrong: correctedExamples(rule).slice(0, examplesOfEach),
    right: rule.allows.slice(0, examplesOfEach).map(withFrenchSpaces),
  }
}

/** The examples of a rule that have both a fault and its correction. */
export const correctedExamples = ({ breaks }: AnyRule): FaultyExample[] =>
  breaks.map(splitExample).filter(({ fault, fix }) => fault !== '' && fix !== '')

function splitExample(example: string): FaultyExample {
  const { text, start, end, fix } = readExample(withFrenchSpaces(example))
  return { before: text.slice(0, start), fault: text.slice(start, end), fix, after: text.slice(end) }
}
