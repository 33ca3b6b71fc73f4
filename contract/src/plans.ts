import { z } from 'zod'

/** The plans one can hold; `monthly` and `lifetime` are the two offers of the landing page. */
export const PlanId = z.enum(['free', 'basic', 'pro', 'premium', 'monthly', 'lifetime'])
export type PlanId = z.infer<typeof PlanId>
