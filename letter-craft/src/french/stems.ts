import { plainLetters } from './plain-letters.ts'

/** The words of a text of at least so many letters, in plain letters. */
export const longWords = (text: string, letters: number): string[] =>
  plainLetters(text)
    .split(/[^a-z]+/u)
    .filter((word) => word.length >= letters)

/** Beginnings of the words of a text, which words of one family share. */
export const stemsOf = (text: string): string[] => longWords(text, 4).map((word) => word.slice(0, 5))

/** Whether a text has these words side by side, both in plain letters: «java», and not within «javascript». */
export const hasWords = (text: string, words: string): boolean =>
  ` ${text.replace(/[^a-z0-9+#]+/gu, ' ')} `.includes(` ${words.replace(/[^a-z0-9+#]+/gu, ' ').trim()} `)
