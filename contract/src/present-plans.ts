import { entitlementsByPlan } from './entitlements.ts'
import { planWords } from './plan-catalogue.fr.ts'
import { type Offer, plans } from './plan-catalogue.ts'
import type { Plan, PlanId } from './plans.ts'
import { currency, unlimitedAiUses } from './public-constants.ts'

/** Cents as euros, for the API. */
export const euros = (cents: number): number => cents / 100

/** What this installation gives: `areSold`, whether plans are for sale; `hasModel`, whether a language model writes. */
type Installation = { areSold: boolean; hasModel: boolean }

/** All plans in the API format, the free one first. With plans disabled, no other is active. */
export const presentPlans = (installation: Installation): Plan[] =>
  Object.values(plans).map(({ id }) => presentPlan(id, installation))

function presentPlan(id: PlanId, { areSold, hasModel }: Installation): Plan {
  const { label, isLaunchOffer } = plans[id]
  const offers: readonly Offer[] = plans[id].offers
  const prices = offers.map(({ interval, cents, trialDays }) => ({
    interval,
    price: euros(cents),
    trialDays,
  }))
  const [first = { interval: 'lifetime' as const, price: 0, trialDays: 0 }] = prices
  const { aiUsesPerMonth, letters } = entitlementsByPlan[id]
  const { name, description, features, modelFeatures } = planWords[id]
  const [main, ...others] = features
  return {
    id,
    name,
    description,
    features: [main, ...(hasModel ? modelFeatures : []), ...others],
    ...first,
    currency,
    isActive: id === 'free' || areSold,
    monthlyAILimit: aiUsesPerMonth,
    unlimitedAI: aiUsesPerMonth >= unlimitedAiUses,
    letterLimit: letters,
    isLaunchOffer,
    label,
    prices,
  }
}
