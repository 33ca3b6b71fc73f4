import { plans } from '@lettrine/contract/plan-catalogue'
import type { Interval, PaidPlanId } from '@lettrine/contract/plans'
import type { SubscriptionRow } from './subscriptions.tables.ts'
import { periodEnd } from './terms.ts'

export type ChangeTarget = { planId: PaidPlanId; interval: Interval; cents: number }

/** What a change costs and when it comes; cents. */
export type ChangeTerms = {
  isImmediate: boolean
  dueCents: number
  /** What was paid for the present period and was not used. */
  creditCents: number
  periodStart: Date
  periodEnd: Date | null
}

/** The part of the present period that is still to come, from 0 to 1; all of a plan that is held for life. */
function remaining({ currentPeriodStart, currentPeriodEnd }: SubscriptionRow, now: Date): number {
  if (currentPeriodEnd === null) return 1
  const whole = currentPeriodEnd.getTime() - currentPeriodStart.getTime()
  return Math.min(1, Math.max(0, (currentPeriodEnd.getTime() - now.getTime()) / whole))
}

/**
 * What a change from `held` to `target` would be; undefined where there is nothing to change, or where it cannot be: a
 * plan held for life is left for another one held for life only, and one that is not paid up is paid first.
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

/** A new period begins now, and what was not used of the old one is taken off. */
const anew = ({ interval, cents }: ChangeTarget, creditCents: number, now: Date): ChangeTerms => ({
  isImmediate: true,
  dueCents: Math.max(0, cents - creditCents),
  creditCents,
  periodStart: now,
  periodEnd: periodEnd(now, interval, now),
})

/** What was paid is used first. */
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
