import { and, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { type Database, isForeignKeyViolation } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import { visibleTo } from './template-access.ts'
import { readCards } from './template-list.repository.ts'
import type { TemplateCard } from './templates.presenter.ts'
import { type TemplateRow, templateColumns, templates } from './templates.tables.ts'

const own = (userId: string, id: string) => and(eq(templates.userId, userId), eq(templates.id, id))

/** A template that the user sees. */
export async function findCard(db: Database, userId: string, id: string): Promise<TemplateCard | undefined> {
  const matches = and(visibleTo(userId), eq(templates.id, id))!
  return (await readCards(db, userId, matches, sql`templates.id`, { limit: 1 })).cards[0]
}

/** A public template by its id and content hash, without a user. */
export async function findByHash(
  db: Database,
  id: string,
  contentHash: string,
): Promise<TemplateRow | undefined> {
  const [row] = await db
    .select(templateColumns)
    .from(templates)
    .where(
      and(
        eq(templates.id, id),
        eq(templates.contentHash, contentHash),
        eq(templates.moderation, 'approved'),
        isNull(templates.hiddenAt),
      ),
    )
  return row
}

export async function countOwn(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ own: count() }).from(templates).where(eq(templates.userId, userId))
  return row?.own ?? 0
}

export type NewTemplateRow = typeof templates.$inferInsert

/** Inserts a template; false when its id exists. */
export async function insertTemplate(db: Database, row: NewTemplateRow): Promise<boolean> {
  const inserted = await db
    .insert(templates)
    .values(row)
    .onConflictDoNothing({ target: templates.id })
    .returning({ id: templates.id })
    .catch((fault) => {
      // The account was deleted while its token was still valid.
      if (isForeignKeyViolation(fault)) throw failure('AUTHENTICATION_REQUIRED', { cause: fault })
      throw fault
    })
  return inserted.length > 0
}

type Change = Partial<NewTemplateRow>

/** Writes `change` over version `basedOn` of the user’s own template; false when it is not at that version. */
export async function updateOwn(
  db: Database,
  userId: string,
  id: string,
  basedOn: number,
  change: Change,
): Promise<boolean> {
  return touched(db, and(own(userId, id), eq(templates.version, basedOn))!, change)
}

/** Decides on a submitted template at the version that was read; false when it changed. */
export async function resolvePending(
  db: Database,
  id: string,
  version: number,
  change: Change,
): Promise<boolean> {
  const pending = and(
    eq(templates.id, id),
    eq(templates.moderation, 'pending'),
    eq(templates.version, version),
  )!
  return touched(db, pending, change)
}

async function touched(db: Database, where: SQL, change: Change): Promise<boolean> {
  const rows = await db.update(templates).set(change).where(where).returning({ id: templates.id })
  return rows.length > 0
}

/** Deletes the user’s own template; false when it is not there. */
export async function deleteOwn(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await db.delete(templates).where(own(userId, id)).returning({ id: templates.id })
  return rows.length > 0
}

/** Submitted templates of all users, oldest first; for administrators. */
export async function listPending(
  db: Database,
  readerId: string,
  limit: number,
): Promise<{ cards: TemplateCard[]; total: number }> {
  return readCards(
    db,
    readerId,
    eq(templates.moderation, 'pending'),
    sql`templates.submitted_at, templates.id`,
    { limit },
  )
}

/** A template for an administrator; undefined unless it is one proposed or shown to all. */
export async function findModerated(
  db: Database,
  readerId: string,
  id: string,
): Promise<TemplateCard | undefined> {
  const matches = and(
    eq(templates.id, id),
    inArray(templates.moderation, ['pending', 'approved', 'refused']),
  )!
  return (await readCards(db, readerId, matches, sql`templates.id`, { limit: 1 })).cards[0]
}
