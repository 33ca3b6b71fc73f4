import { freeExportWords } from '@lettrine/contract/export-access'
import { and, asc, count, desc, eq, getTableColumns, gt, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { letters, letterVersions } from './letters.tables.ts'

/** Number of letters of a user, with those in the bin. */
export async function countOwnLetters(
  db: Pick<Database, 'select'>,
  userId: string,
): Promise<{ inUse: number; inBin: number }> {
  const [row] = await db
    .select({
      all: count(),
      inBin: sql<number>`(count(*) FILTER (WHERE ${letters.deletedAt} IS NOT NULL))::integer`,
    })
    .from(letters)
    .where(eq(letters.userId, userId))
  const { all = 0, inBin = 0 } = row ?? {}
  return { inUse: all - inBin, inBin }
}

const maxTexts = 20

/** The texts of the letters that a user changed last, those for this post and the bin left out. */
export async function listOtherTexts(
  db: Pick<Database, 'select'>,
  userId: string,
  post: { jobTitle: string; company: string },
): Promise<string[]> {
  const rows = await db
    .select({ content: letters.content })
    .from(letters)
    .where(
      and(
        eq(letters.userId, userId),
        isNull(letters.deletedAt),
        or(ne(letters.jobTitle, post.jobTitle), ne(letters.company, post.company)),
      ),
    )
    .orderBy(desc(letters.updatedAt))
    .limit(maxTexts)
  return rows.map(({ content }) => content)
}

/** Counts outside of the bin: all letters, those created since `since`, those that need a plan for all formats. */
export async function countRecentLetters(
  db: Pick<Database, 'select'>,
  userId: string,
  since: Date,
): Promise<{ kept: number; ofLate: number; long: number }> {
  const [row] = await db
    .select({
      kept: count(),
      ofLate: sql<number>`(count(*) FILTER (WHERE ${letters.createdAt} >= ${since.toISOString()}))::integer`,
      long: sql<number>`(count(*) FILTER (WHERE ${letters.wordCount} >= ${freeExportWords}))::integer`,
    })
    .from(letters)
    .where(and(eq(letters.userId, userId), isNull(letters.deletedAt)))
  return row ?? { kept: 0, ofLate: 0, long: 0 }
}

const {
  titleKey,
  searchText,
  searchWords,
  titlePieces,
  postPieces,
  searchStems,
  userId: _owner,
  ...exported
} = getTableColumns(letters)

/** A batch of a user’s letters, the bin included, ordered by id after `after`. */
export function exportOwnLetters(
  db: Pick<Database, 'select'>,
  userId: string,
  page: { after: string | undefined; limit: number },
) {
  return db
    .select(exported)
    .from(letters)
    .where(and(eq(letters.userId, userId), page.after === undefined ? undefined : gt(letters.id, page.after)))
    .orderBy(asc(letters.id))
    .limit(page.limit)
}

/** The versions of a letter, oldest first. */
export function exportOwnVersions(db: Pick<Database, 'select'>, userId: string, letterId: string) {
  const { id, version, title, content, plan, author, wordsAdded, wordsRemoved, label, createdAt } =
    letterVersions
  return db
    .select({ id, version, title, content, plan, author, wordsAdded, wordsRemoved, label, createdAt })
    .from(letterVersions)
    .where(and(eq(letterVersions.userId, userId), eq(letterVersions.letterId, letterId)))
    .orderBy(asc(version))
}
