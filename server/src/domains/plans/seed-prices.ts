import { type Offer, plans } from '@lettrine/contract/plan-catalogue'
import { type Interval, PaidPlanId } from '@lettrine/contract/plans'
import { and, eq, isNull } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Clock } from '../../platform/clock.ts'
import { instant } from '../../platform/database/columns.ts'
import type { Database } from '../../platform/database/database.ts'

const planPrices = pgTable('plan_prices', {
  planId: text('plan_id').$type<PaidPlanId>().notNull(),
  interval: text('interval').$type<Interval>().notNull(),
  amountCents: integer('amount_cents').notNull(),
  currency: text('currency').notNull(),
  trialDays: integer('trial_days').notNull(),
  soldFrom: instant('sold_from').notNull(),
  withdrawnAt: instant('withdrawn_at'),
})

/**
 * Stores the prices of the catalogue with their start date; a changed one is withdrawn but kept, since subscriptions
 * still use it. Idempotent.
 */
export async function seedPrices({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  await db.transaction(async (tx) => {
    const sold = await tx.select().from(planPrices).where(isNull(planPrices.withdrawnAt)).for('update')
    const now = clock()
    for (const price of sold.filter((one) => !offered.some((other) => isSame(one, other))))
      await tx.update(planPrices).set({ withdrawnAt: now }).where(keyOf(price))
    const added = offered.filter((one) => !sold.some((other) => isSame(one, other)))
    if (added.length === 0) return
    await tx
      .insert(planPrices)
      .values(added.map((price) => ({ ...price, soldFrom: now })))
      // Another process started at the same time.
      .onConflictDoNothing()
  })
}

type Price = Pick<
  typeof planPrices.$inferSelect,
  'planId' | 'interval' | 'amountCents' | 'currency' | 'trialDays'
>

const offered: readonly Price[] = PaidPlanId.options.flatMap((planId) =>
  (plans[planId].offers as readonly Offer[]).map(({ interval, cents, trialDays }) => ({
    planId,
    interval,
    amountCents: cents,
    currency: 'EUR',
    trialDays,
  })),
)

const isSame = (one: Price, other: Price): boolean =>
  one.planId === other.planId &&
  one.interval === other.interval &&
  one.amountCents === other.amountCents &&
  one.trialDays === other.trialDays

const keyOf = ({ planId, interval, soldFrom }: typeof planPrices.$inferSelect) =>
  and(eq(planPrices.planId, planId), eq(planPrices.interval, interval), eq(planPrices.soldFrom, soldFrom))
