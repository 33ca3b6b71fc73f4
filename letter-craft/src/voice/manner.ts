import { countWords } from '../text/measure.ts'
import { ceremonious, plain } from './turns.fr.ts'

/** Words of the median sentence; 0 without sentences. */
export function medianWords(sentences: readonly string[]): number {
  const lengths = sentences.map(countWords).sort((one, other) => one - other)
  return lengths[Math.floor(lengths.length / 2)] ?? 0
}

/** How often a text has the words of a ceremonious letter, and those of a plain one. */
export const countManners = (text: string): { formal: number; simple: number } => ({
  formal: text.match(ceremonious)?.length ?? 0,
  simple: text.match(plain)?.length ?? 0,
})
