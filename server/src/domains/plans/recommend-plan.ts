import { type Entitlements, entitlementsByPlan } from '@lettrine/contract/entitlements'
import { plans } from '@lettrine/contract/plan-catalogue'
import type { PlanId } from '@lettrine/contract/plans'
import type { RecommendedPlan } from '@lettrine/contract/subscriptions'
import { recommendationTexts as texts } from './recommend-plan.fr.ts'

/** The user’s usage: of the last 30 days, unless stated otherwise. */
export type PlanUse = {
  plan: PlanId
  /** Letters that are not in the bin, now. */
  lettersKept: number
  /** Those of them that were created in the last 30 days. */
  lettersOfLate: number
  /** Those of them that have 1,000 words or more. */
  longLetters: number
  lettersRefused: number
  /** Uses of a language model in this month of use. */
  aiUses: number
  aiRefused: number
  /** Exports in other formats than PDF. */
  otherFormats: number
  formatsRefused: number
  /** Refused uses of premium templates. */
  templatesRefused: number
  analysesRefused: number
}

type Need = {
  isFelt: (use: PlanUse) => boolean
  isMetBy: (given: Entitlements, use: PlanUse) => boolean
  reason: (use: PlanUse) => string
}

/** Needs that a plan must cover, derived from the usage. */
const needs: readonly Need[] = [
  {
    isFelt: ({ lettersKept }) => lettersKept > (entitlementsByPlan.free.letters ?? 0),
    isMetBy: ({ letters }, { lettersKept }) => letters === null || lettersKept <= letters,
    reason: ({ lettersKept, lettersOfLate }) => texts.lettersKept(lettersKept, lettersOfLate),
  },
  {
    isFelt: ({ lettersRefused }) => lettersRefused > 0,
    isMetBy: ({ letters }) => letters === null,
    reason: ({ lettersRefused }) => texts.lettersRefused(lettersRefused),
  },
  {
    isFelt: ({ aiUses, aiRefused }) => aiUses + aiRefused > 0,
    // Estimated uses per month, with the refused ones.
    isMetBy: ({ aiUsesPerMonth }, { aiUses, aiRefused }) => aiUsesPerMonth >= aiUses + aiRefused,
    reason: ({ aiUses, aiRefused }) => texts.aiUses(aiUses, aiRefused),
  },
  {
    // A short letter exports in every format with any plan.
    isFelt: ({ otherFormats, longLetters }) => otherFormats > 0 && longLetters > 0,
    isMetBy: ({ allFormats }) => allFormats,
    reason: ({ otherFormats }) => texts.otherFormats(otherFormats),
  },
  {
    isFelt: ({ formatsRefused }) => formatsRefused > 0,
    isMetBy: ({ allFormats }) => allFormats,
    reason: ({ formatsRefused }) => texts.formatRefused(formatsRefused),
  },
  {
    isFelt: ({ templatesRefused }) => templatesRefused > 0,
    isMetBy: ({ premiumTemplates }) => premiumTemplates,
    reason: ({ templatesRefused }) => texts.premiumTemplates(templatesRefused),
  },
  {
    isFelt: ({ analysesRefused }) => analysesRefused > 0,
    isMetBy: ({ analysis }) => analysis,
    reason: ({ analysesRefused }) => texts.analysis(analysesRefused),
  },
]

/** Smallest first; the offers of the landing page equal two of them. */
const candidates = ['free', 'basic', 'pro', 'premium'] as const

/** The smallest plan that covers the usage and the refusals, with reasons; the current plan, where that one fits. */
export function recommendPlan(use: PlanUse): RecommendedPlan {
  const felt = needs.filter(({ isFelt }) => isFelt(use))
  const fits = (plan: PlanId) => felt.every(({ isMetBy }) => isMetBy(entitlementsByPlan[plan], use))
  const smallest = candidates.find(fits) ?? 'premium'
  const reasons = felt.map(({ reason }) => reason(use))
  const current = use.plan
  if (current === 'free' && smallest === 'free')
    return { plan: 'free', reasons: [...reasons, texts.freeIsEnough(use.lettersKept)] }
  if (plans[current].rank < plans[smallest].rank)
    return { plan: smallest, reasons: [...reasons, texts.smallestThatFits(smallest)] }
  // A lifetime plan costs nothing more.
  if (plans[current].rank === plans[smallest].rank || current === 'lifetime')
    return { plan: current, reasons: [...reasons, texts.heldIsEnough(current)] }
  return { plan: smallest, reasons: [...reasons, texts.smallerWouldDo(current, smallest)] }
}

/** The recommendation with plans disabled. */
export const nothingToBuy = (): RecommendedPlan => ({ plan: 'free', reasons: [texts.nothingSold] })
