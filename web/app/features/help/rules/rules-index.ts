import { plainLetters } from '@lettrine/letter-craft/french/plain-letters'
import type { ExplainedRule, RuleFamily } from '@lettrine/letter-craft/proofreading/rules/explained-rules'

/** A rule in the list of all rules: its sentence, and the words of its first example. */
export type ListedRule = Pick<ExplainedRule, 'family' | 'name' | 'why'> & { fault: string; fix: string }
export type ListedFamily = { family: RuleFamily; rules: ListedRule[] }

export function listedRule({ family, name, why, wrong: [first] }: ExplainedRule): ListedRule {
  return { family, name, why, fault: first?.fault ?? '', fix: first?.fix ?? '' }
}

const wordsOf = (text: string): string[] => plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Weight of a word by where it is found: the words of the example, their beginning, the sentence. */
const worth = { word: 4, beginning: 2, sentence: 1 } as const

/**
 * Rules that have every word of a query, best first; ties keep their order. Accents and case are ignored, and a word
 * may be a prefix. An empty query finds nothing.
 */
export function findRules(query: string, rules: readonly ListedRule[]): ListedRule[] {
  const asked = [...new Set(wordsOf(query))]
  if (asked.length === 0) return []
  return rules
    .map((rule) => ({ rule, score: scoreOf(asked, rule) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ rule }) => rule)
}

/** Zero when any word is missing. */
function scoreOf(asked: readonly string[], { fault, fix, why }: ListedRule): number {
  const example = wordsOf(`${fault} ${fix}`)
  const sentence = wordsOf(why)
  const scores = asked.map((word): number => {
    if (example.includes(word)) return worth.word
    if (example.some((one) => one.startsWith(word))) return worth.beginning
    return sentence.some((one) => one.startsWith(word)) ? worth.sentence : 0
  })
  return scores.every((score) => score > 0) ? scores.reduce((sum, score) => sum + score, 0) : 0
}
