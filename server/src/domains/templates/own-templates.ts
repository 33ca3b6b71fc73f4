import { asc, count, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import {
  templateBookmarks,
  templateColumns,
  templateRatings,
  templates,
  templateUses,
} from './templates.tables.ts'

/** Number of templates of a user, and of published ones. */
export async function countOwnTemplates(
  db: Pick<Database, 'select'>,
  userId: string,
): Promise<{ all: number; published: number }> {
  const [row] = await db
    .select({
      all: count(),
      published: sql<number>`(count(*) FILTER (WHERE ${templates.moderation} = 'approved'))::integer`,
    })
    .from(templates)
    .where(eq(templates.userId, userId))
  return row ?? { all: 0, published: 0 }
}

/** The templates of a user, oldest first. */
export function exportOwnTemplates(db: Pick<Database, 'select'>, userId: string) {
  return db
    .select(templateColumns)
    .from(templates)
    .where(eq(templates.userId, userId))
    .orderBy(asc(templates.createdAt), asc(templates.id))
}

/** The bookmarks, ratings and uses of a user. */
export async function exportOwnTemplateActivity(db: Pick<Database, 'select'>, userId: string) {
  const [bookmark, use, rated] = [templateBookmarks, templateUses, templateRatings]
  return {
    bookmarks: await db
      .select({ templateId: bookmark.templateId, createdAt: bookmark.createdAt })
      .from(bookmark)
      .where(eq(bookmark.userId, userId))
      .orderBy(asc(bookmark.createdAt), asc(bookmark.templateId)),
    uses: await db
      .select({
        ...{ templateId: use.templateId, letterId: use.letterId },
        ...{ usedAt: use.usedAt, finishedAt: use.finishedAt },
      })
      .from(use)
      .where(eq(use.userId, userId))
      .orderBy(asc(use.usedAt), asc(use.templateId)),
    ratings: await db
      .select({ templateId: rated.templateId, rating: rated.rating, ratedAt: rated.ratedAt })
      .from(rated)
      .where(eq(rated.userId, userId))
      .orderBy(asc(rated.ratedAt), asc(rated.templateId)),
  }
}
