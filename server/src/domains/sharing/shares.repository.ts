import { and, count, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { type ShareRow, shares, type VisitRow, visits } from './shares.tables.ts'

export type ShareKey = Pick<ShareRow, 'userId' | 'letterId' | 'id'>

const ofLetter = ({ userId, letterId }: Pick<ShareKey, 'userId' | 'letterId'>) =>
  and(eq(shares.userId, userId), eq(shares.letterId, letterId))
const only = (key: ShareKey) => and(ofLetter(key), eq(shares.id, key.id))

export async function insertShare(db: Database, share: ShareRow): Promise<void> {
  await db.insert(shares).values(share)
}

export async function listShares(
  db: Database,
  letter: Pick<ShareKey, 'userId' | 'letterId'>,
): Promise<ShareRow[]> {
  return db.select().from(shares).where(ofLetter(letter)).orderBy(desc(shares.createdAt), desc(shares.id))
}

export async function countShares(
  db: Database,
  letter: Pick<ShareKey, 'userId' | 'letterId'>,
): Promise<number> {
  const [row] = await db.select({ count: count() }).from(shares).where(ofLetter(letter))
  return row?.count ?? 0
}

/** Latest expiry of the active links of a letter: null without any, a far date for one without expiry. */
export async function lastEnd(
  db: Database,
  { userId, letterId }: Pick<ShareKey, 'userId' | 'letterId'>,
): Promise<Date | null> {
  const [row] = await db
    .select({ end: sql<string | null>`max(COALESCE(${shares.expiresAt}, '9999-12-31'))` })
    .from(shares)
    .where(and(ofLetter({ userId, letterId }), isNull(shares.revokedAt)))
  return row?.end ? new Date(row.end) : null
}

export async function findShare(db: Database, key: ShareKey): Promise<ShareRow | undefined> {
  const [row] = await db.select().from(shares).where(only(key))
  return row
}

/** The only query without an owner: for visitors with the link. */
export async function findShareByToken(db: Database, tokenHash: Buffer): Promise<ShareRow | undefined> {
  const [row] = await db.select().from(shares).where(eq(shares.tokenHash, tokenHash))
  return row
}

export async function updateShare(
  db: Database,
  key: ShareKey,
  change: Partial<Pick<ShareRow, 'passwordHash' | 'expiresAt' | 'revokedAt' | 'allowDownload'>>,
): Promise<ShareRow | undefined> {
  const [row] = await db.update(shares).set(change).where(only(key)).returning()
  return row
}

/** Deletes the expired and revoked links of a letter. */
export async function deleteDeadShares(
  db: Database,
  letter: Pick<ShareKey, 'userId' | 'letterId'>,
  now: Date,
): Promise<void> {
  await db
    .delete(shares)
    .where(
      and(
        ofLetter(letter),
        sql`(${shares.revokedAt} IS NOT NULL OR ${shares.expiresAt} <= ${now.toISOString()})`,
      ),
    )
}

/** Records a visit and deletes those of other days; whether it is the visitor’s first today. */
export async function recordVisit(db: Database, visit: VisitRow): Promise<boolean> {
  const { rowCount } = await db.insert(visits).values(visit).onConflictDoNothing()
  if (rowCount !== 1) return false
  await db
    .delete(visits)
    .where(
      and(
        eq(visits.userId, visit.userId),
        eq(visits.letterId, visit.letterId),
        eq(visits.shareId, visit.shareId),
        lt(visits.day, visit.day),
      ),
    )
  return true
}

export async function addView(db: Database, key: ShareKey, at: Date): Promise<void> {
  await db
    .update(shares)
    .set({ viewCount: sql`${shares.viewCount} + 1`, lastViewedAt: at })
    .where(only(key))
}

export async function addDownload(db: Database, key: ShareKey): Promise<void> {
  await db
    .update(shares)
    .set({ downloadCount: sql`${shares.downloadCount} + 1` })
    .where(only(key))
}
