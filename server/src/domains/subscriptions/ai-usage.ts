import type { AiUsageLimit } from '@lettrine/contract/subscriptions'
import type { Database } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { plans } from '../plans/index.ts'
import { countUses, findActive, markRefunded, takeUse } from './subscriptions.repository.ts'
import type { AiPurpose, SubscriptionRow } from './subscriptions.tables.ts'
import { usageMonth } from './usage-month.ts'

export type UsageDeps = Pick<Deps, 'db' | 'clock' | 'newId'>

/** What is left of the month; nothing without a plan that runs. */
export async function aiUsageLimit(
  deps: Pick<UsageDeps, 'db' | 'clock'>,
  userId: string,
): Promise<AiUsageLimit> {
  return usageOf(deps.db, userId, await findActive(deps.db, userId), deps.clock())
}

async function usageOf(
  db: Database,
  userId: string,
  subscription: SubscriptionRow | undefined,
  now: Date,
): Promise<AiUsageLimit> {
  const plan = subscription && runs(subscription, now) ? subscription.planId : 'free'
  const limit = plans[plan].monthlyAiLimit
  if (!subscription || plan === 'free')
    return { canUse: false, currentUsage: 0, limit, resetDate: null, plan }
  const { start, end } = usageMonth(subscription.currentPeriodStart, now)
  const currentUsage = await countUses(db, userId, start)
  return { canUse: currentUsage < limit, currentUsage, limit, resetDate: end.toISOString(), plan }
}

/** A period that has ended gives nothing, even before the billing has noticed. */
const runs = ({ currentPeriodEnd }: SubscriptionRow, now: Date) =>
  currentPeriodEnd === null || now < currentPeriodEnd

/** A use that was granted; `refund` takes it back, once, when the model gave nothing. */
export type AiUse = { refund: () => Promise<void> }

/**
 * Begins to take one use of a model: `taking` counts it in the transaction that checks what is left, and rejects with
 * `AI_QUOTA_REACHED`. Fails at once with `AI_PLAN_REQUIRED` when the plan gives none.
 */
export async function beginAiUse(
  deps: UsageDeps,
  userId: string,
  purpose: AiPurpose,
): Promise<{ taking: Promise<AiUse> }> {
  const now = deps.clock()
  const subscription = await findActive(deps.db, userId)
  const limit = subscription && runs(subscription, now) ? plans[subscription.planId].monthlyAiLimit : 0
  if (!subscription || limit === 0) throw failure('AI_PLAN_REQUIRED')
  const { start: since, end } = usageMonth(subscription.currentPeriodStart, now)
  const use = { id: deps.newId(), purpose, since, limit, at: now }
  const taking = takeUse(deps.db, subscription, use).then((taken): AiUse => {
    if (!taken) throw failure('AI_QUOTA_REACHED', { details: { resetDate: end.toISOString() } })
    return { refund: () => markRefunded(deps.db, userId, use.id, deps.clock()) }
  })
  return { taking }
}

/** Takes one use of a model, or fails with `AI_PLAN_REQUIRED` or `AI_QUOTA_REACHED`. */
export async function grantAiUse(deps: UsageDeps, userId: string, purpose: AiPurpose): Promise<AiUse> {
  const { taking } = await beginAiUse(deps, userId, purpose)
  return taking
}
