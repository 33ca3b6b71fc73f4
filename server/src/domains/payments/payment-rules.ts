import type { Payment, PaymentState } from '@lettrine/contract/payments'
import { moneyBackDays } from '@lettrine/contract/plans'
import type { PaymentRow } from './payments.tables.ts'

/** From where to where a payment may go; it never comes back, save that a refused one may be tried again. */
const nextStates = {
  created: ['awaiting_approval', 'capturing', 'failed', 'canceled', 'expired'],
  awaiting_approval: ['capturing', 'canceled', 'expired', 'succeeded', 'pending', 'failed'],
  capturing: ['succeeded', 'pending', 'failed', 'unknown', 'awaiting_approval', 'expired'],
  unknown: ['capturing', 'succeeded', 'pending', 'failed', 'awaiting_approval', 'expired'],
  pending: ['succeeded', 'failed'],
  failed: ['capturing', 'succeeded', 'pending', 'canceled', 'expired'],
  // PayPal has the last word: money that moved is settled, whatever we thought.
  canceled: ['succeeded', 'pending'],
  expired: ['succeeded', 'pending'],
  succeeded: ['partially_refunded', 'refunded', 'reversed'],
  partially_refunded: ['refunded', 'reversed'],
  refunded: [],
  reversed: [],
} as const satisfies Record<PaymentState, readonly PaymentState[]>

export const canTransition = (from: PaymentState, to: PaymentState): boolean =>
  (nextStates[from] as readonly PaymentState[]).includes(to)

/** The states of a payment whose money came, even if it went back since. */
export const settledStates: readonly PaymentState[] = [
  'succeeded',
  'partially_refunded',
  'refunded',
  'reversed',
]

/** Those that can still be paid, or not. */
export const openStates: readonly PaymentState[] = [
  'created',
  'awaiting_approval',
  'capturing',
  'pending',
  'unknown',
]

/** How a state is told: paid, perhaps, or not. */
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
 * Until when a payment is given back on demand: thirty days, for the first payment of a subscription and for one that
 * changed it. A renewal was told of ahead and could be stopped.
 */
export function refundableUntil(payment: PaymentRow, isFirst: boolean): Date | undefined {
  const { status, kind, settledAt, amountCents } = payment
  if (!settledAt || amountCents === 0 || !['succeeded', 'partially_refunded'].includes(status))
    return undefined
  if (kind !== 'purchase' && kind !== 'change' && !(kind === 'renewal' && isFirst)) return undefined
  return new Date(settledAt.getTime() + moneyBackDays * dayMs)
}
