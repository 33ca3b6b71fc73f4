import { and, asc, count, eq, getTableColumns, gte, ne } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { keptExports } from './kept-exports.repository.ts'

/** Number of kept exports of a user. */
export async function countOwnKeptExports(db: Pick<Database, 'select'>, userId: string): Promise<number> {
  const [row] = await db.select({ kept: count() }).from(keptExports).where(eq(keptExports.userId, userId))
  return row?.kept ?? 0
}

/** Number of kept exports since `since` in other formats than PDF. */
export async function countOtherFormats(
  db: Pick<Database, 'select'>,
  userId: string,
  since: Date,
): Promise<number> {
  const [row] = await db
    .select({ taken: count() })
    .from(keptExports)
    .where(
      and(eq(keptExports.userId, userId), ne(keptExports.format, 'pdf'), gte(keptExports.createdAt, since)),
    )
  return row?.taken ?? 0
}

const { bytes: _bytes, userId: _owner, letterId: _letter, ...withoutBytes } = getTableColumns(keptExports)

/** The kept exports of a letter, without their bytes, oldest first. */
export function exportOwnKeptExports(db: Pick<Database, 'select'>, userId: string, letterId: string) {
  return db
    .select(withoutBytes)
    .from(keptExports)
    .where(and(eq(keptExports.userId, userId), eq(keptExports.letterId, letterId)))
    .orderBy(asc(keptExports.createdAt), asc(keptExports.id))
}

/** The bytes of a kept export; undefined when it was deleted. */
export async function readOwnKeptExport(
  db: Pick<Database, 'select'>,
  userId: string,
  letterId: string,
  id: string,
) {
  const [row] = await db
    .select({ bytes: keptExports.bytes })
    .from(keptExports)
    .where(and(eq(keptExports.userId, userId), eq(keptExports.letterId, letterId), eq(keptExports.id, id)))
  return row?.bytes
}
