import { unlimitedAiUses } from '@lettrine/contract/plans'
import type { AiQuota } from '@lettrine/contract/subscriptions'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { announceQuotaNearEnd } from './announce-quota-near-end.ts'
import { findRunning } from './current-plan.ts'
import { recordRefusal } from './plan-refusals.ts'
import {
  consumeQuota,
  countUses,
  insertUse,
  markRefunded,
  markRefundedAfterText,
} from './subscriptions.repository.ts'
import type { AiPurpose, SubscriptionRow } from './subscriptions.tables.ts'
import { usageMonth } from './usage-month.ts'

export type UsageDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'entitlements' | 'events'>

/** The AI quota of the month. */
export async function readAiQuota(
  deps: Pick<UsageDeps, 'db' | 'clock' | 'entitlements'>,
  userId: string,
): Promise<AiQuota> {
  const now = deps.clock()
  const subscription = await findRunning(deps, userId)
  const plan = subscription?.planId ?? 'free'
  const limit = deps.entitlements[plan].aiUsesPerMonth
  if (limit === 0) return { canUse: false, currentUsage: 0, limit, resetDate: null, plan }
  const { start, end } = monthOf(subscription, now)
  const currentUsage = await countUses(deps.db, userId, start)
  const resetDate = subscription ? end.toISOString() : null
  return { canUse: currentUsage < limit, currentUsage, limit, resetDate, plan }
}

const firstOfJanuary = new Date('2026-01-01T00:00:00Z')

/** Without a subscription, on a site without plans, months are calendar months. */
const monthOf = (subscription: SubscriptionRow | undefined, now: Date) =>
  usageMonth(subscription ? usageBegins(subscription) : firstOfJanuary, now)

/** Quota months start from the billing anchor, so that a yearly plan has twelve of them. */
const usageBegins = ({ anchor, currentPeriodStart }: SubscriptionRow) =>
  anchor !== null && anchor <= currentPeriodStart ? anchor : currentPeriodStart

/**
 * A consumed use. `refund` returns it, once, when the model failed. After some of its text had come, only a few are
 * returned in a month: such an answer can be provoked.
 */
export type AiUse = { refund: (answer?: { textCame: boolean }) => Promise<void> }

/** A model that fails on its own does so more rarely. */
const refundsAfterText = 3

/**
 * Starts consuming one use of a model under the running subscription: `taking` counts it in the transaction that checks
 * the quota, and rejects with `AI_QUOTA_REACHED`. Rejects at once with `AI_PLAN_REQUIRED` when the plan gives none.
 */
export async function startAiUse(
  deps: UsageDeps,
  userId: string,
  purpose: AiPurpose,
  subscription: SubscriptionRow | undefined,
): Promise<{ taking: Promise<AiUse> }> {
  const now = deps.clock()
  const limit = deps.entitlements[subscription?.planId ?? 'free'].aiUsesPerMonth
  const refuse = async (code: 'AI_PLAN_REQUIRED' | 'AI_QUOTA_REACHED', details?: object) => {
    await recordRefusal(deps, userId, 'ai_generation')
    return failure(code, { details })
  }
  if (limit === 0) throw await refuse('AI_PLAN_REQUIRED')
  const { start: since, end } = monthOf(subscription, now)
  const use = { id: deps.newId(), purpose, since, limit, at: now }
  // Without a subscription, on a site without plans, uses are unlimited.
  const asked = subscription ? consumeAndWatchQuota(deps, subscription, use) : insertUse(deps.db, userId, use)
  const taking = asked.then(async (taken): Promise<AiUse> => {
    if (!taken) throw await refuse('AI_QUOTA_REACHED', { resetDate: end.toISOString() })
    return {
      async refund({ textCame } = { textCame: false }) {
        const at = deps.clock()
        if (!textCame) return markRefunded(deps.db, userId, use.id, at)
        await markRefundedAfterText(deps.db, userId, use.id, { at, since, max: refundsAfterText })
      },
    }
  })
  return { taking }
}

/** Consumes a use, and publishes in the same transaction that few are left. */
async function consumeAndWatchQuota(
  deps: UsageDeps,
  subscription: SubscriptionRow,
  use: Parameters<typeof consumeQuota>[2],
): Promise<boolean> {
  const { limit, since } = use
  if (limit >= unlimitedAiUses) return consumeQuota(deps.db, subscription, use)
  return deps.db.transaction(async (tx) => {
    if (!(await consumeQuota(tx, subscription, use))) return false
    const { userId } = subscription
    const used = await countUses(tx, userId, since)
    await announceQuotaNearEnd(tx, deps, { userId, of: 'ai-uses', used, limit, month: since.toISOString() })
    return true
  })
}

/** Consumes one AI use, or fails with `AI_PLAN_REQUIRED` or `AI_QUOTA_REACHED`. */
export async function grantAiUse(deps: UsageDeps, userId: string, purpose: AiPurpose): Promise<AiUse> {
  const { taking } = await startAiUse(deps, userId, purpose, await findRunning(deps, userId))
  return taking
}
