import { signedIn } from '../../platform/http/api.ts'
import { nothingToBuy, recommendPlan } from '../plans/index.ts'
import { readPlanUse } from './read-plan-use.ts'

/** The route of the subscriptions that looks at what a person does everywhere: subscriptions do not know it. */
export const recommendedPlanRoute = signedIn.subscriptions.recommendedPlan.handler(async ({ context }) => ({
  data: context.isPremiumOn ? recommendPlan(await readPlanUse(context, context.user.id)) : nothingToBuy(),
}))
