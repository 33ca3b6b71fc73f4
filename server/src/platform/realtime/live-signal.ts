import { Notification, Sequence } from '@lettrine/contract/notifications'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/database.ts'

/** Also written in `0041_notifications.sql`. */
export const liveChannel = 'lettrine_notifications'

const userId = z.uuid()

/** Signal between processes, through PostgreSQL NOTIFY. */
export const LiveSignal = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('notification'), userId, notification: Notification }),
  /** A notification too long for NOTIFY: it is read from its table. */
  z.object({ kind: z.literal('later'), userId, sequence: Sequence }),
  /** Some were read or deleted. */
  z.object({ kind: z.literal('changed'), userId }),
  z.object({ kind: z.literal('session-ended'), userId, sessionId: z.string() }),
])
export type LiveSignal = z.infer<typeof LiveSignal>

/** PostgreSQL takes less than 8,000 bytes. */
const maxBytes = 7_000

/** Notifies every process, when the transaction commits and in commit order. */
export async function publishLive(tx: Pick<Database, 'execute'>, news: LiveSignal): Promise<void> {
  await tx.execute(sql`SELECT pg_notify(${liveChannel}, ${asPayload(news)})`)
}

function asPayload(news: LiveSignal): string {
  const whole = JSON.stringify(news)
  if (news.kind !== 'notification' || Buffer.byteLength(whole) < maxBytes) return whole
  const { userId, notification } = news
  return JSON.stringify({ kind: 'later', userId, sequence: notification.sequence } satisfies LiveSignal)
}
