import { and, count, eq, gte, isNull, ne, type Placeholder, sql } from 'drizzle-orm'
import { type Database, isForeignKeyViolation } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { failure } from '../../platform/failure.ts'
import {
  type AiPurpose,
  aiUses,
  type NewSubscription,
  type SubscriptionRow,
  subscriptions,
} from './subscriptions.tables.ts'

const liveOf = (userId: string | Placeholder) =>
  and(eq(subscriptions.userId, userId), ne(subscriptions.status, 'ended'))

const live = prepared((db: Pick<Database, 'select'>) =>
  db
    .select()
    .from(subscriptions)
    .where(liveOf(sql.placeholder('userId')))
    .prepare('live_subscription'),
)

/** The user’s subscription that has not ended, even unpaid; at most one. */
export async function findLive(
  db: Pick<Database, 'select'>,
  userId: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await live(db).execute({ userId })
  return row
}

/** The same, locked until the transaction ends. */
export async function lockLive(
  tx: Pick<Database, 'select'>,
  userId: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await tx.select().from(subscriptions).where(liveOf(userId)).for('update')
  return row
}

export async function lockSubscription(
  tx: Pick<Database, 'select'>,
  userId: string,
  id: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await tx.select().from(subscriptions).where(oneOf({ userId, id })).for('update')
  return row
}

export async function findSubscription(
  db: Pick<Database, 'select'>,
  userId: string,
  id: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(oneOf({ userId, id }))
  return row
}

const oneOf = ({ userId, id }: Pick<SubscriptionRow, 'userId' | 'id'>) =>
  and(eq(subscriptions.userId, userId), eq(subscriptions.id, id))

export async function updateSubscription(
  db: Pick<Database, 'update'>,
  subscription: Pick<SubscriptionRow, 'userId' | 'id'>,
  change: Partial<SubscriptionRow> & { updatedAt: Date },
): Promise<SubscriptionRow> {
  const [row] = await db.update(subscriptions).set(change).where(oneOf(subscription)).returning()
  if (!row) throw new Error('The subscription to update does not exist')
  return row
}

/** Ends the user’s subscription and inserts a new one. */
export async function replaceLive(db: Database, subscription: NewSubscription): Promise<void> {
  await db
    .transaction(async (tx) => {
      await tx
        .update(subscriptions)
        .set({ status: 'ended', endedAt: subscription.createdAt, updatedAt: subscription.createdAt })
        .where(liveOf(subscription.userId))
      await tx.insert(subscriptions).values(subscription)
    })
    .catch((fault) => {
      if (isForeignKeyViolation(fault)) throw failure('NOT_FOUND', { cause: fault })
      throw fault
    })
}

/** Inserts a subscription; fails (unique index) when the user has one that has not ended. */
export async function insertLive(
  tx: Pick<Database, 'insert'>,
  subscription: NewSubscription,
): Promise<SubscriptionRow> {
  const [row] = await tx.insert(subscriptions).values(subscription).returning()
  return row!
}

export async function countUses(db: Database, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ uses: count() })
    .from(aiUses)
    .where(and(eq(aiUses.userId, userId), gte(aiUses.grantedAt, since), isNull(aiUses.refundedAt)))
  return row?.uses ?? 0
}

/** Consumes a use if fewer than `limit` were consumed since `since`; safe under concurrency. */
export async function consumeQuota(
  db: Database,
  subscription: Pick<SubscriptionRow, 'userId' | 'id'>,
  use: { id: string; purpose: AiPurpose; since: Date; limit: number; at: Date },
): Promise<boolean> {
  const { rows } = (await db.execute(sql`
    SELECT take_ai_use(
      ${subscription.userId}, ${subscription.id}, ${use.id}, ${use.purpose},
      ${use.since.toISOString()}, ${use.limit}, ${use.at.toISOString()}
    ) AS taken
  `)) as { rows: { taken: boolean }[] }
  return rows[0]?.taken === true
}

/** Inserts a use without a quota. */
export async function insertUse(
  db: Database,
  userId: string,
  { id, purpose, at }: { id: string; purpose: AiPurpose; at: Date },
): Promise<true> {
  await db
    .insert(aiUses)
    .values({ userId, id, purpose, grantedAt: at })
    .catch((fault) => {
      // The account was deleted while its token was still valid.
      if (isForeignKeyViolation(fault)) throw failure('AUTHENTICATION_REQUIRED', { cause: fault })
      throw fault
    })
  return true
}

export async function markRefunded(db: Database, userId: string, id: string, at: Date): Promise<void> {
  await db
    .update(aiUses)
    .set({ refundedAt: at })
    .where(and(eq(aiUses.userId, userId), eq(aiUses.id, id), isNull(aiUses.refundedAt)))
}

/** The same for a use whose text had come: false when `max` uses granted since then were refunded so. */
export async function markRefundedAfterText(
  db: Database,
  userId: string,
  id: string,
  { at, since, max }: { at: Date; since: Date; max: number },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Refusals at once do not pass the limit together.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`refunds ${userId}`}, 0))`)
    const [known] = await tx
      .select({ count: count() })
      .from(aiUses)
      .where(and(eq(aiUses.userId, userId), gte(aiUses.grantedAt, since), eq(aiUses.refundedAfterText, true)))
    if ((known?.count ?? 0) >= max) return false
    await tx
      .update(aiUses)
      .set({ refundedAt: at, refundedAfterText: true })
      .where(and(eq(aiUses.userId, userId), eq(aiUses.id, id), isNull(aiUses.refundedAt)))
    return true
  })
}
