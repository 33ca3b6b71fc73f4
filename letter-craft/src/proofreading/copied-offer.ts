import { plainLetters } from '../french/plain-letters.ts'
import { runsOfWords } from '../text/word-runs.ts'
import { memoize } from './memoize.ts'
import { proofMessages as texts } from './messages.fr.ts'
import type { ProofLetter, RuleMatch } from './proof-letter.ts'

const copiedWords = 12
const plain = memoize(plainLetters)

/** Twelve words in a row that the offer has too: longer than a quoted duty. */
export function* copied({ sentences, context }: ProofLetter): Iterable<RuleMatch> {
  if (!context.offer) return
  const runs = runsOfWords(
    wordsOf(context.offer).map(({ word }) => word),
    copiedWords,
  )
  for (const { text, start } of sentences) {
    const words = wordsOf(text)
    const isCopied = (at: number) =>
      runs.has(
        words
          .slice(at, at + copiedWords)
          .map(({ word }) => word)
          .join(' '),
      )
    for (let index = 0; index + copiedWords <= words.length; index++) {
      if (!isCopied(index)) continue
      let end = index + copiedWords
      while (end < words.length && isCopied(end + 1 - copiedWords)) end += 1
      const [first, last] = [words[index], words[end - 1]]
      if (first && last)
        yield { start: start + first.at, end: start + last.at + last.length, message: texts.copied }
      break
    }
  }
}

function wordsOf(text: string): { word: string; at: number; length: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((found) => ({
    word: plain(found[0]),
    at: found.index,
    length: found[0].length,
  }))
}
