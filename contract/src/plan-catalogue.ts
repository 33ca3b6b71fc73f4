import type { Interval, PaidPlanId, PlanId } from './plans.ts'

/** A price: cents with taxes for one interval, and the days of trial. */
export type Offer = { interval: Interval; cents: number; trialDays: number }

export type CataloguePlan = {
  id: PlanId
  /** Order of plans by entitlements; plans of one rank have the same. */
  rank: number
  offers: readonly Offer[]
  label: 'most-popular' | 'best-value' | null
  isLaunchOffer: boolean
}

// A lifetime plan has no trial: there is no renewal to cancel.
const everyInterval = (monthly: number, yearly: number, lifetime: number, trialDays: number): Offer[] => [
  { interval: 'monthly', cents: monthly, trialDays },
  { interval: 'yearly', cents: yearly, trialDays },
  { interval: 'lifetime', cents: lifetime, trialDays: 0 },
]

/** The single source of plans and prices. Its texts are in `catalogue.fr.ts`. */
export const plans = {
  free: { id: 'free', rank: 0, offers: [], label: null, isLaunchOffer: false },
  basic: {
    id: 'basic',
    rank: 1,
    offers: everyInterval(999, 9_999, 19_999, 7),
    label: null,
    isLaunchOffer: false,
  },
  pro: {
    id: 'pro',
    rank: 2,
    offers: everyInterval(1_999, 19_999, 39_999, 14),
    label: 'most-popular',
    isLaunchOffer: false,
  },
  premium: {
    id: 'premium',
    rank: 3,
    offers: everyInterval(3_999, 39_999, 79_999, 30),
    label: 'best-value',
    isLaunchOffer: false,
  },
  // The offers of the landing page have the entitlements of basic and pro.
  monthly: {
    id: 'monthly',
    rank: 1,
    offers: [{ interval: 'monthly', cents: 999, trialDays: 0 }],
    label: null,
    isLaunchOffer: true,
  },
  lifetime: {
    id: 'lifetime',
    rank: 2,
    offers: [{ interval: 'lifetime', cents: 9_900, trialDays: 0 }],
    label: null,
    isLaunchOffer: true,
  },
} as const satisfies Record<PlanId, CataloguePlan>

/** The price of a plan at one interval; undefined where it is not sold at it. */
export const offerOf = (planId: PaidPlanId, interval: Interval): Offer | undefined =>
  (plans[planId].offers as readonly Offer[]).find((offer) => offer.interval === interval)
