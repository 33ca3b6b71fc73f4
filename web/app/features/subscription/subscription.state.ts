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

/** How a payment’s state is shown: a word, and the tone of its badge. */
export const paymentDisplay = ({ state }: Pick<Payment, 'state'>) => ({
  tone: tones[state],
  label: texts.states[state],
})

/** What a plan costs at a rhythm; undefined where it is not sold so. */
export const priceAt = (plan: Plan, interval: Interval) =>
  plan.prices.find((price) => price.interval === interval)

/** Whether the offers of the landing page come first: for who came by one of them, or holds one. */
const launchComesFirst = (preferred: PlanId | undefined, heldPlan: PlanId | undefined): boolean =>
  [preferred, heldPlan].some((plan) => plan === 'monthly' || plan === 'lifetime')

/**
 * The plans shown at a rhythm, in their order: the free one, the launch offers where they come first, then the others.
 * A plan that is not sold at this rhythm is not shown, but for the launch offers, which have one rhythm each.
 */
export function visiblePlans(
  plans: readonly Plan[],
  interval: Interval,
  { preferred, heldPlan }: { preferred: PlanId | undefined; heldPlan: PlanId | undefined },
): Plan[] {
  const launch = launchComesFirst(preferred, heldPlan)
    ? plans.filter(({ isLaunchOffer }) => isLaunchOffer)
    : []
  const usual = plans.filter((plan) => !plan.isLaunchOffer && plan.id !== 'free' && priceAt(plan, interval))
  const free = plans.filter(({ id }) => id === 'free')
  return launch.length > 0 ? [...launch, ...usual] : [...free, ...usual]
}

/** The rhythm that a plan is shown at: the one chosen, or its only one. */
export const intervalOf = (plan: Plan, interval: Interval): Interval =>
  priceAt(plan, interval) ? interval : plan.interval

const dayMs = 24 * 60 * 60 * 1_000

/** When a trial that begins now ends. */
export const trialEnd = (days: number, now: Date): Date => new Date(now.getTime() + days * dayMs)
