import { firstWords } from './first-words.ts'
import { readLetterWords } from './letter-words.ts'
import type { ProofLetter, RuleMatch } from './proof-letter.ts'
import { isOfKind, type WordKind, wordKinds } from './word-kinds.ts'

/**
 * A wrong phrase, its correction, and the required words before it (`!` forbids them instead). The wrong phrase is
 * the source of a pattern on lower case with curly apostrophes; it starts with a word, or with words in `(?:a|b)`.
 * `@infinitive`, `@participle`, `@noun`, `@feminine`, `@masculine` and `@plural` match a word of that kind; `@verb`
 * is a known infinitive, `@formed` a masculine participle, `@finite` an unambiguous verb in the third person,
 * `@conjugated` the same in any person. Without the dictionary, a phrase that names a kind is not found. An empty correction means that none is certain.
 */
export type Phrase = readonly [wrong: string, right: string, after?: string]

/** Phrases with the same explanation. */
export type PhraseGroup<Reason extends string = string> = { why: Reason; phrases: readonly Phrase[] }

type Compiled<Reason> = {
  pattern: RegExp
  /** Required context before the phrase; tested last, because it costs most. */
  behind: RegExp | undefined
  right: string
  why: Reason
  kind: WordKind | undefined
}
/** A line of a table; compiled when a letter first has its first word, because a letter has that of few lines. */
type Line<Reason> = { phrase: Phrase; why: Reason; compiled?: Compiled<Reason> }

/** Phrases by first word: one look-up per word of the letter. */
export type PhraseBook<Reason extends string> = ReadonlyMap<string, readonly Line<Reason>[]>

export function phraseBook<Reason extends string>(
  groups: readonly PhraseGroup<Reason>[],
): PhraseBook<Reason> {
  const book = new Map<string, Line<Reason>[]>()
  for (const { why, phrases } of groups)
    for (const phrase of phrases) {
      const line = { phrase, why }
      for (const first of firstWords(phrase[0])) {
        const known = book.get(first)
        if (known) known.push(line)
        else book.set(first, [line])
      }
    }
  return book
}

/** The context starts with a whole word, or with a sign. */
const wordStart = '(?:(?<!\\p{L})|(?!\\p{L}))'

function compile([wrong, right, after = '']: Phrase): Omit<Compiled<never>, 'why'> {
  const behind = after.startsWith('!')
    ? `(?<!${wordStart}(?:${after.slice(1)}))`
    : after && `(?<=${wordStart}(?:${after}))`
  const kind = wordKinds.find((one) => wrong.includes(`@${one}`))
  const body = wrong.replace(/@(\p{L}+)/gu, '(?<$1>[\\p{L}-]+)')
  // No space follows an elided word.
  const edge = '(?:(?<=[’ ])|(?![\\p{L}\\p{N}]))'
  return {
    pattern: new RegExp(`${body}${edge}`, 'uy'),
    behind: behind === '' ? undefined : new RegExp(behind, 'uy'),
    right,
    kind,
  }
}

/** Every phrase of a book found in the letter; `say` returns its message. */
export function* phrasesIn<Reason extends string>(
  letter: ProofLetter,
  book: PhraseBook<Reason>,
  say: (why: Reason, right: string) => string,
): Iterable<RuleMatch> {
  const { plain, words } = readLetterWords(letter)
  for (const { text, start, before } of words) {
    const lines = book.get(text)
    if (!lines || /[@/_]$/u.test(before)) continue
    for (const line of lines) {
      line.compiled ??= { ...compile(line.phrase), why: line.why }
      const { pattern, behind, right, why, kind } = line.compiled
      pattern.lastIndex = start
      const found = pattern.exec(plain)
      if (!found || (kind && !isOfKind(kind, found.groups?.[kind] ?? '', letter.morphology))) continue
      if (behind) {
        behind.lastIndex = start
        if (!behind.test(plain)) continue
      }
      const end = start + found[0].length
      const fixed = like(letter.content.slice(start, end), filled(right, found))
      if (fixed === letter.content.slice(start, end)) continue
      yield { start, end, message: say(why, fixed), ...(right !== '' && { fix: fixed }) }
      break
    }
  }
}

const filled = (right: string, found: RegExpExecArray) =>
  right.replace(/\$(\d)|\$<(\p{L}+)>/gu, (_, index?: string, name?: string) =>
    index ? (found[Number(index)] ?? '') : (found.groups?.[name ?? ''] ?? ''),
  )

/** Capitalises a text like its model, unless that is an acronym. */
export const like = (model: string, text: string) =>
  /^\p{Lu}(?!\p{Lu}{2})/u.test(model) ? text.charAt(0).toUpperCase() + text.slice(1) : text
