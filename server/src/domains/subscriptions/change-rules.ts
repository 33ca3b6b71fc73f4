import { plans } from '@lettrine/contract/plan-catalogue'
import type { Interval, PaidPlanId } from '@lettrine/contract/plans'
import type { SubscriptionRow } from './subscriptions.tables.ts'
import { periodEnd } from './terms.ts'

export type ChangeTarget = { planId: PaidPlanId; interval: Interval; cents: number }

/** Cost in cents and date of a change. */
export type ChangeTerms = {
  isImmediate: boolean
  dueCents: number
  /** Credit for the unused part of the current period. */
  creditCents: number
  periodStart: Date
  periodEnd: Date | null
}

/** Remaining share of the current period, from 0 to 1; 1 for a lifetime plan. */
function remaining({ currentPeriodStart, currentPeriodEnd }: SubscriptionRow, now: Date): number {
  if (currentPeriodEnd === null) return 1
  const whole = currentPeriodEnd.getTime() - currentPeriodStart.getTime()
  return Math.min(1, Math.max(0, (currentPeriodEnd.getTime() - now.getTime()) / whole))
}

/**
 * The terms of a change to `target`; undefined where nothing changes or the change is not possible: a lifetime plan
 * can only be changed for another lifetime plan, and a past-due one must be paid first.
 */
export function changeTerms(
  subscription: SubscriptionRow,
  target: ChangeTarget,
  now: Date,
): ChangeTerms | undefined {
  const { status, source, interval, priceCents, currentPeriodEnd } = subscription
  if (source !== 'paid' || interval === null || priceCents === null) return undefined
  if (status !== 'trialing' && status !== 'active') return undefined
  const isSame = target.interval === interval && target.cents === priceCents
  if (isSame || (target.planId === subscription.planId && target.interval === interval)) return undefined
  if (interval === 'lifetime' && (target.interval !== 'lifetime' || target.cents <= priceCents))
    return undefined
  if (status === 'trialing') return inTrial(subscription, target, now)
  const share = remaining(subscription, now)
  const creditCents = Math.round(priceCents * share)
  if (target.interval === 'lifetime') return anew(target, creditCents, now)
  if (target.interval === interval) {
    if (target.cents < priceCents) return later(subscription, target)
    const dueCents = Math.round((target.cents - priceCents) * share)
    return {
      isImmediate: true,
      dueCents,
      creditCents,
      periodStart: subscription.currentPeriodStart,
      periodEnd: currentPeriodEnd,
    }
  }
  const isUp = target.interval === 'yearly' && plans[target.planId].rank >= plans[subscription.planId].rank
  return isUp ? anew(target, creditCents, now) : later(subscription, target)
}

/** Nothing was paid in a trial: the plan changes at once, and the first payment keeps its date. */
function inTrial(subscription: SubscriptionRow, target: ChangeTarget, now: Date): ChangeTerms {
  if (target.interval === 'lifetime') return anew(target, 0, now)
  const { currentPeriodStart, currentPeriodEnd } = subscription
  return {
    isImmediate: true,
    dueCents: 0,
    creditCents: 0,
    periodStart: currentPeriodStart,
    periodEnd: currentPeriodEnd,
  }
}

/** Starts a new period now, less the credit for the old one. */
const anew = ({ interval, cents }: ChangeTarget, creditCents: number, now: Date): ChangeTerms => ({
  isImmediate: true,
  dueCents: Math.max(0, cents - creditCents),
  creditCents,
  periodStart: now,
  periodEnd: periodEnd(now, interval, now),
})

/** Takes effect at the end of the paid period. */
function later(subscription: SubscriptionRow, { interval }: ChangeTarget): ChangeTerms | undefined {
  const { currentPeriodEnd } = subscription
  if (currentPeriodEnd === null) return undefined
  return {
    isImmediate: false,
    dueCents: 0,
    creditCents: 0,
    periodStart: currentPeriodEnd,
    periodEnd: periodEnd(currentPeriodEnd, interval, currentPeriodEnd),
  }
}
