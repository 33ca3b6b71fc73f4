import { maxNotifications } from '@lettrine/contract/notifications'
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { users } from '../identity/index.ts'
import { counters, keys, type NotificationRow, notifications } from './notifications.tables.ts'

const ofUser = (userId: string) => eq(notifications.userId, userId)
const isUnread = isNull(notifications.readAt)

/** Notifications after a sequence, oldest first. */
export function listAfter(
  db: Pick<Database, 'select'>,
  userId: string,
  after: number,
  order: 'newest first' | 'oldest first',
): Promise<NotificationRow[]> {
  const { sequence } = notifications
  return db
    .select()
    .from(notifications)
    .where(and(ofUser(userId), gt(sequence, after)))
    .orderBy(order === 'newest first' ? desc(sequence) : asc(sequence))
    .limit(maxNotifications)
}

export async function countUnread(db: Pick<Database, 'select'>, userId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(ofUser(userId), isUnread))
  return row?.unread ?? 0
}

/** The last sequence of each user with any notification ever. */
export async function lastSequences(
  db: Pick<Database, 'select'>,
  userIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select()
    .from(counters)
    .where(inArray(counters.userId, [...userIds]))
  return new Map(rows.map(({ userId, lastSequence }) => [userId, lastSequence]))
}

/**
 * Locks a user against deletion (FOR KEY SHARE); false when deleted. Taken before the sequence: transactions that lock
 * the user, as payments do, may wait for a sequence, so one that holds a sequence must not wait for the user.
 */
export async function lockReader(tx: Pick<Database, 'select'>, userId: string): Promise<boolean> {
  const lockedUser = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share')
  return lockedUser.length > 0
}

/** The next sequence of a user, under a row lock until the transaction ends. */
export async function nextSequence(tx: Pick<Database, 'insert'>, userId: string): Promise<number> {
  const [row] = await tx
    .insert(counters)
    .values({ userId, lastSequence: 1 })
    .onConflictDoUpdate({
      target: counters.userId,
      set: { lastSequence: sql`${counters.lastSequence} + 1` },
    })
    .returning({ sequence: counters.lastSequence })
  return row!.sequence
}

/** Records a notification key; false when it exists already. */
export async function recordKey(
  tx: Pick<Database, 'insert'>,
  userId: string,
  key: string,
  toldAt: Date,
): Promise<boolean> {
  const noted = await tx
    .insert(keys)
    .values({ userId, key, toldAt })
    .onConflictDoNothing()
    .returning({ key: keys.key })
  return noted.length > 0
}

export async function findByKey(
  tx: Pick<Database, 'select'>,
  userId: string,
  key: string,
): Promise<NotificationRow | undefined> {
  const [row] = await tx
    .select()
    .from(notifications)
    .where(and(ofUser(userId), eq(notifications.key, key)))
  return row
}

/** Upserts a notification by id. */
export async function putNotification(tx: Pick<Database, 'insert'>, row: NotificationRow): Promise<void> {
  await tx
    .insert(notifications)
    .values(row)
    .onConflictDoUpdate({ target: [notifications.userId, notifications.id], set: row })
}

/** Deletes notifications above the maximum, and keys older than `oldestKey`. */
export async function deleteOldest(
  tx: Pick<Database, 'delete'>,
  userId: string,
  oldestKey: Date,
): Promise<void> {
  const newestToGo = sql`(SELECT sequence FROM notifications WHERE user_id = ${userId}
    ORDER BY sequence DESC OFFSET ${maxNotifications} LIMIT 1)`
  await tx.delete(notifications).where(and(ofUser(userId), sql`${notifications.sequence} <= ${newestToGo}`))
  await tx.delete(keys).where(and(eq(keys.userId, userId), lt(keys.toldAt, oldestKey)))
}

/** Whether it exists, and whether this call marked it as read. */
export async function markRead(
  tx: Pick<Database, 'select' | 'update'>,
  userId: string,
  id: string,
  readAt: Date,
): Promise<{ isThere: boolean; isNew: boolean }> {
  const one = and(ofUser(userId), eq(notifications.id, id))
  const marked = await tx
    .update(notifications)
    .set({ readAt })
    .where(and(one, isUnread))
    .returning({ id: notifications.id })
  if (marked.length > 0) return { isThere: true, isNew: true }
  const found = await tx.select({ id: notifications.id }).from(notifications).where(one)
  return { isThere: found.length > 0, isNew: false }
}

/** Marks all as read; returns how many were unread. */
export async function markAllRead(
  tx: Pick<Database, 'update'>,
  userId: string,
  readAt: Date,
): Promise<number> {
  const { rowCount } = await tx
    .update(notifications)
    .set({ readAt })
    .where(and(ofUser(userId), isUnread))
  return rowCount ?? 0
}

/** Deletes one, or all; returns the number. */
export async function removeNotifications(
  tx: Pick<Database, 'delete'>,
  userId: string,
  id?: string,
): Promise<number> {
  const { rowCount } = await tx
    .delete(notifications)
    .where(and(ofUser(userId), id === undefined ? undefined : eq(notifications.id, id)))
  return rowCount ?? 0
}
