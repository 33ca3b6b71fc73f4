import { and, asc, count, eq, getTableColumns, gte, ne } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { copies } from './copies.repository.ts'

/** How many files of a user's letters are kept as they left. */
export async function countOwnCopies(db: Pick<Database, 'select'>, userId: string): Promise<number> {
  const [row] = await db.select({ kept: count() }).from(copies).where(eq(copies.userId, userId))
  return row?.kept ?? 0
}

/** How many files were kept since `since` in other formats than PDF. */
export async function countOtherFormats(
  db: Pick<Database, 'select'>,
  userId: string,
  since: Date,
): Promise<number> {
  const [row] = await db
    .select({ taken: count() })
    .from(copies)
    .where(and(eq(copies.userId, userId), ne(copies.format, 'pdf'), gte(copies.createdAt, since)))
  return row?.taken ?? 0
}

const { bytes: _bytes, userId: _owner, letterId: _letter, ...withoutBytes } = getTableColumns(copies)

/** The files kept of a letter, without their bytes, the first one first. */
export function exportOwnCopies(db: Pick<Database, 'select'>, userId: string, letterId: string) {
  return db
    .select(withoutBytes)
    .from(copies)
    .where(and(eq(copies.userId, userId), eq(copies.letterId, letterId)))
    .orderBy(asc(copies.createdAt), asc(copies.id))
}

/** One of them, byte for byte; undefined when it is gone. */
export async function readOwnCopy(
  db: Pick<Database, 'select'>,
  userId: string,
  letterId: string,
  id: string,
) {
  const [row] = await db
    .select({ bytes: copies.bytes })
    .from(copies)
    .where(and(eq(copies.userId, userId), eq(copies.letterId, letterId), eq(copies.id, id)))
  return row?.bytes
}
