import { and, asc, eq, lte, ne, or, sql } from 'drizzle-orm'
import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../../platform/database/columns.ts'
import { type Database, isForeignKeyViolation } from '../../platform/database/database.ts'

const dataExports = pgTable('data_exports', {
  userId: uuid('user_id').primaryKey(),
  id: uuid('id').notNull(),
  status: text('status').$type<'preparing' | 'ready' | 'failed'>().notNull(),
  askedAt: instant('asked_at').notNull(),
  run: integer('run').notNull().default(0),
  chunkCount: integer('chunk_count'),
  size: bigint('size', { mode: 'number' }),
  expiresAt: instant('expires_at'),
})

const chunks = pgTable('data_export_chunks', {
  userId: uuid('user_id').notNull(),
  exportId: uuid('export_id').notNull(),
  run: integer('run').notNull(),
  position: integer('position').notNull(),
  bytes: bytea('bytes').notNull(),
})

export type DataExportRow = typeof dataExports.$inferSelect
/** One run of the job that creates an archive. */
export type ExportRun = Pick<DataExportRow, 'userId' | 'id' | 'run'>

const isRun = ({ userId, id, run }: ExportRun) =>
  and(
    eq(dataExports.userId, userId),
    eq(dataExports.id, id),
    eq(dataExports.run, run),
    eq(dataExports.status, 'preparing'),
  )
const chunksOf = ({ userId, id }: Pick<ExportRun, 'userId' | 'id'>) =>
  and(eq(chunks.userId, userId), eq(chunks.exportId, id))

export async function findExport(
  db: Pick<Database, 'select'>,
  userId: string,
): Promise<DataExportRow | undefined> {
  const [row] = await db.select().from(dataExports).where(eq(dataExports.userId, userId))
  return row
}

/** Deletes previous archives, except one pending since `oldest`. */
export async function deleteFinished(
  db: Pick<Database, 'delete'>,
  userId: string,
  oldest: Date,
): Promise<void> {
  const settled = or(ne(dataExports.status, 'preparing'), lte(dataExports.askedAt, oldest))
  await db.delete(dataExports).where(and(eq(dataExports.userId, userId), settled))
}

/** Inserts an archive request; false while one is pending. */
export async function addExport(
  db: Pick<Database, 'insert'>,
  wanted: Pick<DataExportRow, 'userId' | 'id' | 'askedAt'>,
): Promise<boolean> {
  const rows = await db
    .insert(dataExports)
    .values({ ...wanted, status: 'preparing' })
    .onConflictDoNothing()
    .returning({ id: dataExports.id })
  return rows.length > 0
}

/** Starts a run and deletes the chunks of earlier ones; undefined when the archive is no longer pending. */
export async function beginRun(db: Database, userId: string, id: string): Promise<ExportRun | undefined> {
  return db.transaction(async (tx) => {
    const [begun] = await tx
      .update(dataExports)
      .set({ run: sql`${dataExports.run} + 1` })
      .where(and(eq(dataExports.userId, userId), eq(dataExports.id, id), eq(dataExports.status, 'preparing')))
      .returning({ userId: dataExports.userId, id: dataExports.id, run: dataExports.run })
    if (begun) await tx.delete(chunks).where(chunksOf(begun))
    return begun
  })
}

/** Stores a chunk of an archive; false when the archive was deleted, for example with its account. */
export async function addChunk(
  db: Pick<Database, 'insert'>,
  { userId, id, run }: ExportRun,
  position: number,
  bytes: Buffer,
): Promise<boolean> {
  try {
    await db.insert(chunks).values({ userId, exportId: id, run, position, bytes })
    return true
  } catch (fault) {
    if (isForeignKeyViolation(fault)) return false
    throw fault
  }
}

/** Publishes the chunks of a run; false when another run started meanwhile, or the archive was deleted. */
export async function markReady(
  db: Pick<Database, 'update' | 'delete'>,
  run: ExportRun,
  made: { chunkCount: number; size: number; expiresAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(dataExports)
    .set({ ...made, status: 'ready' })
    .where(isRun(run))
    .returning({ id: dataExports.id })
  const mine = and(chunksOf(run), eq(chunks.run, run.run))
  const others = and(chunksOf(run), ne(chunks.run, run.run))
  await db.delete(chunks).where(rows.length > 0 ? others : mine)
  return rows.length > 0
}

/** Marks an archive as failed; false when it is no longer pending. */
export async function markFailed(
  db: Pick<Database, 'update' | 'delete'>,
  { userId, id }: Pick<ExportRun, 'userId' | 'id'>,
): Promise<boolean> {
  const rows = await db
    .update(dataExports)
    .set({ status: 'failed' })
    .where(and(eq(dataExports.userId, userId), eq(dataExports.id, id), eq(dataExports.status, 'preparing')))
    .returning({ id: dataExports.id })
  if (rows.length > 0) await db.delete(chunks).where(chunksOf({ userId, id }))
  return rows.length > 0
}

/** A chunk of an archive; undefined when the archive was deleted. */
export async function readChunk(
  db: Pick<Database, 'select'>,
  { userId, id, run }: ExportRun,
  position: number,
): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ bytes: chunks.bytes })
    .from(chunks)
    .where(and(chunksOf({ userId, id }), eq(chunks.run, run), eq(chunks.position, position)))
  return row?.bytes
}

/** Abandoned archives: pending and requested up to `oldest`, oldest first. */
export async function listAbandoned(db: Pick<Database, 'select'>, oldest: Date): Promise<DataExportRow[]> {
  return db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.status, 'preparing'), lte(dataExports.askedAt, oldest)))
    .orderBy(asc(dataExports.askedAt))
    .limit(100)
}

/** Deletes expired archives; returns the number. */
export async function deleteExpired(db: Pick<Database, 'delete'>, now: Date): Promise<number> {
  const gone = await db
    .delete(dataExports)
    .where(and(eq(dataExports.status, 'ready'), lte(dataExports.expiresAt, now)))
    .returning({ id: dataExports.id })
  return gone.length
}
