import { offerOf } from '@lettrine/contract/plan-catalogue'
import type { Interval, PaidPlanId } from '@lettrine/contract/plans'
import { isUniqueViolation } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import { lockUserForUpdate } from '../../identity/index.ts'
import {
  changeTerms,
  findLive,
  lockSubscription,
  type SubscriptionRow,
  termsOf,
  updateSubscription,
} from '../../subscriptions/index.ts'
import { type BillingDeps, type EnabledBilling, requireBilling, type Tx } from '../billing-deps.ts'
import { beginPayment, writePayment } from '../checkout/open-session.ts'
import { sendSubscriptionMail } from '../mails/billing-mails.ts'
import { findMethod, findPaymentOfQuote, findQuote } from '../payments.repository.ts'
import { type ChangeQuoteRow, changeQuotes, type PaymentRow } from '../payments.tables.ts'
import { applyChange, hasPaidSubscription, matchesQuote } from '../settlement/apply-payment.ts'
import { movePayment, refusePayment } from '../settlement/settle-payment.ts'
import { chargeAgreement } from './renew-subscription.ts'

/** Validity of a quote. */
const quoteMs = 30 * 60 * 1_000

export type Change = { planId: PaidPlanId; interval?: Interval | undefined }

/**
 * Quotes a change of plan; exactly the quoted amount is charged.
 * @throws `SUBSCRIPTION_NOT_FOUND`, `PLAN_NOT_SOLD`, `CHANGE_REFUSED`
 */
export async function quoteChange(
  deps: Pick<BillingDeps, 'db' | 'clock' | 'newId'>,
  userId: string,
  change: Change,
): Promise<ChangeQuoteRow> {
  const subscription = await findLive(deps.db, userId)
  if (!subscription || !hasPaidSubscription(subscription)) throw failure('SUBSCRIPTION_NOT_FOUND')
  const interval = change.interval ?? intervalOf(change.planId, subscription)
  const offer = offerOf(change.planId, interval)
  if (!offer) throw failure('PLAN_NOT_SOLD')
  const now = deps.clock()
  const terms = changeTerms(subscription, { ...change, interval, cents: offer.cents }, now)
  if (!terms) throw failure('CHANGE_REFUSED')
  const [quote] = await deps.db
    .insert(changeQuotes)
    .values({
      userId,
      id: deps.newId(),
      subscriptionId: subscription.id,
      planId: change.planId,
      interval,
      priceCents: offer.cents,
      ...terms,
      replaced: termsOf(subscription),
      createdAt: now,
      expiresAt: new Date(now.getTime() + quoteMs),
    })
    .returning()
  return quote!
}

/** The current interval if the plan is sold at it, else its only one. */
function intervalOf(planId: PaidPlanId, { interval }: SubscriptionRow): Interval {
  if (interval && offerOf(planId, interval)) return interval
  return planId === 'lifetime' ? 'lifetime' : 'monthly'
}

export type Changed = { subscription: SubscriptionRow; payment?: PaymentRow; approvalUrl?: string }

/**
 * Changes plan as a quote says: at once for what is due, charged before the switch; or at the end of the period.
 * Without a quote only what costs nothing now is done.
 * @throws `QUOTE_NEEDED`, `QUOTE_EXPIRED`, `PAYMENT_DECLINED`, and those of `quoteChange`
 */
export async function changePlan(
  deps: BillingDeps,
  userId: string,
  { quoteId, ...change }: Change & { quoteId?: string | undefined },
): Promise<Changed> {
  const quote = quoteId ? await findQuote(deps.db, userId, quoteId) : await quoteChange(deps, userId, change)
  if (!quote || deps.clock() >= quote.expiresAt) throw failure('QUOTE_EXPIRED')
  if (quote.planId !== change.planId || (change.interval && quote.interval !== change.interval))
    throw failure('QUOTE_EXPIRED')
  if (!quoteId && quote.dueCents > 0) throw failure('QUOTE_NEEDED')
  if (quote.dueCents > 0) return payChange(requireBilling(deps), quote)
  return { subscription: await deps.db.transaction((tx) => applyFreeChange(tx, deps, quote)) }
}

async function requireQuoted(tx: Tx, quote: ChangeQuoteRow): Promise<SubscriptionRow> {
  await lockUserForUpdate(tx, quote.userId)
  const subscription = await lockSubscription(tx, quote.userId, quote.subscriptionId)
  if (!subscription || !matchesQuote(subscription, quote)) throw failure('QUOTE_EXPIRED')
  return subscription
}

/** Changes without a payment: in a trial, covered by the credit, or at the end of the period. */
async function applyFreeChange(tx: Tx, deps: BillingDeps, quote: ChangeQuoteRow): Promise<SubscriptionRow> {
  const subscription = await requireQuoted(tx, quote)
  const now = deps.clock()
  if (quote.isImmediate) {
    const changed = await applyChange(tx, subscription, quote, now)
    await sendSubscriptionMail(tx, deps, changed, 'plan-changed', quote.id)
    return changed
  }
  if (quote.interval === 'lifetime') throw failure('CHANGE_REFUSED')
  const changed = await updateSubscription(tx, subscription, {
    nextPlanId: quote.planId,
    nextInterval: quote.interval,
    nextPriceCents: quote.priceCents,
    cancelAtPeriodEnd: false,
    cancelReason: null,
    updatedAt: now,
  })
  await sendSubscriptionMail(tx, deps, changed, 'change-scheduled', quote.id)
  return changed
}

async function payChange(deps: EnabledBilling, quote: ChangeQuoteRow): Promise<Changed> {
  const { userId, subscriptionId, planId, interval, priceCents, dueCents } = quote
  const subscription = await findLive(deps.db, userId)
  if (!subscription) throw failure('QUOTE_EXPIRED')
  const details = {
    kind: 'change',
    planId,
    interval,
    subscriptionId,
    quoteId: quote.id,
    amountCents: dueCents,
    priceCents,
  } as const
  const method = await findMethod(deps.db, userId, subscription.paymentMethodId)
  if (!method || method.goneAt) return requestChangeApproval(deps, subscription, quote, details)
  const payment = await deps.db.transaction(async (tx) => {
    await lockUserForUpdate(tx, userId)
    const existingPayment = await findPaymentOfQuote(tx, quote.id)
    if (existingPayment) return existingPayment
    await requireQuoted(tx, quote)
    return writePayment(tx, deps, userId, { ...details, status: 'capturing' })
  })
  const charged = payment.status === 'capturing' ? await chargeChange(deps, payment) : payment
  if (charged.status === 'failed') throw failure('PAYMENT_DECLINED')
  return { subscription: (await findLive(deps.db, userId)) ?? subscription, payment: charged }
}

/** Without an agreement the payer must approve at PayPal first; the change is made on return. */
async function requestChangeApproval(
  deps: EnabledBilling,
  subscription: SubscriptionRow,
  quote: ChangeQuoteRow,
  details: Parameters<typeof beginPayment>[2],
): Promise<Changed> {
  if (!matchesQuote(subscription, quote)) throw failure('QUOTE_EXPIRED')
  const begun = await findPaymentOfQuote(deps.db, quote.id)
  // The user starts over: the first payment is cancelled.
  if (begun && (await movePayment(deps, begun, 'canceled')).status !== 'canceled')
    throw failure('QUOTE_EXPIRED')
  const page = `${deps.publicUrl}/dashboard/subscription`
  const session = await beginPayment(deps, subscription.userId, {
    ...details,
    successUrl: page,
    cancelUrl: page,
  }).catch((fault: unknown) => {
    throw isUniqueViolation(fault) ? failure('QUOTE_EXPIRED', { cause: fault }) : fault
  })
  return { subscription, approvalUrl: session.approvalUrl }
}

/** Charges a stored change, or repeats its attempt. */
export async function chargeChange(deps: EnabledBilling, payment: PaymentRow): Promise<PaymentRow> {
  const charged = await chargeAgreement(deps, payment)
  return charged === 'gone' ? refusePayment(deps, payment, 'AGREEMENT_GONE') : charged
}
