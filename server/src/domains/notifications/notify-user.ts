import { type Notification, topicOfNotification } from '@lettrine/contract/notifications'
import type { Database } from '../../platform/database/database.ts'
import type { Deps } from '../../platform/http/api.ts'
import { publishLive } from '../../platform/realtime/live-signal.ts'
import { findSettings } from '../settings/index.ts'
import {
  deleteOldest,
  findByKey,
  lockReader,
  nextSequence,
  putNotification,
  recordKey,
} from './notifications.repository.ts'
import type { NotificationRow } from './notifications.tables.ts'
import { presentNotification } from './present-notification.ts'

export type NotifyDeps = Pick<Deps, 'clock' | 'newId'>

/** A notification; `key` identifies the event, unique per user. */
export type Notice = Pick<Notification, 'type' | 'title' | 'message' | 'data' | 'action'> & { key: string }

// Keys are kept for this long.
const keyLifeMs = 90 * 24 * 60 * 60 * 1_000

/** Notifies a user once per key, unless muted in the settings; in the caller’s transaction. */
export async function notifyUser(
  tx: Database,
  deps: NotifyDeps,
  userId: string,
  { key, ...notice }: Notice,
): Promise<void> {
  if (!(await wantsNotification(tx, userId, notice.type))) return
  if (!(await recordKey(tx, userId, key, deps.clock()))) return
  const sequence = await nextSequence(tx, userId)
  await keep(tx, deps, { userId, sequence, id: deps.newId(), key, ...notice })
}

/**
 * Increments the count of a notification by key, which becomes unread and the newest again. After its deletion the
 * count starts over.
 */
export async function countForUser(
  tx: Database,
  deps: NotifyDeps,
  userId: string,
  key: string,
  notice: (count: number) => Omit<Notice, 'key'>,
): Promise<void> {
  if (!(await wantsNotification(tx, userId, notice(1).type))) return
  // Locks the counter first, to serialize concurrent increments.
  const sequence = await nextSequence(tx, userId)
  const known = await findByKey(tx, userId, key)
  const count = Number(known?.data.count ?? 0) + 1
  const { data, ...words } = notice(count)
  const id = known?.id ?? deps.newId()
  await keep(tx, deps, { userId, sequence, id, key, ...words, data: { ...data, count: String(count) } })
}

/** False when the user is deleted or has muted the topic. */
async function wantsNotification(tx: Database, userId: string, type: Notification['type']): Promise<boolean> {
  if (!(await lockReader(tx, userId))) return false
  const topic = topicOfNotification[type]
  return topic === null || (await findSettings(tx, userId)).notifyAbout.includes(topic)
}

type Kept = Notice & Pick<NotificationRow, 'userId' | 'sequence' | 'id'>

async function keep(tx: Database, { clock }: NotifyDeps, { action, ...kept }: Kept): Promise<void> {
  const createdAt = clock()
  const row: NotificationRow = { ...kept, action: action ?? null, readAt: null, createdAt }
  await putNotification(tx, row)
  await deleteOldest(tx, row.userId, new Date(createdAt.getTime() - keyLifeMs))
  await publishLive(tx, {
    kind: 'notification',
    userId: row.userId,
    notification: presentNotification(row),
  })
}
