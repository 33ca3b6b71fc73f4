import { parseLetter, readBlocks } from './parse.ts'
import { textUnits } from './plain-text.ts'
import { readRuns, readText } from './read-runs.ts'
import type { RawBlock } from './split-blocks.ts'

export type LetterMeasure = {
  readonly wordCount: number
  readonly characterCount: number
  readonly paragraphCount: number
  readonly readingMinutes: number
}

const wordsPerMinute = 200
/** Line feeds, and the second halves of pairs: a pair is one character. */
const uncounted = /\n|(?<=[\ud800-\udbff])[\udc00-\udfff]/g

/**
 * Measures a letter written in the Markdown subset; marks and list markers do not count.
 * Words as word processors count them: split on white space, so «l’offre» is one word, a sign alone
 * («:», «»») is none, and «10 000» is one. Characters include spaces, not line feeds.
 * Reading time in minutes at 200 words a minute, rounded up; 0 for an empty letter.
 */
export function measureLetter(content: string): LetterMeasure {
  const tree = parseLetter(content)
  const units = textUnits(tree)
  const wordCount = units.reduce((sum, unit) => sum + countWords(unit), 0)
  return {
    wordCount,
    characterCount: units.reduce((sum, unit) => sum + unit.replace(uncounted, '').length, 0),
    paragraphCount: tree.blocks.length,
    readingMinutes: Math.ceil(wordCount / wordsPerMinute),
  }
}

/** The `wordCount` of `measureLetter`, in a fraction of its time: emphasis joins and parts no words. */
export const countLetterWords = (content: string): number => wordsIn(readBlocks(content))

const wordsIn = (blocks: readonly RawBlock[]): number =>
  blocks.reduce(
    (sum, block) =>
      block.type === 'paragraph'
        ? sum + countWords(textOf(block.lines.join('\n')))
        : block.items.reduce((inList, item) => inList + wordsIn(item), sum),
    0,
  )

/** A mark between the figures of «10 000» keeps them apart until it is read. */
const textOf = (paragraph: string): string =>
  /[\u00a0\u202f&]/u.test(paragraph) && /[*_]/u.test(paragraph)
    ? readRuns(paragraph)
        .map((run) => (run.type === 'break' ? '\n' : run.value))
        .join('')
    : readText(paragraph)

/** Words of a plain text, counted as in `measureLetter`. */
export function countWords(text: string): number {
  const glued = text.replace(/(?<=\d)[\u00a0\u202f](?=\d)/gu, '')
  return glued.split(/\s+/u).filter((token) => /[\p{L}\p{N}]/u.test(token)).length
}

/** Number of distinct words of a letter, ignoring case; an elided article is a separate word. */
export function countDistinctWords(content: string): number {
  const words = textUnits(parseLetter(content)).flatMap(
    (unit) => unit.toLocaleLowerCase('fr').match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [],
  )
  return new Set(words).size
}
