import type { Database } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { publishLive } from '../../platform/realtime/live-signal.ts'
import { countUnread, markAllRead, markRead, removeNotifications } from './notifications.repository.ts'

type SettleDeps = Pick<Deps, 'db' | 'clock'>
type UnreadCount = { unreadCount: number }

/** Marks one as read. @throws `NOTIFICATION_NOT_FOUND` */
export const readOne = ({ db, clock }: SettleDeps, userId: string, id: string): Promise<UnreadCount> =>
  settle(db, userId, async (tx) => {
    const { isThere, isNew } = await markRead(tx, userId, id, clock())
    if (!isThere) throw failure('NOTIFICATION_NOT_FOUND')
    return isNew
  })

export const readAll = ({ db, clock }: SettleDeps, userId: string): Promise<UnreadCount> =>
  settle(db, userId, async (tx) => (await markAllRead(tx, userId, clock())) > 0)

/** Deletes one. @throws `NOTIFICATION_NOT_FOUND` */
export const removeOne = ({ db }: SettleDeps, userId: string, id: string): Promise<UnreadCount> =>
  settle(db, userId, async (tx) => {
    if ((await removeNotifications(tx, userId, id)) === 0) throw failure('NOTIFICATION_NOT_FOUND')
    return true
  })

export const removeAll = ({ db }: SettleDeps, userId: string): Promise<UnreadCount> =>
  settle(db, userId, async (tx) => (await removeNotifications(tx, userId)) > 0)

/** Runs a change and, if it had an effect, notifies the user’s other windows. */
function settle(
  db: Database,
  userId: string,
  change: (tx: Database) => Promise<boolean>,
): Promise<UnreadCount> {
  return db.transaction(async (tx) => {
    if (await change(tx)) await publishLive(tx, { kind: 'changed', userId })
    return { unreadCount: await countUnread(tx, userId) }
  })
}
