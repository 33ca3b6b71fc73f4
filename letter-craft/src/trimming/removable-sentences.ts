import { plainLetters } from '../french/plain-letters.ts'
import type { Finding } from '../proofreading/finding.ts'
import { splitLetter, type TextSpan } from '../proofreading/proof-letter.ts'
import { SpanIndex } from '../text/span-index.ts'
import type { Language } from '../typography/fix.ts'

type Place = { start: number; end: number }

/** Why a sentence can be removed: repeated, marked by the proofreader, without a fact, or less useful than others. */
export type RemovalReason = 'repeat' | 'advice' | 'filler' | 'lesser'

/** A sentence that a letter too long for its page can lose. UTF-16 offsets in the content. */
export type RemovableSentence = Place & { text: string; reason: RemovalReason }

/** Results of reading the letter. */
export type LetterReadings = {
  findings: readonly Pick<Finding, 'rule' | 'start' | 'end'>[]
  /** Ranges that answer the offer, one per answered point. */
  answers: readonly Place[]
  claims: readonly Place[]
}

const mostShown = 4
/** Earlier sentences that a sentence is compared with: five pages of them. */
const mostCompared = 200
const shortestParagraphs = 2
/** Share of significant words in common with an earlier sentence that makes a repetition. */
const repeated = 0.6
const weights = { answer: 4, claim: 2, finding: -1, repeat: -4 } as const
/** Rules whose findings mark a sentence without content. */
const tellsNothing = ['cliche', 'machine-turn', 'empty-adjectives', 'copied-offer']

/**
 * Sentences to remove, least useful first: repetitions, clichés, sentences without a fact or an answer, then the
 * others. Never the salutation nor the closing formula, and never all of the body.
 */
export function removableSentences(
  content: string,
  language: Language,
  { findings, answers, claims }: LetterReadings,
): RemovableSentence[] {
  const { sentences } = splitLetter(content, language, {})
  if (sentences.length < shortestParagraphs) return []
  const marks = new SpanIndex(findings.filter(({ rule }) => tellsNothing.includes(rule)))
  const answered = new SpanIndex(answers)
  const told = new SpanIndex(claims)
  const words = sentences.map(({ text }) => weighty(text))
  const judged = sentences.map((sentence, index) => {
    const place = placeOf(sentence)
    const within = {
      marks: marks.meeting(place),
      answers: answered.meeting(place),
      claims: told.meeting(place),
    }
    const repeats = words
      .slice(Math.max(0, index - mostCompared), index)
      .some((earlier) => sharesWords(words[index] ?? new Set(), earlier))
    const worth =
      within.answers * weights.answer +
      within.claims * weights.claim +
      within.marks * weights.finding +
      (repeats ? weights.repeat : 0)
    const reason = reasonOf({
      repeats,
      marked: within.marks > 0,
      empty: within.answers + within.claims === 0,
    })
    return { ...place, text: sentence.text.trim(), reason, worth }
  })
  return judged
    .sort((one, other) => one.worth - other.worth || other.text.length - one.text.length)
    .slice(0, Math.min(mostShown, sentences.length - 1))
    .map(({ worth: _, ...sentence }) => sentence)
}

function reasonOf(seen: { repeats: boolean; marked: boolean; empty: boolean }): RemovalReason {
  if (seen.repeats) return 'repeat'
  if (seen.marked) return 'advice'
  return seen.empty ? 'filler' : 'lesser'
}

function placeOf({ text, start }: TextSpan): Place {
  const lead = text.length - text.trimStart().length
  return { start: start + lead, end: start + text.trimEnd().length }
}

function sharesWords(own: ReadonlySet<string>, before: ReadonlySet<string>): boolean {
  const shared = [...own].filter((word) => before.has(word)).length
  return own.size >= 3 && shared / own.size >= repeated
}

/** Significant words, without their endings. */
const weighty = (text: string): Set<string> =>
  new Set((plainLetters(text).match(/[a-z]{5,}/g) ?? []).map((word) => word.slice(0, 6)))
