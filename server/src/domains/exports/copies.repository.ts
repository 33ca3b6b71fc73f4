import type { ExportFormat } from '@lettrine/contract/export'
import type { CopyReason } from '@lettrine/contract/export-copies'
import { keptCopies } from '@lettrine/contract/retention'
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../../platform/database/columns.ts'
import { badCursor, fromCursor, toCursor } from '../../platform/database/cursor.ts'
import { type Database, isForeignKeyViolation } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'

export const copies = pgTable('letter_copies', {
  userId: uuid('user_id').notNull(),
  letterId: uuid('letter_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull(),
  format: text('format').$type<ExportFormat>().notNull(),
  fileName: text('file_name').notNull(),
  mediaType: text('media_type').notNull(),
  bytes: bytea('bytes').notNull(),
  size: integer('size').notNull(),
  sha256: text('sha256').notNull(),
  reason: text('reason').$type<CopyReason>().notNull(),
  createdAt: instant('created_at').notNull(),
  sentAt: instant('sent_at'),
})
export type CopyRow = typeof copies.$inferSelect

const { bytes, ...withoutBytes } = getTableColumns(copies)

// A reason never falls: what was sent stays sent, however often it is exported again.
const higherReason = sql`CASE
  WHEN 'sent' IN (${copies.reason}, excluded.reason) THEN 'sent'
  WHEN 'shared' IN (${copies.reason}, excluded.reason) THEN 'shared'
  ELSE 'export' END`

/** Keeps a copy, or raises the reason of the one with the same bytes, then lets the oldest surplus go, never the newcomer. */
export async function keepCopy(db: Database, copy: CopyRow): Promise<Omit<CopyRow, 'bytes'>> {
  return db
    .transaction(async (tx) => {
      const [row] = await tx
        .insert(copies)
        .values(copy)
        .onConflictDoUpdate({
          target: [copies.userId, copies.letterId, copies.sha256],
          set: { reason: higherReason, sentAt: sql`coalesce(${copies.sentAt}, excluded.sent_at)` },
        })
        .returning(withoutBytes)
      if (!row) throw new Error('A copy that was kept answers with its row')
      if (row.id === copy.id) await dropSurplus(tx, copy)
      return row
    })
    .catch((fault) => {
      // The letter was deleted while its file was made.
      if (isForeignKeyViolation(fault)) throw failure('LETTER_NOT_FOUND', { cause: fault })
      throw fault
    })
}

async function dropSurplus(db: Pick<Database, 'execute'>, { userId, letterId, id }: CopyRow): Promise<void> {
  await db.execute(sql`
    DELETE FROM letter_copies WHERE user_id = ${userId} AND letter_id = ${letterId} AND id IN (
      SELECT id FROM letter_copies
      WHERE user_id = ${userId} AND letter_id = ${letterId} AND reason <> 'sent' AND id <> ${id}
      ORDER BY reason = 'export' DESC, created_at, id
      LIMIT greatest(0, (
        SELECT count(*) - ${keptCopies} FROM letter_copies WHERE user_id = ${userId} AND letter_id = ${letterId}
      ))
    )`)
}

type CopyPage = { rows: Omit<CopyRow, 'bytes'>[]; nextCursor: string | null }

/** The copies of a letter, newest first, without their bytes. */
export async function listCopies(
  db: Database,
  letter: { userId: string; id: string },
  page: { limit: number; cursor?: string | undefined },
): Promise<CopyPage> {
  const rows = await db
    .select(withoutBytes)
    .from(copies)
    .where(
      and(
        eq(copies.userId, letter.userId),
        eq(copies.letterId, letter.id),
        page.cursor ? before(page.cursor) : undefined,
      ),
    )
    .orderBy(desc(copies.createdAt), desc(copies.id))
    .limit(page.limit + 1)
  const shown = rows.slice(0, page.limit)
  const last = shown.at(-1)
  const nextCursor =
    rows.length > page.limit && last ? toCursor({ value: last.createdAt.toISOString(), id: last.id }) : null
  return { rows: shown, nextCursor }
}

function before(cursor: string) {
  const place = fromCursor(cursor)
  const date = new Date(place.value)
  // Dates PostgreSQL writes have four digits for the year.
  if (Number.isNaN(date.getTime()) || Math.abs(date.getUTCFullYear()) > 9999) throw badCursor()
  return sql`(${copies.createdAt}, ${copies.id}) < (${date.toISOString()}, ${place.id})`
}

/** One copy, whole. */
export async function findCopy(
  db: Database,
  userId: string,
  letterId: string,
  id: string,
): Promise<CopyRow | undefined> {
  const [row] = await db
    .select()
    .from(copies)
    .where(and(eq(copies.userId, userId), eq(copies.letterId, letterId), eq(copies.id, id)))
  return row
}
