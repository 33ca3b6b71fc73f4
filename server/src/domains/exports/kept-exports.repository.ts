import type { ExportFormat } from '@lettrine/contract/export'
import type { KeptExportReason } from '@lettrine/contract/kept-exports'
import { maxExportStorageBytes, maxKeptExports } from '@lettrine/contract/retention'
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../../platform/database/columns.ts'
import { badCursor, fromCursor, toCursor } from '../../platform/database/cursor.ts'
import { type Database, isForeignKeyViolation } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { failure } from '../../platform/failure.ts'

export const keptExports = pgTable('letter_exports', {
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
  reason: text('reason').$type<KeptExportReason>().notNull(),
  createdAt: instant('created_at').notNull(),
  sentAt: instant('sent_at'),
})
export type KeptExportRow = typeof keptExports.$inferSelect

const { bytes, ...withoutBytes } = getTableColumns(keptExports)

// A reason is never lowered: a sent file stays sent, however often it is exported again.
const higherReason = sql`CASE
  WHEN 'sent' IN (${keptExports.reason}, excluded.reason) THEN 'sent'
  WHEN 'shared' IN (${keptExports.reason}, excluded.reason) THEN 'shared'
  ELSE 'export' END`

/** The kept export with these bytes. */
const sameBytes = prepared((db: Pick<Database, 'select'>) =>
  db
    .select(withoutBytes)
    .from(keptExports)
    .where(
      and(
        eq(keptExports.userId, sql.placeholder('userId')),
        eq(keptExports.letterId, sql.placeholder('letterId')),
        eq(keptExports.sha256, sql.placeholder('sha256')),
      ),
    )
    .prepare('export_of_same_bytes'),
)

/** Inserts a kept export, or raises the reason of the one with the same bytes, then deletes the oldest surplus. */
export async function saveKeptExport(
  db: Database,
  copy: KeptExportRow,
): Promise<Omit<KeptExportRow, 'bytes'>> {
  const [known] = await sameBytes(db).execute(copy)
  // Most files are exported again as they are: the bytes need not reach the database for that.
  if (known && (copy.reason === 'export' || copy.reason === known.reason)) return known
  return db
    .transaction(async (tx) => {
      const [row] = await tx
        .insert(keptExports)
        .values(copy)
        .onConflictDoUpdate({
          target: [keptExports.userId, keptExports.letterId, keptExports.sha256],
          set: { reason: higherReason, sentAt: sql`coalesce(${keptExports.sentAt}, excluded.sent_at)` },
        })
        .returning(withoutBytes)
      if (!row) throw new Error('The upsert of a kept export returned no row')
      if (row.id === copy.id) await dropSurplus(tx, copy)
      return row
    })
    .catch((fault) => {
      // The letter was deleted while its file was made.
      if (isForeignKeyViolation(fault)) throw failure('LETTER_NOT_FOUND', { cause: fault })
      throw fault
    })
}

/** Deletes the oldest exports of the letter and of the account beyond what is kept; those that were sent go last. */
async function dropSurplus(
  db: Pick<Database, 'execute'>,
  { userId, letterId, id }: KeptExportRow,
): Promise<void> {
  await db.execute(sql`
    DELETE FROM letter_exports WHERE user_id = ${userId} AND letter_id = ${letterId} AND id IN (
      SELECT id FROM letter_exports
      WHERE user_id = ${userId} AND letter_id = ${letterId} AND reason <> 'sent' AND id <> ${id}
      ORDER BY reason = 'export' DESC, created_at, id
      LIMIT greatest(0, (
        SELECT count(*) - ${maxKeptExports} FROM letter_exports WHERE user_id = ${userId} AND letter_id = ${letterId}
      ))
    )`)
  await db.execute(sql`
    DELETE FROM letter_exports WHERE user_id = ${userId} AND id <> ${id} AND id IN (
      SELECT id FROM (
        SELECT id, sum(size) OVER (ORDER BY reason = 'sent' DESC, created_at DESC, id DESC) AS kept
        FROM letter_exports WHERE user_id = ${userId}
      ) AS newest
      WHERE kept > ${maxExportStorageBytes}
    )`)
}

type KeptExportPage = { rows: Omit<KeptExportRow, 'bytes'>[]; nextCursor: string | null }

/** The kept exports of a letter, newest first, without their bytes. */
export async function listKeptExports(
  db: Database,
  letter: { userId: string; id: string },
  page: { limit: number; cursor?: string | undefined },
): Promise<KeptExportPage> {
  const rows = await db
    .select(withoutBytes)
    .from(keptExports)
    .where(
      and(
        eq(keptExports.userId, letter.userId),
        eq(keptExports.letterId, letter.id),
        page.cursor ? before(page.cursor) : undefined,
      ),
    )
    .orderBy(desc(keptExports.createdAt), desc(keptExports.id))
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
  // PostgreSQL rejects years beyond four digits in this format.
  if (Number.isNaN(date.getTime()) || Math.abs(date.getUTCFullYear()) > 9999) throw badCursor()
  return sql`(${keptExports.createdAt}, ${keptExports.id}) < (${date.toISOString()}, ${place.id})`
}

/** One kept export, with its bytes. */
export async function findKeptExport(
  db: Database,
  userId: string,
  letterId: string,
  id: string,
): Promise<KeptExportRow | undefined> {
  const [row] = await db
    .select()
    .from(keptExports)
    .where(and(eq(keptExports.userId, userId), eq(keptExports.letterId, letterId), eq(keptExports.id, id)))
  return row
}
