import { currency, type Plan, PlanId, unlimitedAiUses } from '@lettrine/contract/plans'
import { planWords } from './catalogue.fr.ts'
import { entitlements, type Offer, plans } from './catalogue.ts'

/** Cents as euros, as the contract tells amounts. */
export const euros = (cents: number): number => cents / 100

/** Every plan as the contract tells it, the free one first. */
export const presentPlans = (): Plan[] => PlanId.options.map(presentPlan)

function presentPlan(id: PlanId): Plan {
  const { label, isLaunchOffer } = plans[id]
  const offers: readonly Offer[] = plans[id].offers
  const prices = offers.map(({ interval, cents, trialDays }) => ({
    interval,
    price: euros(cents),
    trialDays,
  }))
  const [first = { interval: 'lifetime' as const, price: 0, trialDays: 0 }] = prices
  const { aiUsesPerMonth, letters } = entitlements[id]
  const { name, description, features } = planWords[id]
  return {
    id,
    name,
    description,
    features: [...features],
    ...first,
    currency,
    isActive: true,
    monthlyAILimit: aiUsesPerMonth,
    unlimitedAI: aiUsesPerMonth >= unlimitedAiUses,
    letterLimit: letters,
    isLaunchOffer,
    label,
    prices,
  }
}
