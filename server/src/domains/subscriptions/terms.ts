import type { Interval, PaidPlanId } from '@lettrine/contract/plans'
import type { SubscriptionState } from '@lettrine/contract/subscriptions'
import type { SubscriptionRow } from './subscriptions.tables.ts'
import { addMonths } from './usage-month.ts'

/** The terms of a subscription, serializable as JSON. Instants are ISO. */
export type Terms = {
  planId: PaidPlanId
  status: SubscriptionState
  interval: Interval | null
  priceCents: number | null
  anchor: string | null
  trialEnd: string | null
  currentPeriodStart: string
  currentPeriodEnd: string | null
}

const text = (date: Date | null) => date?.toISOString() ?? null
const date = (kept: string | null) => (kept === null ? null : new Date(kept))

export const termsOf = (subscription: SubscriptionRow): Terms => ({
  planId: subscription.planId,
  status: subscription.status,
  interval: subscription.interval,
  priceCents: subscription.priceCents,
  anchor: text(subscription.anchor),
  trialEnd: text(subscription.trialEnd),
  currentPeriodStart: subscription.currentPeriodStart.toISOString(),
  currentPeriodEnd: text(subscription.currentPeriodEnd),
})

/** Terms as columns. */
export const columnsOf = ({ anchor, trialEnd, currentPeriodStart, currentPeriodEnd, ...rest }: Terms) => ({
  ...rest,
  anchor: date(anchor),
  trialEnd: date(trialEnd),
  currentPeriodStart: new Date(currentPeriodStart),
  currentPeriodEnd: date(currentPeriodEnd),
})

const monthsOf = { monthly: 1, yearly: 12 } as const

/**
 * The end of the period that `start` begins, counted from the anchor: the 31st becomes the 28th in February, and is the
 * 31st again in March. Null for life.
 */
export function periodEnd(anchor: Date, interval: Interval, start: Date): Date | null {
  if (interval === 'lifetime') return null
  const step = monthsOf[interval]
  let periods = 1
  while (addMonths(anchor, periods * step) <= start) periods += 1
  return addMonths(anchor, periods * step)
}
