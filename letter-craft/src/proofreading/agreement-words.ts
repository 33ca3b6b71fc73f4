import type { Word } from './letter-words.ts'

export type Words = readonly Word[]
/**
 * A check of the word at an index, and the words it can start with: most words need few checks. `starts` depends on
 * the word alone, so that its result can be memoized.
 */
export type Check = {
  starts: (word: string) => boolean
  check: (words: Words, at: number) => AgreementFault | undefined
}

/** The index of the wrong word, the reason, and the correction where it is certain. */
export type AgreementFault = { at: number; message: string; right?: string }

export const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u))

export const textAt = (words: Words, at: number) => words[at]?.text ?? ''
export const spaced = (words: Words, at: number) => words[at]?.before === ' ' || words[at]?.before === '’'
/** Whether a word is the first part of a compound: «porte-parole». */
export const isHyphened = (words: Words, at: number) => /[-‑’]/u.test(words[at + 1]?.before ?? '')

/** Words that start a noun group. */
export const groupOpeners = list(
  'un une mon ma son sa ce cet cette votre notre le la l du au les des mes ses ces vos nos leurs leur plusieurs quelques chaque aux',
)
