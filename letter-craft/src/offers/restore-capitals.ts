import { plainLetters } from '../french/plain-letters.ts'
import { accentedWords, knownAcronyms, smallWords } from './words.fr.ts'

const accents = new Map(accentedWords.map((word) => [plainLetters(word), word]))

/** Converts an all-capitals title to sentence case, keeps acronyms, and restores lost accents. */
export function restoreCapitals(title: string): string {
  const shouting = isAllCaps(title)
  return title.replace(/[\p{L}\p{N}&]+(?:-\p{L}+)*/gu, (word, offset: number) => {
    if (knownAcronyms.has(word)) return word
    if (!shouting && offset > 0 && word.length > 1 && smallWords.has(word.toLowerCase()))
      return word.toLowerCase()
    if (!shouting && word.length > 1 && /^[\p{Lu}\d&]+$/u.test(word)) return word
    const accented = accents.get(plainLetters(word))
    if (shouting)
      return accented ?? (/[AEIOUYÉÈ]/u.test(word) || word.length === 1 ? word.toLowerCase() : word)
    if (!accented || word.toLowerCase() === accented) return word
    return /^\p{Lu}/u.test(word) ? accented.charAt(0).toUpperCase() + accented.slice(1) : accented
  })
}

/** Spelling with accents of a word typed without, in lower case; undefined without one. */
export const accentedWord = (word: string): string | undefined => accents.get(plainLetters(word))

/** Whether most letters of a text are capitals. */
export function isAllCaps(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '')
  const capitals = letters.replace(/[^\p{Lu}]/gu, '').length
  if (letters.length < 4) return false
  if (!/\s/u.test(text.trim()) && knownAcronyms.has(text.trim())) return false
  return capitals / letters.length > 0.7
}
