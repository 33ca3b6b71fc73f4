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
 * Opens what a payment pays for; undefined where there is nothing left to open, because something else was bought,
 * changed or ended meanwhile. The user is locked by the caller, so no two payments are applied at once.
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

/** Whether something paid is held, beside which a second one would be paid twice. */
export const isHeld = (held: SubscriptionRow | undefined): held is SubscriptionRow =>
  held !== undefined && held.source === 'paid' && held.status !== 'unpaid'

/** A new subscription, paid or on trial, instead of one that was given or is not paid any more. */
async function open(
  tx: Tx,
  deps: Applying,
  payment: Paid,
  methodId: string | undefined,
): Promise<SubscriptionRow | undefined> {
  const now = deps.clock()
  const held = await lockLive(tx, payment.userId)
  if (isHeld(held)) return undefined
  if (held) await updateSubscription(tx, held, { status: 'ended', endedAt: now, updatedAt: now })
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
  const held = payment.subscriptionId && (await lockSubscription(tx, payment.userId, payment.subscriptionId))
  if (!held || held.status === 'ended' || !payment.periodStart) return undefined
  const follows = held.currentPeriodEnd?.getTime() === payment.periodStart.getTime()
  const keepsRhythm = follows && held.interval === payment.interval && held.anchor !== null
  return updateSubscription(tx, held, {
    status: 'active',
    planId: payment.planId,
    interval: payment.interval,
    priceCents: payment.priceCents,
    anchor: keepsRhythm ? held.anchor : payment.periodStart,
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
  const held = await lockSubscription(tx, payment.userId, quote.subscriptionId)
  if (!held || !stillAsQuoted(held, quote)) return undefined
  return applyChange(tx, held, quote, deps.clock(), methodId)
}

/** Whether a subscription is what it was when the amount was told. */
export const stillAsQuoted = (held: SubscriptionRow, quote: ChangeQuoteRow): boolean =>
  JSON.stringify(Object.entries(termsOf(held)).sort()) ===
  JSON.stringify(Object.entries(quote.replaced).sort())

/** Puts the terms of a quote in the place of those that are held. */
export function applyChange(
  tx: Tx,
  held: SubscriptionRow,
  quote: ChangeQuoteRow,
  now: Date,
  methodId?: string,
): Promise<SubscriptionRow> {
  const isSamePeriod = held.currentPeriodStart.getTime() === quote.periodStart.getTime()
  return updateSubscription(tx, held, {
    planId: quote.planId,
    interval: quote.interval,
    priceCents: quote.priceCents,
    anchor: isSamePeriod ? held.anchor : quote.periodStart,
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

/** Puts back what a change had replaced, where its period still runs; ends the subscription otherwise. */
export function undoChange(
  tx: Tx,
  held: SubscriptionRow,
  { replaced }: ChangeQuoteRow,
  now: Date,
): Promise<SubscriptionRow> {
  const before = columnsOf(replaced)
  const runs = before.currentPeriodEnd === null || now < before.currentPeriodEnd
  if (!runs) return endNow(tx, held, now)
  return updateSubscription(tx, held, {
    ...before,
    nextPlanId: null,
    nextInterval: null,
    nextPriceCents: null,
    updatedAt: now,
  })
}

/** Ends a subscription and its access at once. */
export const endNow = (tx: Tx, held: SubscriptionRow, now: Date): Promise<SubscriptionRow> =>
  updateSubscription(tx, held, {
    status: 'ended',
    endedAt: now,
    currentPeriodEnd:
      held.currentPeriodEnd === null || held.currentPeriodEnd > now ? now : held.currentPeriodEnd,
    updatedAt: now,
  })
