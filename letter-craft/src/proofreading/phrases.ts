import { adjectiveForms } from './adjectives.ts'
import { personsOf } from './conjugation.ts'
import { firstWords } from './first-words.ts'
import { readLetterWords } from './letter-words.ts'
import { isInfinitive, isKnownVerb, isMasculineParticiple, isNoun, isParticiple } from './lexicon.ts'
import type { ProofLetter, RuleMatch } from './proof-letter.ts'

/**
 * A wrong phrase, what is right, and what must stand before it (`!` forbids it instead). The wrong phrase is
 * the source of a pattern on lower case with curly apostrophes; it begins with a word, or with words in
 * `(?:a|b)`. `@infinitive`, `@participle`, `@noun`, `@feminine`, `@masculine` and `@plural` stand for a word
 * of that kind; `@verb` is an infinitive the lexicon knows, `@formed` a masculine participle, `@finite` a verb
 * in the third person that is nothing else, `@conjugated` the same in any person. An empty right side means that no correction is certain.
 */
export type Phrase = readonly [wrong: string, right: string, after?: string]

/** Phrases that share one explanation. */
export type PhraseGroup<Reason extends string = string> = { why: Reason; phrases: readonly Phrase[] }

type Compiled<Reason> = {
  pattern: RegExp
  /** What must stand before; tried last, for it is the dearest. */
  behind: RegExp | undefined
  right: string
  why: Reason
  kind: Kind | undefined
}
type Kind = keyof typeof kinds

const kinds = {
  infinitive: isInfinitive,
  participle: isParticiple,
  verb: (word: string) => isKnownVerb(word) && !isNoun(word),
  formed: isMasculineParticiple,
  finite: (word: string) => personsOf(word).has('il') && !isNoun(word) && adjectiveForms(word) === undefined,
  conjugated: (word: string) =>
    personsOf(word).size > 0 && !isNoun(word) && adjectiveForms(word) === undefined,
  noun: (word: string) => isNoun(word),
  feminine: (word: string) => isNoun(word, { gender: 'feminine', plural: false }),
  masculine: (word: string) => isNoun(word, { gender: 'masculine', plural: false }),
  plural: (word: string) => isNoun(word, { plural: true }),
} as const

/** Phrases by their first word: a letter costs one look-up for each of its words. */
export type PhraseBook<Reason extends string> = ReadonlyMap<string, readonly Compiled<Reason>[]>

export function phraseBook<Reason extends string>(
  groups: readonly PhraseGroup<Reason>[],
): PhraseBook<Reason> {
  const book = new Map<string, Compiled<Reason>[]>()
  for (const { why, phrases } of groups)
    for (const phrase of phrases) {
      const compiled = { ...compile(phrase), why }
      for (const first of firstWords(phrase[0])) book.set(first, [...(book.get(first) ?? []), compiled])
    }
  return book
}

/** What must stand before begins with a whole word, or with a sign. */
const wordStart = '(?:(?<!\\p{L})|(?!\\p{L}))'

function compile([wrong, right, after = '']: Phrase): Omit<Compiled<never>, 'why'> {
  const behind = after.startsWith('!')
    ? `(?<!${wordStart}(?:${after.slice(1)}))`
    : after && `(?<=${wordStart}(?:${after}))`
  const kind = (Object.keys(kinds) as Kind[]).find((one) => wrong.includes(`@${one}`))
  const body = wrong.replace(/@(\p{L}+)/gu, '(?<$1>[\\p{L}-]+)')
  // After an elided word, the next one follows at once.
  const edge = '(?:(?<=[’ ])|(?![\\p{L}\\p{N}]))'
  return {
    pattern: new RegExp(`${body}${edge}`, 'uy'),
    behind: behind === '' ? undefined : new RegExp(behind, 'uy'),
    right,
    kind,
  }
}

/** Every phrase of a book found in the letter; `say` explains it. */
export function* phrasesIn<Reason extends string>(
  letter: ProofLetter,
  book: PhraseBook<Reason>,
  say: (why: Reason, right: string) => string,
): Iterable<RuleMatch> {
  const { plain, words } = readLetterWords(letter)
  for (const { text, start, before } of words) {
    const lines = book.get(text)
    if (!lines || /[@/_]$/u.test(before)) continue
    for (const { pattern, behind, right, why, kind } of lines) {
      pattern.lastIndex = start
      const found = pattern.exec(plain)
      if (!found || (kind && !kinds[kind](found.groups?.[kind] ?? ''))) continue
      if (behind) {
        behind.lastIndex = start
        if (!behind.test(plain)) continue
      }
      const end = start + found[0].length
      const mended = like(letter.content.slice(start, end), filled(right, found))
      if (mended === letter.content.slice(start, end)) continue
      yield { start, end, message: say(why, mended), ...(right !== '' && { fix: mended }) }
      break
    }
  }
}

const filled = (right: string, found: RegExpExecArray) =>
  right.replace(/\$(\d)|\$<(\p{L}+)>/gu, (_, index?: string, name?: string) =>
    index ? (found[Number(index)] ?? '') : (found.groups?.[name ?? ''] ?? ''),
  )

/** Gives a text the first capital of its model. */
export const like = (model: string, text: string) =>
  /^\p{Lu}/u.test(model) ? text.charAt(0).toUpperCase() + text.slice(1) : text
