import type { PlanId } from '@lettrine/contract/plans'

/** What stands for «unlimited» on the wire. */
const unlimitedAiUses = 1_000_000

export type Plan = {
  id: PlanId
  /** Uses of a language model a month. */
  monthlyAiLimit: number
}

/** The only source of what a plan gives. */
export const plans = {
  free: { id: 'free', monthlyAiLimit: 0 },
  basic: { id: 'basic', monthlyAiLimit: 5 },
  pro: { id: 'pro', monthlyAiLimit: 20 },
  premium: { id: 'premium', monthlyAiLimit: unlimitedAiUses },
  // The offers of the landing page give what basic and pro give.
  monthly: { id: 'monthly', monthlyAiLimit: 5 },
  lifetime: { id: 'lifetime', monthlyAiLimit: 20 },
} as const satisfies Record<PlanId, Plan>
