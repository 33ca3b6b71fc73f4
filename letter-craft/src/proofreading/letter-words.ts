import type { ProofLetter } from './proof-letter.ts'

/** A word of the letter, in lower case; `before` is what stands between it and the word before it. */
export type Word = { text: string; start: number; end: number; before: string }

/** The letter as patterns like to read it; offsets are those of the content. */
type Reading = {
  /** Lower case, curly apostrophes, plain spaces; paragraphs stay apart by their line feeds. */
  plain: string
  words: readonly Word[]
}

const readings = new WeakMap<ProofLetter, Reading>()

/** Reads a letter once for all the rules that go by words. */
export function readLetterWords(letter: ProofLetter): Reading {
  const known = readings.get(letter)
  if (known) return known
  const plain = plainOf(letter.content)
  const reading = { plain, words: wordsOf(plain) }
  readings.set(letter, reading)
  return reading
}

/** Character for character: whatever would change the length stays as it is. */
function plainOf(content: string): string {
  const soft = content
    .replace(/['‘]/gu, '’')
    .replace(/[\u00a0\u202f\t]/gu, ' ')
    .replace(/(?<![\n\r ])\n(?![\n\r -])/gu, ' ')
  const lower = soft.toLowerCase()
  return lower.length === soft.length ? lower : soft.replace(/\p{Lu}/gu, sameLengthLower)
}

function sameLengthLower(letter: string): string {
  const lower = letter.toLowerCase()
  return lower.length === letter.length ? lower : letter
}

function wordsOf(plain: string): Word[] {
  const words: Word[] = []
  let end = 0
  for (const { 0: text, index } of plain.matchAll(/[\p{L}\p{N}]+/gu)) {
    words.push({ text, start: index, end: index + text.length, before: plain.slice(end, index) })
    end = index + text.length
  }
  return words
}

/** Whether a word opens a sentence, a quotation or a parenthesis. */
export const opensSentence = ({ before }: Word) => before === '' || /[.!?…:\n«(]/u.test(before)

/** Whether a word follows the one before it with a space or an apostrophe alone. */
export const follows = (word: Word | undefined): word is Word =>
  word !== undefined && (word.before === ' ' || word.before === '’')
