import type { Notification } from '@lettrine/contract/notifications'
import type { NotificationRow } from './notifications.tables.ts'

export function presentNotification(row: NotificationRow): Notification {
  const { id, sequence, type, title, message, data, action, readAt, createdAt } = row
  return {
    ...{ id, sequence, type, title, message, data },
    ...(action ? { action } : {}),
    isRead: readAt !== null,
    createdAt: createdAt.toISOString(),
  }
}
