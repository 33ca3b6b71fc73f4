import { loadOccupations } from '../../platform/knowledge/load-occupations.ts'
import { wordsOf } from './template-words.ts'

/**
 * A word of a search. One that the register of occupations has is no typing error for another: «coiffeuse» is not
 * «chauffeur».
 */
export type SearchedWord = { word: string; isOccupation: boolean }

/** The distinct words of a search. */
export async function searchedWords(search: string): Promise<SearchedWord[]> {
  const words = wordsOf(search)
  if (words.length === 0) return []
  const occupations = await loadOccupations()
  return words.map((word) => ({
    word,
    isOccupation: occupations
      .search(word, 1)
      .some(({ masculine, feminine }) => wordsOf(`${masculine} ${feminine}`).includes(word)),
  }))
}
