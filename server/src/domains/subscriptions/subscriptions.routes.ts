import { signedIn } from '../../platform/http/api.ts'
import { aiUsageLimit, grantAiUse } from './ai-usage.ts'

export const subscriptionRoutes = {
  aiUsageLimit: signedIn.subscriptions.aiUsageLimit.handler(async ({ context }) => ({
    data: await aiUsageLimit(context, context.user.id),
  })),
  incrementAiUsage: signedIn.subscriptions.incrementAiUsage.handler(async ({ context }) => {
    await grantAiUse(context, context.user.id, 'client')
    return { data: await aiUsageLimit(context, context.user.id) }
  }),
}
