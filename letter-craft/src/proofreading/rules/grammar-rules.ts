import { agreementRules } from './agreement/agreement-rules.fr.ts'
import { isDoubtful } from './confidence.ts'
import { confusions } from './confusions/all-confusions.ts'
import { byTopic } from './confusions/by-topic.fr.ts'
import { conjugationRules } from './conjugation/conjugation-rules.fr.ts'
import { expressions } from './expressions/all-expressions.ts'
import type { Fault, Grammar, GrammarRule } from './grammar-rule.ts'
import { homophones } from './homophones/all-homophones.ts'
import { heardAsAnother, likelierSameSound } from './homophones/by-context.fr.ts'
import { etOrEst } from './homophones/et-est.fr.ts'
import { indexPatterns, type PatternRule, patternFaults } from './pattern-rule.ts'

/** Rules made of word patterns. */
const patternRules: readonly PatternRule[] = [...confusions, ...homophones, ...expressions]

/** Rules that read the groups of a sentence. */
const groupRules: readonly GrammarRule[] = [
  ...agreementRules,
  ...conjugationRules,
  ...etOrEst,
  heardAsAnother,
  likelierSameSound,
  ...byTopic,
]

export type AnyRule = PatternRule | GrammarRule
export const allRules: readonly AnyRule[] = [...groupRules, ...patternRules]

const patterns = indexPatterns(patternRules)

export type RuleFault = { rule: AnyRule; fault: Fault }

/** Every fault of a sentence, with its rule; `doubtful` says which are put as questions. */
export function* grammarFaults(grammar: Grammar): Iterable<RuleFault> {
  for (const { rule, fault } of everyFault(grammar))
    yield isDoubtful(rule.id, fault, grammar)
      ? { rule, fault: { ...fault, doubtful: true } }
      : { rule, fault }
}

function* everyFault(grammar: Grammar): Iterable<RuleFault> {
  for (const rule of groupRules) for (const fault of rule.find(grammar)) yield { rule, fault }
  yield* patternFaults(patterns, grammar)
}

/** The faults that one rule finds in a sentence. */
export function* faultsOf(rule: AnyRule, grammar: Grammar): Iterable<Fault> {
  if ('find' in rule) yield* rule.find(grammar)
  else for (const { fault } of patternFaults(indexPatterns([rule]), grammar)) yield fault
}
