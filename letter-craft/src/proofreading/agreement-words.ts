import type { Word } from './letter-words.ts'

export type Words = readonly Word[]
/**
 * A check of the word at an index, and the words it can begin with: most words ask for few checks.
 * `starts` looks at the word alone, so that its answer is memoize.
 */
export type Check = {
  starts: (word: string) => boolean
  check: (words: Words, at: number) => AgreementFault | undefined
}

/** The word that is wrong, why, and what is right where it is certain. */
export type AgreementFault = { at: number; message: string; right?: string }

export const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u))

export const textAt = (words: Words, at: number) => words[at]?.text ?? ''
export const spaced = (words: Words, at: number) => words[at]?.before === ' ' || words[at]?.before === '’'
/** Whether a word is the first of a compound: «porte-parole». */
export const isHyphened = (words: Words, at: number) => /[-‑’]/u.test(words[at + 1]?.before ?? '')

/** Words that open a noun group. */
export const groupOpeners = list(
  'un une mon ma son sa ce cet cette votre notre le la l du au les des mes ses ces vos nos leurs leur plusieurs quelques chaque aux',
)
