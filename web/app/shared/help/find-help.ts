import { plainLetters } from '@lettrine/letter-craft/french/plain-letters'
import { linesOf, plainLine } from '../../lib/text/rich-text.ts'
import type { HelpQuestion } from './help-question.ts'
import { smallHelpWords } from './help-topics.fr.ts'

/** Weight of a word by where it is found: question, keywords, answer. */
const worth = { title: 9, keyword: 4, text: 1 } as const
/** Factor for a word with a typing error. */
const faultyShare = 0.5
/** Shorter words are too similar for a tolerance of errors. */
const shortestFaulty = 5

/**
 * Questions that match a query, best first; ties keep their order. Accents and case are ignored, a word may be a
 * prefix, and one of five letters or more may hold one typing error. An empty query finds nothing.
 */
export function findHelp(query: string, questions: readonly HelpQuestion[]): HelpQuestion[] {
  const asked = askedWords(query)
  if (asked.length === 0) return []
  return questions
    .map((question) => ({ question, score: scoreOf(asked, question) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ question }) => question)
}

const wordsOf = (text: string): string[] => plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []

function askedWords(query: string): string[] {
  const words = [...new Set(wordsOf(query))]
  const telling = words.filter((word) => !smallHelpWords.has(word))
  return telling.length > 0 ? telling : words
}

/** Zero when any word is missing. */
function scoreOf(asked: readonly string[], { question, keywords, answer }: HelpQuestion): number {
  const fields = [
    { words: wordsOf(question), worth: worth.title },
    { words: wordsOf(keywords.join(' ')), worth: worth.keyword },
    { words: wordsOf(answer.flatMap(linesOf).map(plainLine).join(' ')), worth: worth.text },
  ]
  const scores = asked.map((word) =>
    Math.max(...fields.map((field) => field.worth * similarityThreshold(word, field.words))),
  )
  return scores.every((score) => score > 0) ? scores.reduce((sum, score) => sum + score, 0) : 0
}

function similarityThreshold(asked: string, words: readonly string[]): number {
  if (words.some((word) => word.startsWith(asked))) return 1
  if (asked.length < shortestFaulty) return 0
  return words.some((word) => beginsAlmost(word, asked)) ? faultyShare : 0
}

const beginsAlmost = (word: string, asked: string): boolean =>
  [-1, 0, 1].some((more) => isOneEditAway(asked, word.slice(0, asked.length + more)))

/** Whether one insertion, deletion, substitution or swap turns one word into the other. */
export function isOneEditAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return isSwapped && short.slice(at + 2) === long.slice(at + 2)
}
