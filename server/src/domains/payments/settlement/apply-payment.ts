import {
  columnsOf,
  insertLive,
  lockLive,
  lockSubscription,
  periodEnd,
  type SubscriptionRow,
  termsOf,
  updateSubscription,
} from '../../subscriptions/index.ts'
import type { BillingDeps, Tx } from '../billing-deps.ts'
import { findQuote } from '../payments.repository.ts'
import type { ChangeQuoteRow, PaymentRow } from '../payments.tables.ts'

type Paid = PaymentRow & { userId: string }
type Applying = Pick<BillingDeps, 'clock' | 'newId'>

/**
 * Grants what a payment pays for; undefined where it no longer applies, because something else was bought, changed or
 * ended meanwhile. The caller has locked the user, so payments are applied one at a time.
 */
export function applyPayment(
  tx: Tx,
  deps: Applying,
  payment: Paid,
  methodId: string | undefined,
): Promise<SubscriptionRow | undefined> {
  if (payment.kind === 'renewal') return renew(tx, deps, payment)
  if (payment.kind === 'change') return change(tx, deps, payment, methodId)
  return open(tx, deps, payment, methodId)
}

/** Whether the user has a paid subscription, so that a second one would be paid twice. */
export const hasPaidSubscription = (
  subscription: SubscriptionRow | undefined,
): subscription is SubscriptionRow =>
  subscription !== undefined && subscription.source === 'paid' && subscription.status !== 'unpaid'

/** Creates a subscription, paid or on trial; replaces a granted or unpaid one. */
async function open(
  tx: Tx,
  deps: Applying,
  payment: Paid,
  methodId: string | undefined,
): Promise<SubscriptionRow | undefined> {
  const now = deps.clock()
  const subscription = await lockLive(tx, payment.userId)
  if (hasPaidSubscription(subscription)) return undefined
  if (subscription)
    await updateSubscription(tx, subscription, { status: 'ended', endedAt: now, updatedAt: now })
  const { userId, planId, interval, priceCents, trialDays } = payment
  const trialEnd =
    payment.kind === 'trial' ? new Date(now.getTime() + trialDays * 24 * 60 * 60 * 1_000) : null
  return insertLive(tx, {
    userId,
    id: deps.newId(),
    planId,
    interval,
    priceCents,
    source: 'paid',
    status: trialEnd ? 'trialing' : 'active',
    trialEnd,
    anchor: trialEnd ?? now,
    currentPeriodStart: now,
    currentPeriodEnd: trialEnd ?? periodEnd(now, interval, now),
    paymentMethodId: methodId ?? null,
    createdAt: now,
    updatedAt: now,
  })
}

async function renew(tx: Tx, deps: Applying, payment: Paid): Promise<SubscriptionRow | undefined> {
  const subscription =
    payment.subscriptionId && (await lockSubscription(tx, payment.userId, payment.subscriptionId))
  if (!subscription || subscription.status === 'ended' || !payment.periodStart) return undefined
  const follows = subscription.currentPeriodEnd?.getTime() === payment.periodStart.getTime()
  const keepsRhythm = follows && subscription.interval === payment.interval && subscription.anchor !== null
  return updateSubscription(tx, subscription, {
    status: 'active',
    planId: payment.planId,
    interval: payment.interval,
    priceCents: payment.priceCents,
    anchor: keepsRhythm ? subscription.anchor : payment.periodStart,
    currentPeriodStart: payment.periodStart,
    currentPeriodEnd: payment.periodEnd,
    trialEnd: null,
    nextPlanId: null,
    nextInterval: null,
    nextPriceCents: null,
    pastDueSince: null,
    retryAt: null,
    updatedAt: deps.clock(),
  })
}

async function change(
  tx: Tx,
  deps: Applying,
  payment: Paid,
  methodId: string | undefined,
): Promise<SubscriptionRow | undefined> {
  const quote = payment.quoteId && (await findQuote(tx, payment.userId, payment.quoteId))
  if (!quote) return undefined
  const subscription = await lockSubscription(tx, payment.userId, quote.subscriptionId)
  if (!subscription || !matchesQuote(subscription, quote)) return undefined
  return applyChange(tx, subscription, quote, deps.clock(), methodId)
}

/** Whether a subscription is unchanged since the quote. */
export const matchesQuote = (subscription: SubscriptionRow, quote: ChangeQuoteRow): boolean =>
  JSON.stringify(Object.entries(termsOf(subscription)).sort()) ===
  JSON.stringify(Object.entries(quote.replaced).sort())

/** Applies the terms of a quote to a subscription. */
export function applyChange(
  tx: Tx,
  subscription: SubscriptionRow,
  quote: ChangeQuoteRow,
  now: Date,
  methodId?: string,
): Promise<SubscriptionRow> {
  const isSamePeriod = subscription.currentPeriodStart.getTime() === quote.periodStart.getTime()
  return updateSubscription(tx, subscription, {
    planId: quote.planId,
    interval: quote.interval,
    priceCents: quote.priceCents,
    anchor: isSamePeriod ? subscription.anchor : quote.periodStart,
    currentPeriodStart: quote.periodStart,
    currentPeriodEnd: quote.periodEnd,
    ...(isSamePeriod ? {} : { status: 'active', trialEnd: null }),
    cancelAtPeriodEnd: false,
    cancelReason: null,
    nextPlanId: null,
    nextInterval: null,
    nextPriceCents: null,
    ...(methodId ? { paymentMethodId: methodId } : {}),
    updatedAt: now,
  })
}

/** Restores the terms before a change, if their period still runs; else ends the subscription. */
export function undoChange(
  tx: Tx,
  subscription: SubscriptionRow,
  { replaced }: ChangeQuoteRow,
  now: Date,
): Promise<SubscriptionRow> {
  const before = columnsOf(replaced)
  const runs = before.currentPeriodEnd === null || now < before.currentPeriodEnd
  if (!runs) return endSubscriptionNow(tx, subscription, now)
  return updateSubscription(tx, subscription, {
    ...before,
    nextPlanId: null,
    nextInterval: null,
    nextPriceCents: null,
    updatedAt: now,
  })
}

/** Ends a subscription and its access at once. */
export const endSubscriptionNow = (
  tx: Tx,
  subscription: SubscriptionRow,
  now: Date,
): Promise<SubscriptionRow> =>
  updateSubscription(tx, subscription, {
    status: 'ended',
    endedAt: now,
    currentPeriodEnd:
      subscription.currentPeriodEnd === null || subscription.currentPeriodEnd > now
        ? now
        : subscription.currentPeriodEnd,
    updatedAt: now,
  })
