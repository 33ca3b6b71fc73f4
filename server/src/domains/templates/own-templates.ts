import { count, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { templates } from './templates.tables.ts'

/** How many templates a user has written, and how many of them the library shows to all. */
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
