import { failure } from '../../../platform/failure.ts'
import {
  givesAccess,
  lockSubscription,
  type SubscriptionRow,
  updateSubscription,
} from '../../subscriptions/index.ts'
import type { BillingDeps, Tx } from '../billing-deps.ts'
import { sendSubscriptionMail } from '../mails/billing-mails.ts'
import { endSubscriptionNow, hasPaidSubscription } from '../settlement/apply-payment.ts'

type Deps = Pick<BillingDeps, 'db' | 'clock' | 'mailer' | 'publicUrl' | 'events'>

/**
 * Cancels a subscription at the end of its period; it is not charged any more, and the date is confirmed by mail
 * (article L. 215-1-1 of the Code de la consommation). Idempotent.
 * @throws `SUBSCRIPTION_NOT_FOUND`
 */
export const cancelSubscription = (
  deps: Deps,
  userId: string,
  id: string,
  reason: string | null,
): Promise<SubscriptionRow> =>
  change(deps, userId, id, async (tx, subscription, now) => {
    if (subscription.cancelAtPeriodEnd) return subscription
    // A lifetime plan is not charged again: nothing to cancel.
    if (subscription.currentPeriodEnd === null) throw failure('CHANGE_REFUSED')
    // The period that was paid is over already.
    const isOver = subscription.status === 'past_due'
    const changed = await updateSubscription(
      tx,
      isOver ? await endSubscriptionNow(tx, subscription, now) : subscription,
      {
        cancelAtPeriodEnd: true,
        cancelReason: reason,
        nextPlanId: null,
        nextInterval: null,
        nextPriceCents: null,
        updatedAt: now,
      },
    )
    await sendSubscriptionMail(tx, deps, changed, 'cancelled', now.toISOString())
    return changed
  })

/**
 * Reverts a cancellation before the period ends.
 * @throws `SUBSCRIPTION_NOT_FOUND`, `NOTHING_TO_REACTIVATE`
 */
export const reactivateSubscription = (deps: Deps, userId: string, id: string): Promise<SubscriptionRow> =>
  change(deps, userId, id, async (tx, subscription, now) => {
    if (!subscription.cancelAtPeriodEnd || !givesAccess(subscription, now))
      throw failure('NOTHING_TO_REACTIVATE')
    const changed = await updateSubscription(tx, subscription, {
      cancelAtPeriodEnd: false,
      cancelReason: null,
      updatedAt: now,
    })
    await sendSubscriptionMail(tx, deps, changed, 'reactivated', now.toISOString())
    return changed
  })

/** Cancels a change scheduled for the end of the period. */
export const cancelScheduledChange = (deps: Deps, userId: string, id: string): Promise<SubscriptionRow> =>
  change(deps, userId, id, (tx, subscription, now) =>
    updateSubscription(tx, subscription, {
      nextPlanId: null,
      nextInterval: null,
      nextPriceCents: null,
      updatedAt: now,
    }),
  )

function change(
  { db, clock }: Deps,
  userId: string,
  id: string,
  how: (tx: Tx, subscription: SubscriptionRow, now: Date) => Promise<SubscriptionRow>,
): Promise<SubscriptionRow> {
  return db.transaction(async (tx) => {
    const subscription = await lockSubscription(tx, userId, id)
    if (!subscription || !hasPaidSubscription(subscription) || subscription.status === 'ended')
      throw failure('SUBSCRIPTION_NOT_FOUND')
    return how(tx, subscription, clock())
  })
}
