import type { AiUsageLimit } from '@lettrine/contract/subscriptions'
import type { Database } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { entitlements } from '../plans/index.ts'
import { givesAccess } from './subscription-rules.ts'
import { countUses, findLive, markRefunded, takeUse } from './subscriptions.repository.ts'
import type { AiPurpose, SubscriptionRow } from './subscriptions.tables.ts'
import { usageMonth } from './usage-month.ts'

export type UsageDeps = Pick<Deps, 'db' | 'clock' | 'newId'>

/** What is left of the month; nothing without a plan that runs. */
export async function aiUsageLimit(
  deps: Pick<UsageDeps, 'db' | 'clock'>,
  userId: string,
): Promise<AiUsageLimit> {
  return usageOf(deps.db, userId, await findLive(deps.db, userId), deps.clock())
}

async function usageOf(
  db: Database,
  userId: string,
  subscription: SubscriptionRow | undefined,
  now: Date,
): Promise<AiUsageLimit> {
  const plan = subscription && givesAccess(subscription, now) ? subscription.planId : 'free'
  const limit = entitlements[plan].aiUsesPerMonth
  if (!subscription || plan === 'free')
    return { canUse: false, currentUsage: 0, limit, resetDate: null, plan }
  const { start, end } = usageMonth(usageBegins(subscription), now)
  const currentUsage = await countUses(db, userId, start)
  return { canUse: currentUsage < limit, currentUsage, limit, resetDate: end.toISOString(), plan }
}

/** Months of use are counted from the day that periods are: a new period is no new month of a yearly plan. */
const usageBegins = ({ anchor, currentPeriodStart }: SubscriptionRow) =>
  anchor !== null && anchor <= currentPeriodStart ? anchor : currentPeriodStart

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
  const subscription = await findLive(deps.db, userId)
  const limit =
    subscription && givesAccess(subscription, now) ? entitlements[subscription.planId].aiUsesPerMonth : 0
  if (!subscription || limit === 0) throw failure('AI_PLAN_REQUIRED')
  const { start: since, end } = usageMonth(usageBegins(subscription), now)
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
