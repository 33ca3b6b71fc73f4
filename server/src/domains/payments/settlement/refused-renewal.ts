import { graceDays } from '@lettrine/contract/retention'
import { lockSubscription, type SubscriptionRow, updateSubscription } from '../../subscriptions/index.ts'
import type { BillingDeps, Tx } from '../billing-deps.ts'
import { sendRefusalMail } from '../mails/billing-mails.ts'
import type { PaymentRow } from '../payments.tables.ts'

const dayMs = 24 * 60 * 60 * 1_000

/** Days after the first refusal at which a renewal is retried; the last one ends the grace period. */
const retryDays = [1, 3, 5, graceDays] as const

/** PayPal’s issues for a revoked agreement. */
export const revokedAgreementIssues: readonly string[] = [
  'TOKEN_ID_NOT_FOUND',
  'AGREEMENT_ALREADY_CANCELLED',
  'AGREEMENT_GONE',
]

/** The next retry of a renewal refused at `now`; undefined after the last. */
export function nextRetry(since: Date, now: Date): Date | undefined {
  const days = retryDays.find((count) => since.getTime() + count * dayMs > now.getTime())
  return days === undefined ? undefined : new Date(since.getTime() + days * dayMs)
}

async function lockActiveSubscription(
  tx: Tx,
  { userId, subscriptionId }: PaymentRow,
): Promise<SubscriptionRow | undefined> {
  if (userId === null || subscriptionId === null) return undefined
  const subscription = await lockSubscription(tx, userId, subscriptionId)
  return subscription && subscription.status !== 'ended' ? subscription : undefined
}

/** Records a refused renewal: retried for a week, then access ends. Not retried without an agreement. */
export async function recordRefusedRenewal(tx: Tx, deps: BillingDeps, payment: PaymentRow): Promise<void> {
  const subscription = await lockActiveSubscription(tx, payment)
  if (!subscription) return
  const now = deps.clock()
  const since = subscription.pastDueSince ?? now
  const isRevoked = revokedAgreementIssues.includes(payment.failure ?? '')
  const retryAt = isRevoked ? undefined : nextRetry(since, now)
  const isOver = now.getTime() >= since.getTime() + graceDays * dayMs
  const changed = await updateSubscription(tx, subscription, {
    status: isOver ? 'unpaid' : 'past_due',
    pastDueSince: since,
    retryAt: retryAt ?? null,
    updatedAt: now,
  })
  await sendRefusalMail(tx, deps, changed, { isGone: isRevoked })
}

/** Records a renewal under review at PayPal: the same grace period as after a refusal, without retries. */
export async function markRenewalPending(tx: Tx, deps: BillingDeps, payment: PaymentRow): Promise<void> {
  const subscription = await lockActiveSubscription(tx, payment)
  if (!subscription || subscription.status === 'unpaid') return
  const now = deps.clock()
  await updateSubscription(tx, subscription, {
    status: 'past_due',
    pastDueSince: subscription.pastDueSince ?? now,
    retryAt: null,
    updatedAt: now,
  })
}
