import { euros } from '@lettrine/contract/present-plans'
import { failure } from '../../platform/failure.ts'
import { freshlySignedIn, type RequestContext, signedIn } from '../../platform/http/api.ts'
import { findLive, givesAccess, readUsage, type SubscriptionRow } from '../subscriptions/index.ts'
import type { BillingSettings } from './billing-deps.ts'
import { shownStatus } from './payment-rules.ts'
import { sumOfPayments } from './payments.repository.ts'
import { presentQuote, presentSubscription } from './present-subscription.ts'
import {
  cancelScheduledChange,
  cancelSubscription,
  reactivateSubscription,
} from './renewal/cancel-subscription.ts'
import { changePlan, quoteChange } from './renewal/change-plan.ts'

/** The routes of subscriptions that concern billing. */
export function billingRoutes(billing: BillingSettings) {
  const presented = async ({ db, clock }: RequestContext, subscription: SubscriptionRow) => ({
    data: await presentSubscription(db, subscription, clock()),
  })
  return {
    current: signedIn.subscriptions.current.handler(async ({ context }) => {
      const subscription = await findLive(context.db, context.user.id)
      if (!subscription || (subscription.source === 'granted' && !givesAccess(subscription, context.clock())))
        throw failure('SUBSCRIPTION_NOT_FOUND')
      return presented(context, subscription)
    }),
    cancel: signedIn.subscriptions.cancel.handler(async ({ context, input }) =>
      presented(context, await cancelSubscription(context, context.user.id, input.id, input.reason ?? null)),
    ),
    reactivate: signedIn.subscriptions.reactivate.handler(async ({ context, input }) =>
      presented(context, await reactivateSubscription(context, context.user.id, input.id)),
    ),
    keepPlan: signedIn.subscriptions.keepPlan.handler(async ({ context, input }) =>
      presented(context, await cancelScheduledChange(context, context.user.id, input.id)),
    ),
    estimateUpgrade: signedIn.subscriptions.estimateUpgrade.handler(async ({ context, input }) => ({
      data: presentQuote(
        await quoteChange(context, context.user.id, { planId: input.targetPlanId, interval: input.interval }),
      ),
    })),
    changePlan: freshlySignedIn.subscriptions.changePlan.handler(async ({ context, input }) => {
      const changed = await changePlan({ ...context, ...billing }, context.user.id, input)
      const { payment } = changed
      return {
        data: {
          subscription: (await presented(context, changed.subscription)).data,
          payment: payment ? { id: payment.id, status: shownStatus[payment.status] } : null,
          approvalUrl: changed.approvalUrl ?? null,
        },
      }
    }),
    stats: signedIn.subscriptions.stats.handler(async ({ context }) => {
      const [usage, sums] = await Promise.all([
        readUsage(context, context.user.id),
        sumOfPayments(context.db, context.user.id),
      ])
      return {
        data: {
          ...usage,
          paymentsCount: sums.count,
          totalPaid: euros(sums.paidCents - sums.refundedCents),
        },
      }
    }),
  }
}
