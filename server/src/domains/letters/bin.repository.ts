import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { badCursor, fromCursor, toCursor } from '../../platform/database/cursor.ts'
import type { Database } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import { type LetterRow, letterColumns, letters } from './letters.tables.ts'

const these = (userId: string, ids: readonly string[]) =>
  and(eq(letters.userId, userId), inArray(letters.id, [...ids]))

const inUse = isNull(letters.deletedAt)

/** Letters in the bin that were deleted since `oldest`, whether or not the older ones were swept yet. */
const inBin = (oldest: Date) => and(isNotNull(letters.deletedAt), gt(letters.deletedAt, oldest))

/** Changes several letters in a transaction; fails with `LETTER_NOT_FOUND` and rolls back unless all were changed. */
function allOrNone(
  db: Database,
  ids: readonly string[],
  change: (tx: Database) => Promise<{ id: string }[]>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const changed = await change(tx)
    if (changed.length !== ids.length) throw failure('LETTER_NOT_FOUND')
  })
}

/** Puts the user's letters in the bin; fails with LETTER_NOT_FOUND, changing none, when one is not theirs. */
export async function binLetters(
  db: Database,
  userId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await allOrNone(db, ids, (tx) =>
    tx
      .update(letters)
      .set({ deletedAt: now })
      .where(and(these(userId, ids), inUse))
      .returning({ id: letters.id }),
  )
}

/** Restores letters deleted since `oldest`. */
export async function restoreLetters(
  db: Database,
  userId: string,
  ids: readonly string[],
  oldest: Date,
): Promise<void> {
  await allOrNone(db, ids, (tx) =>
    tx
      .update(letters)
      .set({ deletedAt: null })
      .where(and(these(userId, ids), inBin(oldest)))
      .returning({ id: letters.id }),
  )
}

/** Permanently deletes letters of the bin, with everything that references them. */
export async function eraseLetters(db: Database, userId: string, ids: readonly string[]): Promise<void> {
  await allOrNone(db, ids, (tx) =>
    tx
      .delete(letters)
      .where(and(these(userId, ids), isNotNull(letters.deletedAt)))
      .returning({ id: letters.id }),
  )
}

// Broader than `findUnfilled`: a false positive costs the user one click.
const anyUnfilled = String.raw`\{\{[^{}\n]*\}\}|\{[^{}|\n]*\|[^{}\n]*\}|\[\[[^\n]*\]\]`

// A letter edited in the archive may have an unfilled field: it is unarchived as a draft.
const statusBroughtBack = sql`CASE
  WHEN ${letters.statusBeforeArchive} = 'final' AND NOT ${letters.content} ~ ${anyUnfilled} THEN 'final'
  WHEN ${letters.statusBeforeArchive} = 'final' THEN 'draft'
  ELSE coalesce(${letters.statusBeforeArchive}, 'draft') END`

/** Archives letters or restores their status; their date of change stays. */
export async function setArchived(
  db: Database,
  userId: string,
  ids: readonly string[],
  archived: boolean,
): Promise<void> {
  const isArchived = sql`${letters.status} = 'archived'`
  // A letter that already has the status counts too, and keeps its version.
  const change = archived
    ? {
        statusBeforeArchive: sql`CASE WHEN ${isArchived} THEN ${letters.statusBeforeArchive} ELSE ${letters.status} END`,
        version: sql`${letters.version} + CASE WHEN ${isArchived} THEN 0 ELSE 1 END`,
        status: sql`'archived'`,
      }
    : {
        version: sql`${letters.version} + CASE WHEN ${isArchived} THEN 1 ELSE 0 END`,
        status: sql`CASE WHEN ${isArchived} THEN ${statusBroughtBack} ELSE ${letters.status} END`,
        statusBeforeArchive: null,
      }
  await allOrNone(db, ids, (tx) =>
    tx
      .update(letters)
      .set(change)
      .where(and(these(userId, ids), inUse))
      .returning({ id: letters.id }),
  )
}

export type BinnedRow = LetterRow & { deletedAt: Date }

/** A page of the letters deleted since `oldest`, the last deleted first. */
export async function listBin(
  db: Database,
  userId: string,
  oldest: Date,
  page: { limit: number; cursor?: string | undefined },
): Promise<{ rows: BinnedRow[]; nextCursor: string | null }> {
  const rows = await db
    .select({ ...letterColumns, deletedAt: sql<Date>`${letters.deletedAt}`.mapWith(letters.deletedAt) })
    .from(letters)
    .where(
      and(eq(letters.userId, userId), inBin(oldest), page.cursor ? deletedBefore(page.cursor) : undefined),
    )
    .orderBy(desc(letters.deletedAt), desc(letters.id))
    .limit(page.limit + 1)
  const shown = rows.slice(0, page.limit)
  const last = shown.at(-1)
  const nextCursor =
    rows.length > page.limit && last ? toCursor({ value: last.deletedAt.toISOString(), id: last.id }) : null
  return { rows: shown, nextCursor }
}

function deletedBefore(cursor: string) {
  const { value, id } = fromCursor(cursor)
  const date = new Date(value)
  if (Number.isNaN(date.getTime()) || Math.abs(date.getUTCFullYear()) > 9999) throw badCursor()
  return sql`(${letters.deletedAt}, ${letters.id}) < (${date.toISOString()}, ${id})`
}

/** Permanently deletes all letters deleted at `oldest` or before; returns the number. */
export async function eraseDeletedUntil(db: Database, oldest: Date): Promise<number> {
  const { rowCount } = await db.delete(letters).where(lte(letters.deletedAt, oldest))
  return rowCount ?? 0
}
