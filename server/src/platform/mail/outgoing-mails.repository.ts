import { and, asc, count, desc, eq, gt, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'
import type { Database } from '../database/database.ts'

const outgoingMails = pgTable('outgoing_mails', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id'),
  idempotencyKey: text('idempotency_key').notNull(),
  subject: text('subject').notNull(),
  recipient: text('recipient'),
  html: text('html'),
  text: text('body_text'),
  headers: jsonb('headers').$type<Record<string, string>>(),
  createdAt: instant('created_at').notNull(),
  sentAt: instant('sent_at'),
  failedAt: instant('failed_at'),
  failure: text('failure'),
})

export type PendingMail = {
  id: string
  recipient: string
  subject: string
  html: string
  text: string
  headers: Record<string, string>
}

const isWaiting = and(isNull(outgoingMails.sentAt), isNull(outgoingMails.failedAt))
const erased = { recipient: null, html: null, text: null, headers: null }

/** Inserts a mail; false when its idempotency key exists already. */
export async function addMail(
  db: Pick<Database, 'insert'>,
  mail: typeof outgoingMails.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(outgoingMails)
    .values(mail)
    .onConflictDoNothing({ target: outgoingMails.idempotencyKey })
    .returning({ id: outgoingMails.id })
  return rows.length > 0
}

/** The mail, unless it was sent or has failed. */
export async function findPendingMail(
  db: Pick<Database, 'select'>,
  id: string,
): Promise<PendingMail | undefined> {
  const [row] = await db
    .select()
    .from(outgoingMails)
    .where(and(eq(outgoingMails.id, id), isWaiting))
  if (!row || row.recipient === null || row.html === null || row.text === null) return undefined
  const { recipient, subject, html, text: bodyText, headers } = row
  return { id, recipient, subject, html, text: bodyText, headers: headers ?? {} }
}

/** The mails sent to a user, by subject: their content is not stored. */
export function exportOwnMails(db: Pick<Database, 'select'>, userId: string) {
  const { subject, createdAt, sentAt, failedAt } = outgoingMails
  return db
    .select({ subject, createdAt, sentAt, failedAt })
    .from(outgoingMails)
    .where(eq(outgoingMails.userId, userId))
    .orderBy(asc(createdAt), asc(outgoingMails.id))
}

/** Records when it was sent and erases its content. */
export async function markSent(db: Pick<Database, 'update'>, id: string, sentAt: Date): Promise<void> {
  await db
    .update(outgoingMails)
    .set({ ...erased, sentAt })
    .where(and(eq(outgoingMails.id, id), isWaiting))
}

/** Records the failure code and erases its content. */
export async function markFailed(
  db: Pick<Database, 'update'>,
  id: string,
  failedAt: Date,
  failure: string,
): Promise<void> {
  await db
    .update(outgoingMails)
    .set({ ...erased, failedAt, failure })
    .where(and(eq(outgoingMails.id, id), isWaiting))
}

export type MailFigures = { sent: number; refused: number; waiting: number }

/** Mails sent and refused since an instant, and those that wait. */
export async function readMailFigures(db: Pick<Database, 'select'>, since: Date): Promise<MailFigures> {
  const { sentAt, failedAt } = outgoingMails
  const counted = (condition: SQL | undefined) =>
    db
      .select({ count: count() })
      .from(outgoingMails)
      .where(condition)
      .then(([row]) => row?.count ?? 0)
  const [sent, refused, waiting] = await Promise.all([
    counted(gt(sentAt, since)),
    counted(gt(failedAt, since)),
    counted(isWaiting),
  ])
  return { sent, refused, waiting }
}

/** The newest refused mails. */
export function listRefusedMails(db: Pick<Database, 'select'>, limit: number) {
  const { id, subject, failure, failedAt } = outgoingMails
  return db
    .select({ id, subject, failure, failedAt })
    .from(outgoingMails)
    .where(isNotNull(failedAt))
    .orderBy(desc(failedAt), id)
    .limit(limit)
}
