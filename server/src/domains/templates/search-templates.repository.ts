import type { TemplateSearchResult } from '@lettrine/contract/search'
import { plainLetters } from '@lettrine/letter-craft/french/plain-letters'
import { and, desc, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { type SearchedWord, searchedWords } from './searched-words.ts'
import { visibleTo } from './template-access.ts'
import { hasWordLike } from './template-list.repository.ts'
import { templates } from './templates.tables.ts'

// Shorter pieces are in nearly every title.
const shortestPiece = 3
const mostWords = 8

/**
 * Visible templates that contain every word or a spelling correction of it: titles that start with the search first,
 * then titles with the words, then the others; locked ones too. Punctuation alone finds nothing.
 */
export async function searchTemplates(
  db: Pick<Database, 'select'>,
  userId: string,
  { words, limit }: { words: string; limit: number },
): Promise<TemplateSearchResult[]> {
  const typed = (await searchedWords(words)).slice(0, mostWords)
  if (typed.length === 0) return []
  const whole = plainLetters(words.trim())
  return db
    .select({
      id: templates.id,
      title: templates.title,
      type: templates.type,
      isPremium: templates.isPremium,
    })
    .from(templates)
    .where(and(visibleTo(userId), ...typed.map((word) => hasWord(userId, word))))
    .orderBy(
      desc(sql`starts_with(${templates.titleKey}, ${whole})`),
      desc(sql`${and(...typed.map(({ word }) => isInTitle(word)))}`),
      desc(templates.updatedAt),
      templates.id,
    )
    .limit(limit)
}

const isInTitle = (word: string): SQL => sql`${templates.titleKey} LIKE ${`%${word}%`}`

/** Words have letters and digits only: nothing to escape for LIKE. */
const hasWord = (userId: string, typed: SearchedWord): SQL =>
  [...typed.word].length < shortestPiece
    ? hasWordLike(userId, typed)
    : or(hasWordLike(userId, typed), isInTitle(typed.word))!
