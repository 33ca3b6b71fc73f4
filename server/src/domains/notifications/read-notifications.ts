import type { Notification, NotificationList } from '@lettrine/contract/notifications'
import type { Database } from '../../platform/database/database.ts'
import { countUnread, lastSequences, listAfter } from './notifications.repository.ts'
import { presentNotification } from './present-notification.ts'

/** The notifications of a user after a sequence, in one snapshot with the counts. */
export function readNotifications(db: Database, userId: string, after: number): Promise<NotificationList> {
  return db.transaction(
    async (tx) => ({
      notifications: (await listAfter(tx, userId, after, 'newest first')).map(presentNotification),
      unreadCount: await countUnread(tx, userId),
      lastSequence: (await lastSequences(tx, [userId])).get(userId) ?? 0,
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/**
 * Notifications after a sequence, oldest first, and the last sequence. The counter is read first: all it counts is
 * committed, so that nothing can be missing from the list read next.
 */
export async function readMissed(
  db: Pick<Database, 'select'>,
  userId: string,
  after: number,
): Promise<{ notifications: Notification[]; lastSequence: number }> {
  const lastSequence = (await lastSequences(db, [userId])).get(userId) ?? 0
  if (lastSequence <= after) return { notifications: [], lastSequence }
  const rows = await listAfter(db, userId, after, 'oldest first')
  const newest = rows.at(-1)?.sequence ?? 0
  return { notifications: rows.map(presentNotification), lastSequence: Math.max(lastSequence, newest) }
}
