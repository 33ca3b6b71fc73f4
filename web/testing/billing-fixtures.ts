import type { Payment } from '@lettrine/contract/payments'
import type { ChangeQuote, Subscription } from '@lettrine/contract/subscriptions'
import { aDate, anId, aProfile, publicConfig } from './fixtures.ts'
import type { ApiAnswers } from './in-memory-api.ts'

export const periodEnd = '2026-12-20T09:00:00.000Z'

/** The launch offer at 9,99 € a month, which may still be paid back. */
export const aSubscription = (fields: Partial<Subscription> = {}): Subscription => ({
  id: anId(),
  planId: 'monthly',
  interval: 'monthly',
  status: 'active',
  state: 'active',
  source: 'paid',
  startDate: aDate,
  endDate: null,
  currentPeriodStart: aDate,
  currentPeriodEnd: periodEnd,
  cancelAtPeriodEnd: false,
  trialEnd: null,
  price: 9.99,
  nextPayment: { at: periodEnd, amount: 9.99 },
  scheduledChange: null,
  paymentMethod: { email: 'ines@example.org', isGone: false },
  graceEnd: null,
  refundableUntil: '2026-12-04T09:00:00.000Z',
  createdAt: aDate,
  updatedAt: aDate,
  ...fields,
})

export const aPayment = (fields: Partial<Payment> = {}): Payment => {
  const id = fields.id ?? anId()
  return {
    id,
    kind: 'purchase',
    createdAt: aDate,
    planType: 'monthly',
    interval: 'monthly',
    amount: 9.99,
    refundedAmount: 0,
    currency: 'eur',
    status: 'succeeded',
    state: 'succeeded',
    failure: null,
    receiptUrl: `/v1/payments/${id}/receipt`,
    receiptNumber: 'F2026-0001',
    creditNotes: [],
    refundableUntil: '2026-12-04T09:00:00.000Z',
    ...fields,
  }
}

/** From the launch offer to the plan «Professionnel», at once. */
export const aQuote = (fields: Partial<ChangeQuote> = {}): ChangeQuote => ({
  id: anId(),
  planId: 'pro',
  interval: 'monthly',
  effective: 'now',
  effectiveAt: aDate,
  dueNow: 10,
  credit: 9.99,
  newPrice: 19.99,
  nextPaymentAt: periodEnd,
  expiresAt: '2026-11-20T09:30:00.000Z',
  ...fields,
})

const historyOf = (payments: Payment[]) => ({
  data: { payments, page: 1, limit: 10, total: payments.length },
})

/** An installation where plans are for sale; nothing was bought yet. */
export const withBillingEnabled = (payments: Payment[] = []): ApiAnswers => ({
  config: { read: () => ({ data: { ...publicConfig(), payments: { mode: 'live' } } }) },
  payments: { history: () => historyOf(payments) },
})

/** An account that pays 9,99 € a month. */
export const withSubscription = (
  subscription: Subscription = aSubscription(),
  payments: Payment[] = [aPayment()],
): ApiAnswers => {
  const billing = withBillingEnabled(payments)
  return {
    ...billing,
    profile: { read: () => ({ data: aProfile({ plan: subscription.planId }) }) },
    subscriptions: {
      current: () => ({ data: subscription }),
      letterQuota: () => ({
        data: { canCreate: true, currentCount: 0, limit: 1_000_000, plan: subscription.planId },
      }),
    },
  }
}
