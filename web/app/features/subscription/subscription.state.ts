import type { Payment, PaymentState } from '@lettrine/contract/payments'
import type { Interval, Plan, PlanId } from '@lettrine/contract/plans'
import type { BadgeTone } from '../../shared/badges/badge.tsx'
import { subscriptionText as texts } from './subscription.fr.ts'

const tones = {
  created: 'draft',
  awaiting_approval: 'draft',
  capturing: 'draft',
  unknown: 'draft',
  pending: 'draft',
  succeeded: 'final',
  partially_refunded: 'template',
  refunded: 'template',
  failed: 'archived',
  canceled: 'archived',
  expired: 'archived',
  reversed: 'archived',
} as const satisfies Record<PaymentState, BadgeTone>

/** Label and badge tone of a payment state. */
export const paymentDisplay = ({ state }: Pick<Payment, 'state'>) => ({
  tone: tones[state],
  label: texts.states[state],
})

/** Price of a plan at an interval; undefined where it is not sold. */
export const priceAt = (plan: Plan, interval: Interval) =>
  plan.prices.find((price) => price.interval === interval)

/** Whether launch offers come first by themselves: for users who came by one, or have one. */
const launchComesFirst = (preferred: PlanId | undefined, heldPlan: PlanId | undefined): boolean =>
  [preferred, heldPlan].some((plan) => plan === 'monthly' || plan === 'lifetime')

/**
 * Plans to display at an interval, in order: free, launch offers where they come first, then the others. A plan that
 * is not sold at this interval is left out, except launch offers, which have one interval each.
 */
export function visiblePlans(
  plans: readonly Plan[],
  interval: Interval,
  {
    preferred,
    heldPlan,
    startsWithLaunch = false,
  }: { preferred: PlanId | undefined; heldPlan: PlanId | undefined; startsWithLaunch?: boolean },
): Plan[] {
  const launch =
    startsWithLaunch || launchComesFirst(preferred, heldPlan)
      ? plans.filter(({ isLaunchOffer }) => isLaunchOffer)
      : []
  const usual = plans.filter((plan) => !plan.isLaunchOffer && plan.id !== 'free' && priceAt(plan, interval))
  const free = plans.filter(({ id }) => id === 'free')
  return launch.length > 0 ? [...launch, ...usual] : [...free, ...usual]
}

/** The interval a plan is displayed at: the chosen one, or its only one. */
export const intervalOf = (plan: Plan, interval: Interval): Interval =>
  priceAt(plan, interval) ? interval : plan.interval

const dayMs = 24 * 60 * 60 * 1_000

/** End of a trial that starts now. */
export const trialEnd = (days: number, now: Date): Date => new Date(now.getTime() + days * dayMs)
