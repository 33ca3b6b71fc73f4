import { and, asc, count, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { shares } from './shares.tables.ts'

/** Number of active share links of the user. */
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

/** The share links of a letter, without their tokens, oldest first. */
export function exportOwnShares(db: Pick<Database, 'select'>, userId: string, letterId: string) {
  const { id, allowDownload, expiresAt, revokedAt, viewCount, downloadCount, lastViewedAt, createdAt } =
    shares
  return db
    .select({
      ...{ id, allowDownload, expiresAt, revokedAt, viewCount, downloadCount, lastViewedAt, createdAt },
      hasPassword: sql<boolean>`${shares.passwordHash} IS NOT NULL`,
    })
    .from(shares)
    .where(and(eq(shares.userId, userId), eq(shares.letterId, letterId)))
    .orderBy(asc(createdAt), asc(id))
}
