import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { notifications } from './notifications.tables.ts'

/** The notifications that are kept, for the user’s own archive, the first one first. */
export function exportOwnNotifications(db: Pick<Database, 'select'>, userId: string) {
  const { type, title, message, createdAt, readAt, sequence } = notifications
  return db
    .select({ type, title, message, createdAt, readAt })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(sequence))
}
