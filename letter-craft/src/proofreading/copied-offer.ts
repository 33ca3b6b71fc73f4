import { plainLetters } from '../french/plain-letters.ts'
import { memoize } from './memoize.ts'
import { proofMessages as texts } from './messages.fr.ts'
import type { ProofLetter, RuleMatch } from './proof-letter.ts'

const copiedWords = 12
const plain = memoize(plainLetters)

/** Twelve words in a row that the offer has too: longer than a quoted duty. */
export function* copied({ sentences, context }: ProofLetter): Iterable<RuleMatch> {
  if (!context.offer) return
  const offer = ` ${wordsOf(context.offer)
    .map(({ word }) => word)
    .join(' ')} `
  const known = new Set(offer.split(' '))
  for (const { text, start } of sentences) {
    const words = wordsOf(text)
    for (let index = 0; index + copiedWords <= words.length; index++) {
      const run = words.slice(index, index + copiedWords)
      if (!run.every(({ word }) => known.has(word))) continue
      if (!offer.includes(` ${run.map(({ word }) => word).join(' ')} `)) continue
      let end = index + copiedWords
      while (
        end < words.length &&
        offer.includes(
          ` ${words
            .slice(index, end + 1)
            .map(({ word }) => word)
            .join(' ')} `,
        )
      )
        end += 1
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
