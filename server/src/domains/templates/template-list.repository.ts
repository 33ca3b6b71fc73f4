import type { TemplateQuery, TemplateSort } from '@lettrine/contract/templates'
import { and, arrayOverlaps, eq, exists, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { users } from '../identity/index.ts'
import { type SearchedWord, searchedWords } from './searched-words.ts'
import { visibleTo } from './template-access.ts'
import { minCorrectableLength, similarityThreshold, transpositionsOf } from './template-words.ts'
import type { TemplateCard } from './templates.presenter.ts'
import {
  templateBookmarks,
  templateColumns,
  templateRatings,
  templates,
  templateUses,
} from './templates.tables.ts'

/** Each sort ends with a unique column, for a stable order. */
export const templateOrders = {
  rating: sql`templates.rating DESC NULLS LAST, templates.review_count DESC, templates.use_count DESC, templates.title_key, templates.id`,
  useCount: sql`templates.use_count DESC, templates.title_key, templates.id`,
  recent: sql`templates.updated_at DESC, templates.title_key, templates.id`,
  popular: sql`templates.popularity DESC, templates.title_key, templates.id`,
  alphabetical: sql`templates.title_key, templates.id`,
} as const satisfies Record<TemplateSort, SQL>

/** The first matching templates visible to the user, and the total. */
export async function listTemplates(
  db: Database,
  userId: string,
  query: TemplateQuery,
): Promise<{ cards: TemplateCard[]; total: number }> {
  const typed = await searchedWords(query.search)
  const matches = and(visibleTo(userId), ...filtersOf(userId, query, typed))!
  return readCards(db, userId, matches, templateOrders[query.sort], query)
}

/** The first templates that match a condition, in the given order, as cards. */
export async function readCards(
  db: Database,
  userId: string,
  matches: SQL,
  order: SQL,
  { limit, texts = true }: { limit: number; texts?: boolean },
): Promise<{ cards: TemplateCard[]; total: number }> {
  // Sorts narrow rows first, then reads only the shown templates completely.
  const chosen = sql`(
    SELECT id AS chosen_id, count(*) OVER () AS total FROM templates WHERE ${matches} ORDER BY ${order} LIMIT ${limit}
  ) AS chosen`
  const rows = await db
    .select({
      template: texts ? templateColumns : beginningOnly,
      creatorName: users.name,
      isBookmarked: isBookmarkedBy(userId).mapWith(Boolean),
      myRating: sql<number | null>`(
        SELECT mine.rating FROM ${templateRatings} AS mine
        WHERE mine.user_id = ${userId} AND mine.template_id = ${templates.id})`,
      hasUsed: sql`${exists(usesOf(db, userId))}`.mapWith(Boolean),
      total: sql`chosen.total`.mapWith(Number),
    })
    .from(chosen)
    .innerJoin(templates, sql`${templates.id} = chosen.chosen_id`)
    .leftJoin(users, eq(users.id, templates.userId))
    .orderBy(order)
  return { cards: rows.map(({ total, ...card }) => card), total: rows[0]?.total ?? 0 }
}

// The beginning of the text, enough for an excerpt.
const beginningOnly = { ...templateColumns, template: sql<string>`left(${templates.template}, 400)` }

const isBookmarkedBy = (userId: string) => sql`EXISTS (
  SELECT 1 FROM ${templateBookmarks} AS kept
  WHERE kept.user_id = ${userId} AND kept.template_id = ${templates.id})`

const usesOf = (db: Database, userId: string) =>
  db
    .select({ one: sql`1` })
    .from(templateUses)
    .where(and(eq(templateUses.userId, userId), eq(templateUses.templateId, templates.id)))

function filtersOf(
  userId: string,
  query: TemplateQuery,
  typed: readonly SearchedWord[],
): (SQL | undefined)[] {
  return [
    query.type === 'all' ? undefined : eq(templates.type, query.type),
    query.difficulty === 'all' ? undefined : eq(templates.difficulty, query.difficulty),
    query.premiumOnly ? eq(templates.isPremium, true) : undefined,
    query.mine ? eq(templates.userId, userId) : undefined,
    query.ai ? eq(templates.isAIGenerated, true) : undefined,
    query.featured ? eq(templates.isFeatured, true) : undefined,
    query.bookmarked ? isBookmarkedBy(userId) : undefined,
    // One that nobody rated has no rating to reach it.
    query.minRating > 0 ? gte(templates.rating, query.minRating) : undefined,
    lte(templates.estimatedTime, query.maxTime),
    query.tags.length > 0 ? arrayOverlaps(templates.tags, query.tags) : undefined,
    query.industries.length > 0 ? arrayOverlaps(templates.industry, query.industries) : undefined,
    ...typed.map((word) => hasWordLike(userId, word)),
    // Punctuation alone finds no template.
    query.search !== '' && typed.length === 0 ? sql`false` : undefined,
  ]
}

/** Prefix match of a word; without any, a spelling correction, unless the word names an occupation. */
export function hasWordLike(userId: string, { word: typed, isOccupation }: SearchedWord): SQL {
  const beginning = `'${typed}':*`
  if (isOccupation || [...typed].length < minCorrectableLength)
    return sql`${templates.searchWords} @@ ${beginning}::tsquery`
  // «Fleuriste» is no typing error for «juriste»: the first letter is seldom wrong.
  const alike = sql`word % ${typed} AND similarity(word, ${typed}) >= ${similarityThreshold}::double precision
    AND left(word, 1) = left(${typed}::text, 1)`
  const swapped = sql`word = ANY(${sql.param(transpositionsOf(typed))}::text[])`
  // Only visible templates count as known words, so that results do not reveal private ones.
  const isKnown = sql`EXISTS (
    SELECT 1 FROM ${templates} WHERE ${templates.searchWords} @@ ${beginning}::tsquery AND ${visibleTo(userId)})`
  return sql`${templates.searchWords} @@ (
    SELECT CASE WHEN ${isKnown} THEN ${beginning} ELSE COALESCE((
      SELECT string_agg('''' || word || '''', ' | ') FROM (
        SELECT word FROM template_vocabulary WHERE ${alike}
        UNION ALL SELECT word FROM template_vocabulary WHERE ${swapped}
      ) AS meant
    ), '') END
  )::tsquery`
}
