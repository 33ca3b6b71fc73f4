import type { LetterSearchResult } from '@lettrine/contract/search'
import type { Deps } from '../../platform/http/api.ts'
import { excerptAround } from './letter-excerpt.ts'
import { shownStatus } from './letter-rules.ts'
import { findLetters, stemsOf } from './search-letters.repository.ts'

/**
 * The user’s letters that match, the best first: title begins so, words of the title, of the company or the post,
 * a part of these, words of the text, and if there are too few, spelling corrections.
 */
export async function searchLetters(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  search: { words: string; limit: number },
): Promise<LetterSearchResult[]> {
  const rows = await findLetters(db, userId, search)
  const isTextFound = rows.some((row) => row.captureOf === 'text')
  const stems = isTextFound ? await stemsOf(db, search.words) : []
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    company: row.company,
    status: shownStatus(row, clock()),
    updatedAt: row.updatedAt.toISOString(),
    ...(row.captureOf === 'text' ? { excerpt: excerptAround(row.content, search.words, stems) } : {}),
  }))
}
