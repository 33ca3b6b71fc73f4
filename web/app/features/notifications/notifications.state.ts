import {
  mostNotifications,
  type Notification,
  type NotificationList,
  type NotificationType,
} from '@lettrine/contract/notifications'

const counted = (list: Omit<NotificationList, 'unreadCount'>): NotificationList => ({
  ...list,
  unreadCount: list.notifications.filter(({ isRead }) => !isRead).length,
})

/** The list with one that has just come: in the place of an earlier one that it counts on, the newest first. */
export function withNotification(list: NotificationList, added: Notification): NotificationList {
  if (added.sequence <= list.lastSequence && !list.notifications.some(({ id }) => id === added.id))
    // Deleted here already, or older than what the list was read with.
    return list
  const others = list.notifications.filter(({ id }) => id !== added.id)
  return counted({
    notifications: [added, ...others]
      .sort((one, other) => other.sequence - one.sequence)
      .slice(0, mostNotifications),
    lastSequence: Math.max(list.lastSequence, added.sequence),
  })
}

/** As read: one, or all. */
export const withRead = (list: NotificationList, id?: string): NotificationList =>
  counted({
    ...list,
    notifications: list.notifications.map((one) =>
      id === undefined || one.id === id ? { ...one, isRead: true } : one,
    ),
  })

/** Without one, or without any. */
export const without = (list: NotificationList, id?: string): NotificationList =>
  counted({ ...list, notifications: id ? list.notifications.filter((one) => one.id !== id) : [] })

const recentMs = 7 * 24 * 3_600_000

/** The last seven days apart from what is older. */
export function groupByAge(notifications: readonly Notification[], now: Date) {
  const isRecent = ({ createdAt }: Notification) => now.getTime() - Date.parse(createdAt) < recentMs
  return {
    recent: notifications.filter(isRecent),
    older: notifications.filter((one) => !isRecent(one)),
  }
}

/** What a screen may still show as it was before this happened. */
export function staleQueryOf(type: NotificationType): 'plan' | 'letters' | 'archive' | undefined {
  if (/^(?:payment|trial|subscription|quota)_/.test(type)) return 'plan'
  if (/^letter_/.test(type)) return 'letters'
  return /^export_/.test(type) ? 'archive' : undefined
}
