import { parseLetter } from './parse.ts'
import { textUnits } from './plain-text.ts'

export type LetterMeasure = {
  readonly wordCount: number
  readonly characterCount: number
  readonly paragraphCount: number
  readonly readingMinutes: number
}

const wordsPerMinute = 200

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
    characterCount: units.reduce((sum, unit) => sum + [...unit.replaceAll('\n', '')].length, 0),
    paragraphCount: tree.blocks.length,
    readingMinutes: Math.ceil(wordCount / wordsPerMinute),
  }
}

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
