import { graceDays } from '@lettrine/contract/retention'
import { lockSubscription, type SubscriptionRow, updateSubscription } from '../../subscriptions/index.ts'
import type { BillingDeps, Tx } from '../billing-deps.ts'
import { tellOfRefusal } from '../mails/billing-mails.ts'
import type { PaymentRow } from '../payments.tables.ts'

const dayMs = 24 * 60 * 60 * 1_000

/** Days after the first refusal at which a renewal is tried again; the last one is the end of the grace. */
const retryDays = [1, 3, 5, graceDays] as const

/** What PayPal says of an agreement that is no more. */
export const agreementGone: readonly string[] = [
  'TOKEN_ID_NOT_FOUND',
  'AGREEMENT_ALREADY_CANCELLED',
  'AGREEMENT_GONE',
]

/** When a renewal refused at `now` is tried next; undefined after the last time. */
export function nextRetry(since: Date, now: Date): Date | undefined {
  const days = retryDays.find((count) => since.getTime() + count * dayMs > now.getTime())
  return days === undefined ? undefined : new Date(since.getTime() + days * dayMs)
}

async function lockHeld(
  tx: Tx,
  { userId, subscriptionId }: PaymentRow,
): Promise<SubscriptionRow | undefined> {
  if (userId === null || subscriptionId === null) return undefined
  const held = await lockSubscription(tx, userId, subscriptionId)
  return held && held.status !== 'ended' ? held : undefined
}

/** A renewal was refused: it is tried again for a week, then access ends. Without an agreement there is nothing to try. */
export async function noteRefusedRenewal(tx: Tx, deps: BillingDeps, payment: PaymentRow): Promise<void> {
  const held = await lockHeld(tx, payment)
  if (!held) return
  const now = deps.clock()
  const since = held.pastDueSince ?? now
  const isGone = agreementGone.includes(payment.failure ?? '')
  const retryAt = isGone ? undefined : nextRetry(since, now)
  const isOver = now.getTime() >= since.getTime() + graceDays * dayMs
  const changed = await updateSubscription(tx, held, {
    status: isOver ? 'unpaid' : 'past_due',
    pastDueSince: since,
    retryAt: retryAt ?? null,
    updatedAt: now,
  })
  await tellOfRefusal(tx, deps, changed, { isGone })
}

/** A renewal is under review at PayPal: access lasts as long as after a refusal, and nothing is tried meanwhile. */
export async function holdBackRenewal(tx: Tx, deps: BillingDeps, payment: PaymentRow): Promise<void> {
  const held = await lockHeld(tx, payment)
  if (!held || held.status === 'unpaid') return
  const now = deps.clock()
  await updateSubscription(tx, held, {
    status: 'past_due',
    pastDueSince: held.pastDueSince ?? now,
    retryAt: null,
    updatedAt: now,
  })
}
