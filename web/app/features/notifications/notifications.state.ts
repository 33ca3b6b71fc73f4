import type { Notification, NotificationList, NotificationType } from '@lettrine/contract/notifications'
import { maxNotifications } from '@lettrine/contract/public-constants'

const counted = (list: Omit<NotificationList, 'unreadCount'>): NotificationList => ({
  ...list,
  unreadCount: list.notifications.filter(({ isRead }) => !isRead).length,
})

/** Adds a notification, newest first; replaces the earlier one of the same group. */
export function withNotification(list: NotificationList, added: Notification): NotificationList {
  if (added.sequence <= list.lastSequence && !list.notifications.some(({ id }) => id === added.id))
    // Deleted here already, or older than the fetched list.
    return list
  const others = list.notifications.filter(({ id }) => id !== added.id)
  return counted({
    notifications: [added, ...others]
      .sort((one, other) => other.sequence - one.sequence)
      .slice(0, maxNotifications),
    lastSequence: Math.max(list.lastSequence, added.sequence),
  })
}

/** Marks one or all as read. */
export const withRead = (list: NotificationList, id?: string): NotificationList =>
  counted({
    ...list,
    notifications: list.notifications.map((one) =>
      id === undefined || one.id === id ? { ...one, isRead: true } : one,
    ),
  })

/** Removes one or all. */
export const without = (list: NotificationList, id?: string): NotificationList =>
  counted({ ...list, notifications: id ? list.notifications.filter((one) => one.id !== id) : [] })

const recentMs = 7 * 24 * 3_600_000

/** Splits off notifications older than seven days. */
export function groupByAge(notifications: readonly Notification[], now: Date) {
  const isRecent = ({ createdAt }: Notification) => now.getTime() - Date.parse(createdAt) < recentMs
  return {
    recent: notifications.filter(isRecent),
    older: notifications.filter((one) => !isRecent(one)),
  }
}

/** Which queries a notification makes stale. */
export function staleQueryOf(type: NotificationType): 'plan' | 'letters' | 'archive' | undefined {
  if (/^(?:payment|trial|subscription|quota)_/.test(type)) return 'plan'
  if (/^letter_/.test(type)) return 'letters'
  return /^export_/.test(type) ? 'archive' : undefined
}
