import { createHash } from 'node:crypto'
import { plainLetters } from '@lettrine/letter-craft/french/plain-letters'
import type { TemplateRow } from './templates.tables.ts'

/** The content of a template, without its counts. */
export type TemplateContent = Pick<
  TemplateRow,
  'title' | 'template' | 'description' | 'type' | 'tags' | 'industry' | 'difficulty' | 'estimatedTime'
>

// PostgreSQL refuses a word of more than 2 kB; nobody types one of 100 letters.
const longestWord = 100

/** The distinct words of a text, without accents and case. */
export function wordsOf(text: string): string[] {
  const words = plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => word.slice(0, longestWord)))]
}

/** Minimal trigram similarity for a spelling correction. */
export const similarityThreshold = 0.36
/** Shorter words are not corrected: they have too many neighbours. */
export const minCorrectableLength = 4

/** All transpositions of adjacent letters, which trigrams do not catch. */
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

/**
 * Search and sort columns of a template, and its content hash.
 * @param look - what its pictures display beside its text
 */
export function templateIndex(
  content: TemplateContent,
  look?: object,
): {
  titleKey: string
  words: string[]
  contentHash: string
} {
  const { title, template, description, type, tags, industry, difficulty, estimatedTime } = content
  const shown = [
    title,
    template,
    description,
    type,
    tags,
    industry,
    difficulty,
    estimatedTime,
    ...(look ? [look] : []),
  ]
  return {
    titleKey: plainLetters(title),
    words: wordsOf([title, description, ...tags, ...industry].join(' ')),
    contentHash: createHash('sha256').update(JSON.stringify(shown)).digest('hex'),
  }
}
