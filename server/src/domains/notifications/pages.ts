import type { Notification } from '@lettrine/contract/notifications'
import { notificationActions as labels } from './notifications.fr.ts'

type Action = NonNullable<Notification['action']>

const to = (label: string, path: string): Action => ({ label, path })

/** Link targets of notifications. */
export const pages = {
  letter: (id: string) => to(labels.letter, `/dashboard/letters/${id}`),
  subscription: to(labels.subscription, '/dashboard/subscription'),
  agreement: to(labels.agreement, '/dashboard/subscription'),
  plans: to(labels.plans, '/dashboard/subscription'),
  archive: to(labels.archive, '/dashboard/my-data'),
  anotherArchive: to(labels.anotherArchive, '/dashboard/my-data'),
  security: to(labels.security, '/dashboard/security'),
}
