import { euros } from '@lettrine/contract/present-plans'
import type { ChangeQuote, Subscription } from '@lettrine/contract/subscriptions'
import type { Database } from '../../platform/database/database.ts'
import { accessEnd, givesAccess, type SubscriptionRow } from '../subscriptions/index.ts'
import { refundableUntil } from './payment-rules.ts'
import { findMethod, paymentsOfSubscription } from './payments.repository.ts'
import type { ChangeQuoteRow, PaymentMethodRow, PaymentRow } from './payments.tables.ts'

const iso = (date: Date | null | undefined) => date?.toISOString() ?? null

/** A subscription in the API format, with its first payment and its payment method. */
export async function presentSubscription(
  db: Pick<Database, 'select'>,
  subscription: SubscriptionRow,
  now: Date,
): Promise<Subscription> {
  const method = await findMethod(db, subscription.userId, subscription.paymentMethodId)
  const [first] = (await paymentsOfSubscription(db, subscription.id)).filter(
    ({ settledAt }) => settledAt !== null,
  )
  return present(subscription, { method, first, now })
}

type About = { method: PaymentMethodRow | undefined; first: PaymentRow | undefined; now: Date }

function present(subscription: SubscriptionRow, { method, first, now }: About): Subscription {
  const { status, source, interval, cancelAtPeriodEnd, currentPeriodEnd, trialEnd } = subscription
  const isOpen = givesAccess(subscription, now)
  const until = first && refundableUntil(first, true)
  return {
    id: subscription.id,
    planId: subscription.planId,
    interval,
    status: isOpen ? 'active' : status === 'ended' ? 'ended' : 'unpaid',
    state: status,
    source,
    startDate: subscription.createdAt.toISOString(),
    endDate: iso(
      subscription.endedAt ?? (cancelAtPeriodEnd || source === 'granted' ? currentPeriodEnd : null),
    ),
    currentPeriodStart: subscription.currentPeriodStart.toISOString(),
    currentPeriodEnd: iso(currentPeriodEnd),
    cancelAtPeriodEnd,
    trialEnd: status === 'trialing' ? iso(trialEnd) : null,
    price: subscription.priceCents === null ? null : euros(subscription.priceCents),
    nextPayment: nextPaymentOf(subscription),
    scheduledChange: scheduledOf(subscription),
    paymentMethod:
      source === 'granted' || interval === 'lifetime'
        ? null
        : { email: method?.payerEmail ?? null, isGone: !method || method.goneAt !== null },
    graceEnd: status === 'past_due' ? iso(accessEnd(subscription)) : null,
    refundableUntil: until && now < until ? until.toISOString() : null,
    createdAt: subscription.createdAt.toISOString(),
    updatedAt: subscription.updatedAt.toISOString(),
  }
}

function nextPaymentOf(subscription: SubscriptionRow): Subscription['nextPayment'] {
  const {
    status,
    source,
    currentPeriodEnd,
    cancelAtPeriodEnd,
    disputedAt,
    retryAt,
    priceCents,
    nextPriceCents,
  } = subscription
  const at = status === 'past_due' ? retryAt : currentPeriodEnd
  const isCharged = ['trialing', 'active', 'past_due'].includes(status) && source === 'paid'
  if (!isCharged || cancelAtPeriodEnd || disputedAt || at === null || priceCents === null) return null
  return { at: at.toISOString(), amount: euros(nextPriceCents ?? priceCents) }
}

function scheduledOf({
  nextPlanId,
  nextInterval,
  nextPriceCents,
  currentPeriodEnd,
}: SubscriptionRow): Subscription['scheduledChange'] {
  if (!nextPlanId || !nextInterval || nextPriceCents === null || !currentPeriodEnd) return null
  return {
    planId: nextPlanId,
    interval: nextInterval,
    price: euros(nextPriceCents),
    at: currentPeriodEnd.toISOString(),
  }
}

export function presentQuote(quote: ChangeQuoteRow): ChangeQuote {
  return {
    id: quote.id,
    planId: quote.planId,
    interval: quote.interval,
    effective: quote.isImmediate ? 'now' : 'period-end',
    effectiveAt: (quote.isImmediate ? quote.createdAt : quote.periodStart).toISOString(),
    dueNow: euros(quote.dueCents),
    credit: euros(quote.creditCents),
    newPrice: euros(quote.priceCents),
    nextPaymentAt: iso(quote.isImmediate ? quote.periodEnd : quote.periodStart),
    expiresAt: quote.expiresAt.toISOString(),
  }
}
