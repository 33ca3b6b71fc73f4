import { count, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { letters } from './letters.tables.ts'

/** How many letters a user has, in use and in the bin. */
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
