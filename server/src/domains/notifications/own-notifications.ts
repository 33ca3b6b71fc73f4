import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { notifications } from './notifications.tables.ts'

/** The stored notifications, for the data export, oldest first. */
export function exportOwnNotifications(db: Pick<Database, 'select'>, userId: string) {
  const { type, title, message, createdAt, readAt, sequence } = notifications
  return db
    .select({ type, title, message, createdAt, readAt })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(sequence))
}
