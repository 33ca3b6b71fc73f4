import type { ProofLetter } from './proof-letter.ts'

/** A word of the letter, in lower case; `before` is the text between it and the previous word. */
export type Word = { text: string; start: number; end: number; before: string }

/** The normalised letter; offsets are those of the content. */
type Reading = {
  /** Lower case, curly apostrophes, plain spaces; line feeds separate paragraphs. */
  plain: string
  words: readonly Word[]
}

const readings = new WeakMap<ProofLetter, Reading>()

/** Words of a letter, computed once for all rules. */
export function readLetterWords(letter: ProofLetter): Reading {
  const known = readings.get(letter)
  if (known) return known
  const plain = plainOf(letter.content)
  const reading = { plain, words: wordsOf(plain) }
  readings.set(letter, reading)
  return reading
}

/** Same length: characters whose lower case has another length stay. */
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

/** Whether a word starts a sentence, a quotation or a parenthesis. */
export const opensSentence = ({ before }: Word) => before === '' || /[.!?…:\n«(]/u.test(before)
