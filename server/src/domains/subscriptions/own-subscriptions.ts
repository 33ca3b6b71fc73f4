import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { aiUses, subscriptions } from './subscriptions.tables.ts'

const { userId: _owner, ...columns } = getTableColumns(subscriptions)

/** A user’s subscriptions, oldest first. */
export function exportOwnSubscriptions(db: Pick<Database, 'select'>, userId: string) {
  return db
    .select(columns)
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(asc(subscriptions.createdAt), asc(subscriptions.id))
}

/** A user’s AI uses, with date and purpose. */
export function exportOwnAiUses(db: Pick<Database, 'select'>, userId: string) {
  const { purpose, grantedAt, refundedAt } = aiUses
  return db
    .select({ purpose, grantedAt, refundedAt })
    .from(aiUses)
    .where(eq(aiUses.userId, userId))
    .orderBy(asc(grantedAt), asc(aiUses.id))
}
