import type { Payment, PaymentState } from '@lettrine/contract/payments'
import { moneyBackDays } from '@lettrine/contract/plans'
import type { PaymentRow } from './payments.tables.ts'

/** Allowed state transitions of a payment; forward only, except the retry of a failed one. */
const nextStates = {
  created: ['awaiting_approval', 'capturing', 'failed', 'canceled', 'expired'],
  awaiting_approval: ['capturing', 'canceled', 'expired', 'succeeded', 'pending', 'failed'],
  capturing: ['succeeded', 'pending', 'failed', 'unknown', 'awaiting_approval', 'expired'],
  unknown: ['capturing', 'succeeded', 'pending', 'failed', 'awaiting_approval', 'expired'],
  pending: ['succeeded', 'failed'],
  failed: ['capturing', 'succeeded', 'pending', 'canceled', 'expired'],
  // PayPal is authoritative: a capture is settled whatever the local state.
  canceled: ['succeeded', 'pending'],
  expired: ['succeeded', 'pending'],
  succeeded: ['partially_refunded', 'refunded', 'reversed'],
  partially_refunded: ['refunded', 'reversed'],
  refunded: [],
  reversed: [],
} as const satisfies Record<PaymentState, readonly PaymentState[]>

export const canTransition = (from: PaymentState, to: PaymentState): boolean =>
  (nextStates[from] as readonly PaymentState[]).includes(to)

/** States of a payment that was captured, even if refunded since. */
export const settledStates: readonly PaymentState[] = [
  'succeeded',
  'partially_refunded',
  'refunded',
  'reversed',
]

/** States without a final result. */
export const openStates: readonly PaymentState[] = [
  'created',
  'awaiting_approval',
  'capturing',
  'pending',
  'unknown',
]

/** Status in the API: succeeded, pending or failed. */
export const shownStatus = {
  created: 'pending',
  awaiting_approval: 'pending',
  capturing: 'pending',
  unknown: 'pending',
  pending: 'pending',
  succeeded: 'succeeded',
  partially_refunded: 'succeeded',
  refunded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
  expired: 'failed',
  reversed: 'failed',
} as const satisfies Record<PaymentState, Payment['status']>

const dayMs = 24 * 60 * 60 * 1_000

/**
 * End of the refund period of a payment: thirty days, for the first payment of a subscription and for changes of plan.
 * Renewals are announced ahead and can be cancelled, so they are excluded.
 */
export function refundableUntil(payment: PaymentRow, isFirst: boolean): Date | undefined {
  const { status, kind, settledAt, amountCents } = payment
  if (!settledAt || amountCents === 0 || !['succeeded', 'partially_refunded'].includes(status))
    return undefined
  if (kind !== 'purchase' && kind !== 'change' && !(kind === 'renewal' && isFirst)) return undefined
  return new Date(settledAt.getTime() + moneyBackDays * dayMs)
}
