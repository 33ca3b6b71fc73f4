import { includesFeature } from '@lettrine/contract/entitlements'
import { presentPlans } from '@lettrine/contract/present-plans'
import { anyone, signedIn } from '../../platform/http/api.ts'
import { grantAiUse, readAiQuota } from './ai-usage.ts'
import { chooseFree } from './choose-free.ts'
import { entitlementsOf } from './current-plan.ts'

const routes = signedIn.subscriptions

export const subscriptionRoutes = {
  // Shown at sign-up, without a token.
  plans: anyone.subscriptions.plans.handler(({ context }) => ({
    data: {
      plans: presentPlans({ areSold: context.plansAreSold, hasModel: context.writer !== context.composer }),
    },
  })),
  chooseFree: routes.chooseFree.handler(async ({ context }) => {
    await chooseFree(context, context.user.id)
    return { data: { planId: 'free', status: 'active' } }
  }),
  featureAccess: routes.featureAccess.handler(async ({ input: { feature }, context }) => ({
    data: { feature, hasAccess: includesFeature(await entitlementsOf(context, context.user.id), feature) },
  })),
  aiQuota: routes.aiQuota.handler(async ({ context }) => ({
    data: await readAiQuota(context, context.user.id),
  })),
  incrementAiUsage: routes.incrementAiUsage.handler(async ({ context }) => {
    await grantAiUse(context, context.user.id, 'client')
    return { data: await readAiQuota(context, context.user.id) }
  }),
}
