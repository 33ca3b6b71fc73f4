import { and, count, eq, gt, isNull, or } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { shares } from './shares.tables.ts'

/** How many links open a letter of the user. */
export async function countLiveShares(
  db: Pick<Database, 'select'>,
  userId: string,
  now: Date,
): Promise<number> {
  const isLive = and(isNull(shares.revokedAt), or(isNull(shares.expiresAt), gt(shares.expiresAt, now)))
  const [row] = await db
    .select({ live: count() })
    .from(shares)
    .where(and(eq(shares.userId, userId), isLive))
  return row?.live ?? 0
}
