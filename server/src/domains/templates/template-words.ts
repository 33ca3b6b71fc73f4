import { createHash } from 'node:crypto'
import { plainLetters } from '@lettrine/letter-craft/french/plain-letters'
import type { TemplateRow } from './templates.tables.ts'

/** What one reads of a template; its counts are not. */
export type TemplateContent = Pick<
  TemplateRow,
  'title' | 'template' | 'description' | 'type' | 'tags' | 'industry' | 'difficulty' | 'estimatedTime'
>

// PostgreSQL refuses a word of more than 2 kB; nobody types one of 100 letters.
const longestWord = 100

/** The words of a text in plain letters, each once. */
export function wordsOf(text: string): string[] {
  const words = plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => word.slice(0, longestWord)))]
}

/** How near two words must be to count as the same, mistyped: shared groups of three letters over all of them. */
export const similarityThreshold = 0.36
/** Shorter words are taken as typed: too many others are near them. */
export const minCorrectableLength = 4

/** The word with two neighbours exchanged, in every way: what groups of three letters do not see. */
export function transpositionsOf(word: string): string[] {
  const letters = [...word]
  const swaps = letters.slice(1).map((letter, index) => {
    const swapped = [...letters]
    swapped[index + 1] = letters[index]!
    swapped[index] = letter
    return swapped.join('')
  })
  return [...new Set(swaps)].filter((swap) => swap !== word)
}

/** What a template is found and sorted by, and the hash of what is shown of it. */
export function templateIndex(content: TemplateContent): {
  titleKey: string
  words: string[]
  contentHash: string
} {
  const { title, template, description, type, tags, industry, difficulty, estimatedTime } = content
  const shown = [title, template, description, type, tags, industry, difficulty, estimatedTime]
  return {
    titleKey: plainLetters(title),
    words: wordsOf([title, description, ...tags, ...industry].join(' ')),
    contentHash: createHash('sha256').update(JSON.stringify(shown)).digest('hex'),
  }
}
