import { z } from 'zod'
import { currency } from './public-constants.ts'

/** All plans; `monthly` and `lifetime` are the two offers of the landing page. */
export const PlanId = z.enum(['free', 'basic', 'pro', 'premium', 'monthly', 'lifetime'])
export type PlanId = z.infer<typeof PlanId>

/** The plans that are paid for. */
export const PaidPlanId = PlanId.exclude(['free'])
export type PaidPlanId = z.infer<typeof PaidPlanId>

/** How often a plan is paid: every month, every year, or once for good. */
export const Interval = z.enum(['monthly', 'yearly', 'lifetime'])
export type Interval = z.infer<typeof Interval>

export { currency, moneyBackDays, unlimitedAiUses, unlimitedLetters } from './public-constants.ts'

/** Euros, taxes included; never more than two decimals. */
const euros = z.number().min(0)

export const PlanPrice = z.object({ interval: Interval, price: euros, trialDays: z.number().int().min(0) })
export type PlanPrice = z.infer<typeof PlanPrice>

export const Plan = z.object({
  id: PlanId,
  name: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  /** Euros, for `interval`: the first of `prices`. */
  price: euros,
  currency: z.literal(currency),
  interval: Interval,
  trialDays: z.number().int().min(0),
  /** Whether it can be bought today. */
  isActive: z.boolean(),
  monthlyAILimit: z.number().int(),
  unlimitedAI: z.boolean(),
  /** Letter quota; null when unlimited. */
  letterLimit: z.number().int().nullable(),
  /** One of the two offers of the landing page. */
  isLaunchOffer: z.boolean(),
  label: z.enum(['most-popular', 'best-value']).nullable(),
  prices: z.array(PlanPrice),
})
export type Plan = z.infer<typeof Plan>

/** Features of plans; the names are those of `GET /subscriptions/feature-access/{feature}`. */
export const Feature = z.enum([
  'templates_access',
  'export_pdf',
  'export_all_formats',
  'unlimited_letters',
  'premium_templates',
  'ai_generation',
  'ai_analysis',
  'priority_support',
  'vip_support',
  'early_access',
])
export type Feature = z.infer<typeof Feature>
