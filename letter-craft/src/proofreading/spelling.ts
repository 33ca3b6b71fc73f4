import type { Speller } from '../spelling/speller.ts'
import { SpanIndex } from '../text/span-index.ts'
import type { Finding } from './finding.ts'
import { proofMessages as frenchTexts } from './messages.fr.ts'
import type { ProofLetter } from './proof-letter.ts'

/** A word with its apostrophes and hyphens; an elided word precedes it. */
const wordPattern =
  /(?<![\p{L}\p{N}_@#/.’'-])((?:[ldjmtsnc]|qu|jusqu|lorsqu|puisqu|quelqu)[’'])?(\p{L}+(?:[’'-]\p{L}+)*)(?![\p{L}\p{N}_@/]|\.\p{L})/giu
const address = /@|:\/\/|www\.|\.(?:com|fr|org|net|io|eu)/iu
const opens = /(?:^|[.!?…:;]["»”’)*_]*\s+|\n[\s>*•-]*|[«“"(]\s?)[*_]*$/u
/** «BTS», «iPhone» */
const capitalInside = /\p{Lu}.*\p{Lu}|^\p{Ll}\p{Lu}/u

/** Different unknown words of a letter that get suggestions: more are no words. */
const maxSuggested = 300
const none = { words: [], certain: false } as const

/**
 * Words that no dictionary contains. Names are skipped (a capital inside a sentence), and so are words in `accepted`
 * (see `wordsIn`). An `error` with a fix where only one word is likely.
 */
export function* spellingFindings(
  { content }: ProofLetter,
  speller: Speller,
  accepted: ReadonlySet<string>,
): Iterable<Finding> {
  const addresses = new SpanIndex(
    [...content.matchAll(/\S+/gu)]
      .filter(([text]) => address.test(text))
      .map(({ index, 0: text }) => ({ start: index, end: index + text.length })),
  )
  const suggested = new Set<string>()
  for (const { index, 1: elided = '', 2: word = '' } of content.matchAll(wordPattern)) {
    if (word.length < 3 || capitalInside.test(word)) continue
    const start = index + elided.length
    const capital = /^\p{Lu}/u.test(word)
    const first = capital && elided === '' && opens.test(content.slice(Math.max(0, start - 12), start))
    if ((capital && !first) || speller.knows(word) || accepted.has(bare(word))) continue
    const end = start + word.length
    if (addresses.someNear({ start, end }, (one) => one.start <= start && end <= one.end)) continue
    suggested.add(word)
    const { words, certain } = suggested.size > maxSuggested ? none : speller.suggest(word)
    const [right] = words
    const place = { rule: 'spelling', start, end }
    if (right !== undefined && certain)
      yield { ...place, severity: 'error', message: frenchTexts.spelling(right), fix: right }
    // At the start of a sentence, an unknown word is more often a name than an error.
    else if (!first)
      yield { ...place, severity: 'warning', message: frenchTexts.unknownWord(words), suggestions: words }
  }
}

const bare = (word: string) => word.toLowerCase().replaceAll("'", '’')
const withoutElision = (word: string) => word.replace(/^\p{L}{1,6}’/u, '')

/**
 * Words of accepted texts (offer, profile, personal dictionary) for `proofread`. Accents count; words in capitals
 * are left out, because many keyboards lack accented capitals.
 */
export function wordsIn(texts: Iterable<string>): Set<string> {
  const words = new Set<string>()
  for (const text of texts)
    for (const [word] of text.matchAll(/\p{L}+(?:[’'-]\p{L}+)*/gu)) {
      if (word.length > 1 && word === word.toUpperCase()) continue
      words.add(bare(word))
      words.add(withoutElision(bare(word)))
    }
  return words
}
