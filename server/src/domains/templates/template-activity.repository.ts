import { and, asc, eq, sql } from 'drizzle-orm'
import { type Database, isForeignKeyViolation } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import { visibleTo } from './template-access.ts'
import { templateBookmarks, templateRatings, templates, templateUses } from './templates.tables.ts'

type Mark = { userId: string; templateId: string }

/** Ids of the bookmarked templates that are still visible, oldest bookmark first. */
export async function listBookmarks(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: templates.id })
    .from(templateBookmarks)
    .innerJoin(templates, eq(templates.id, templateBookmarks.templateId))
    .where(and(eq(templateBookmarks.userId, userId), visibleTo(userId)))
    .orderBy(asc(templateBookmarks.createdAt), asc(templates.id))
  return rows.map(({ id }) => id)
}

/** Adds a bookmark; idempotent. */
export async function addBookmark(db: Database, mark: Mark, at: Date): Promise<void> {
  await db
    .insert(templateBookmarks)
    .values({ ...mark, createdAt: at })
    .onConflictDoNothing()
    .catch(ignoreDeleted)
}

export async function removeBookmark(db: Database, { userId, templateId }: Mark): Promise<void> {
  await db
    .delete(templateBookmarks)
    .where(and(eq(templateBookmarks.userId, userId), eq(templateBookmarks.templateId, templateId)))
}

/** Records the use of a template, once per letter. */
export async function recordUse(db: Database, use: Mark & { letterId: string }, at: Date): Promise<void> {
  await db
    .insert(templateUses)
    .values({ ...use, usedAt: at })
    .onConflictDoNothing()
    .catch(ignoreDeleted)
}

/** Sets the one rating that the user gives a template. */
export async function setRating(db: Database, mark: Mark, rating: number, at: Date): Promise<void> {
  await db
    .insert(templateRatings)
    .values({ ...mark, rating, ratedAt: at })
    .onConflictDoUpdate({
      target: [templateRatings.userId, templateRatings.templateId],
      set: { rating: sql`excluded.rating`, ratedAt: at },
    })
    .catch(ignoreDeleted)
}

/** A template deleted since it was read, or an account deleted while its token was valid. */
function ignoreDeleted(fault: unknown): never {
  throw isForeignKeyViolation(fault) ? failure('TEMPLATE_NOT_FOUND', { cause: fault }) : fault
}
