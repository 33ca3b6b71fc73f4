import { plainLetters } from './plain-letters.ts'

/** Beginnings of the words of a text, which words of one family share. */
export const stemsOf = (text: string): string[] =>
  plainLetters(text)
    .split(/[^a-z]+/u)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 5))
