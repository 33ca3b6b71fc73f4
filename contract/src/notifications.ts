import { z } from 'zod'
import { endpoints } from './endpoints.ts'
import { data } from './envelope.ts'
import { id } from './fields.ts'
import { maxNotifications } from './public-constants.ts'
import type { NoticeTopic } from './settings.ts'

/** Type of a notification; decides its icon. */
export const NotificationType = z.enum([
  'letter_viewed',
  'letter_exported',
  'payment_received',
  'payment_refused',
  'payment_refunded',
  'trial_ending',
  'subscription_renewing',
  'subscription_ending',
  'subscription_changed',
  'quota_near',
  'quota_reached',
  'export_ready',
  'export_failed',
  'security',
])
export type NotificationType = z.infer<typeof NotificationType>

/** The setting that mutes a type of notification; null when it cannot be muted. */
export const topicOfNotification: Readonly<Record<NotificationType, NoticeTopic | null>> = {
  letter_viewed: 'sharing',
  letter_exported: 'sharing',
  payment_received: null,
  payment_refused: null,
  payment_refunded: null,
  trial_ending: 'subscription',
  subscription_renewing: 'subscription',
  subscription_ending: 'subscription',
  subscription_changed: 'subscription',
  quota_near: 'quota',
  quota_reached: 'quota',
  export_ready: null,
  export_failed: null,
  security: null,
}

export { maxNotifications }

/** Rises by one with each notification of a user, in commit order. */
export const Sequence = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

/** A path within this site. */
export const InSitePath = z.string().regex(/^\/(?![/\\])[^\s\\]*$/)

export const Notification = z.object({
  /** Unchanged when the notification is updated with a higher count («ouverte 3 fois»); its sequence then is a new one. */
  id,
  sequence: Sequence,
  type: NotificationType,
  title: z.string(),
  message: z.string(),
  /** Machine-readable details: `letterId`, `count`, … */
  data: z.record(z.string(), z.string()),
  /** Link to the action, if there is one. */
  action: z.object({ label: z.string(), path: InSitePath }).optional(),
  isRead: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type Notification = z.infer<typeof Notification>

export const NotificationList = z.object({
  /** Newest first. */
  notifications: z.array(Notification).max(maxNotifications),
  /** Unread count over all stored notifications, whatever the query. */
  unreadCount: z.number().int(),
  /** Sequence of the latest notification ever, deleted or not; 0 before the first. */
  lastSequence: Sequence,
})
export type NotificationList = z.infer<typeof NotificationList>

const UnreadCount = z.object({ unreadCount: z.number().int() })

const route = endpoints('Notifications')

export const notifications = {
  list: route
    .get(
      '/notifications',
      'What happened, newest first; the same address opens the socket that tells it live',
    )
    .input(
      z.object({
        /** Only those with a later sequence. */
        after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
      }),
    )
    .output(data(NotificationList)),
  readAll: route.patch('/notifications/read-all', 'Mark all as read').output(data(UnreadCount)),
  read: route
    .patch('/notifications/{id}/read', 'Mark one as read')
    .input(z.object({ id }))
    .output(data(UnreadCount)),
  removeAll: route.delete('/notifications', 'Delete all').output(data(UnreadCount)),
  remove: route.delete('/notifications/{id}', 'Delete one').input(z.object({ id })).output(data(UnreadCount)),
}
