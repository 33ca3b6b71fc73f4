import { signedIn } from '../../platform/http/api.ts'
import { nothingToBuy, recommendPlan } from '../plans/index.ts'
import { readPlanUse } from './read-plan-use.ts'

/** A route of subscriptions, here because it reads several domains that the subscriptions module does not import. */
export const recommendedPlanRoute = signedIn.subscriptions.recommendedPlan.handler(async ({ context }) => ({
  data: context.isPremiumOn ? recommendPlan(await readPlanUse(context, context.user.id)) : nothingToBuy(),
}))
