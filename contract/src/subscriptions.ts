import { oc } from '@orpc/contract'
import { z } from 'zod'
import { data } from './envelope.ts'
import { PlanId } from './plans.ts'

/** What is left of the month's writing and analysis by a model; the built-in writer is never counted. */
export const AiUsageLimit = z.object({
  canUse: z.boolean(),
  currentUsage: z.number().int(),
  /** Uses a month; a million stands for «unlimited». */
  limit: z.number().int(),
  /** When the count starts again; null without a subscription. */
  resetDate: z.iso.datetime().nullable(),
  plan: PlanId,
})
export type AiUsageLimit = z.infer<typeof AiUsageLimit>

const tags = ['Subscriptions']

export const subscriptions = {
  aiUsageLimit: oc
    .route({
      method: 'GET',
      path: '/subscriptions/ai-usage-limit',
      summary: 'What is left of the month’s uses of a language model',
      tags,
    })
    .output(data(AiUsageLimit)),
  incrementAiUsage: oc
    .route({
      method: 'POST',
      path: '/subscriptions/increment-ai-usage',
      summary: 'Count one use of a language model; refused when none is left',
      tags,
    })
    .output(data(AiUsageLimit)),
}
