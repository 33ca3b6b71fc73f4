import { oc } from '@orpc/contract'
import { z } from 'zod'
import { data } from './envelope.ts'
import { id, line } from './fields.ts'
import { Feature, Interval, PaidPlanId, Plan, PlanId } from './plans.ts'

const instant = z.iso.datetime()

/** AI quota of the month; the built-in writer does not count. */
export const AiQuota = z.object({
  canUse: z.boolean(),
  currentUsage: z.number().int(),
  /** Uses a month; a million stands for «unlimited». */
  limit: z.number().int(),
  /** When the count starts again; null without a subscription. */
  resetDate: instant.nullable(),
  plan: PlanId,
})
export type AiQuota = z.infer<typeof AiQuota>

/** Letter quota; `limit` is a million when unlimited. */
export const LetterQuota = z.object({
  canCreate: z.boolean(),
  currentCount: z.number().int(),
  limit: z.number().int(),
  plan: PlanId,
})
export type LetterQuota = z.infer<typeof LetterQuota>

/** State of a subscription. `past_due` still gives access while a refused payment is retried. */
export const SubscriptionState = z.enum(['trialing', 'active', 'past_due', 'unpaid', 'ended'])
export type SubscriptionState = z.infer<typeof SubscriptionState>

export const ScheduledChange = z.object({
  planId: PaidPlanId,
  interval: Interval,
  price: z.number(),
  at: instant,
})

export const Subscription = z.object({
  id,
  planId: PaidPlanId,
  /** Null for a plan given by an operator. */
  interval: Interval.nullable(),
  /** `active` as long as it gives access, whatever `state` says. */
  status: z.enum(['active', 'unpaid', 'ended']),
  state: SubscriptionState,
  source: z.enum(['paid', 'granted']),
  startDate: instant,
  /** When it ends, where that is known. */
  endDate: instant.nullable(),
  currentPeriodStart: instant,
  /** Null for life. */
  currentPeriodEnd: instant.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  /** Null once the trial is over, or without one. */
  trialEnd: instant.nullable(),
  /** Euros for one interval, taxes included; null for a plan that was given. */
  price: z.number().nullable(),
  /** The next payment, where there will be one. */
  nextPayment: z.object({ at: instant, amount: z.number() }).nullable(),
  /** The plan that comes at the end of the period. */
  scheduledChange: ScheduledChange.nullable(),
  /** Whether PayPal’s agreement can still be charged; null where none is needed. */
  paymentMethod: z.object({ email: z.string().nullable(), isGone: z.boolean() }).nullable(),
  /** End of the grace period while a refused payment is retried. */
  graceEnd: instant.nullable(),
  /** End of the money-back guarantee. */
  refundableUntil: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
})
export type Subscription = z.infer<typeof Subscription>

/** Quote for a change of plan; exactly this amount is charged. */
export const ChangeQuote = z.object({
  id,
  planId: PaidPlanId,
  interval: Interval,
  /** At once, or when what is paid already has been used. */
  effective: z.enum(['now', 'period-end']),
  effectiveAt: instant,
  /** Euros, to pay now. */
  dueNow: z.number(),
  /** Credit in euros for the unused part of the current period. */
  credit: z.number(),
  /** Euros for one interval from then on. */
  newPrice: z.number(),
  nextPaymentAt: instant.nullable(),
  expiresAt: instant,
})
export type ChangeQuote = z.infer<typeof ChangeQuote>

export const ChangedPlan = z.object({
  subscription: Subscription,
  /** The payment that the change took, if it took one. */
  payment: z.object({ id, status: z.enum(['succeeded', 'pending', 'failed']) }).nullable(),
  /** PayPal’s approval page where the payer must approve first; the change is made on return. */
  approvalUrl: z.string().nullable(),
})
export type ChangedPlan = z.infer<typeof ChangedPlan>

export const SubscriptionStats = z.object({
  plan: PlanId,
  since: instant.nullable(),
  aiUsesThisMonth: z.number().int(),
  aiUsesEver: z.number().int(),
  paymentsCount: z.number().int(),
  /** Euros, less refunds. */
  totalPaid: z.number(),
})
export type SubscriptionStats = z.infer<typeof SubscriptionStats>

/** Recommended plan for the user’s usage, and the reasons as sentences. */
export const RecommendedPlan = z.object({ plan: PlanId, reasons: z.array(z.string()).min(1) })
export type RecommendedPlan = z.infer<typeof RecommendedPlan>

const SubscriptionRef = z.object({ id })
const Reason = line(500)
const tags = ['Subscriptions']

export const subscriptions = {
  current: oc
    .route({ method: 'GET', path: '/subscriptions/current', summary: 'The plan one holds', tags })
    .output(data(Subscription)),
  plans: oc
    .route({ method: 'GET', path: '/subscriptions/plans', summary: 'The plans, with their prices', tags })
    .output(data(z.object({ plans: z.array(Plan) }))),
  chooseFree: oc
    .route({
      method: 'POST',
      path: '/subscriptions/free',
      summary: 'Choose the free plan; refused while another one is held',
      tags,
    })
    .output(data(z.object({ planId: z.literal('free'), status: z.literal('active') }))),
  cancel: oc
    .route({
      method: 'POST',
      path: '/subscriptions/{id}/cancel',
      summary: 'End a subscription when its period ends',
      tags,
    })
    .input(SubscriptionRef.extend({ reason: Reason.optional() }))
    .output(data(Subscription)),
  reactivate: oc
    .route({
      method: 'POST',
      path: '/subscriptions/{id}/reactivate',
      summary: 'Take back a cancellation before the period ends',
      tags,
    })
    .input(SubscriptionRef)
    .output(data(Subscription)),
  aiQuota: oc
    .route({
      method: 'GET',
      path: '/subscriptions/ai-usage-limit',
      summary: 'What is left of the month’s uses of a language model',
      tags,
    })
    .output(data(AiQuota)),
  letterQuota: oc
    .route({
      method: 'GET',
      path: '/subscriptions/letter-limit',
      summary: 'Whether one more letter may be kept',
      tags,
    })
    .output(data(LetterQuota)),
  incrementAiUsage: oc
    .route({
      method: 'POST',
      path: '/subscriptions/increment-ai-usage',
      summary: 'Count one use of a language model; refused when none is left',
      tags,
    })
    .output(data(AiQuota)),
  stats: oc
    .route({ method: 'GET', path: '/subscriptions/stats', summary: 'What was used and paid so far', tags })
    .output(data(SubscriptionStats)),
  changePlan: oc
    .route({
      method: 'POST',
      path: '/subscriptions/change-plan',
      summary: 'Change plan: at once for the amount of the quote, or at the end of the period',
      tags,
    })
    .input(z.object({ planId: PaidPlanId, interval: Interval.optional(), quoteId: id.optional() }))
    .output(data(ChangedPlan)),
  keepPlan: oc
    .route({
      method: 'POST',
      path: '/subscriptions/{id}/keep-plan',
      summary: 'Take back a change that waits for the end of the period',
      tags,
    })
    .input(SubscriptionRef)
    .output(data(Subscription)),
  featureAccess: oc
    .route({
      method: 'GET',
      path: '/subscriptions/feature-access/{feature}',
      summary: 'Whether the plan one holds opens a feature',
      tags,
    })
    .input(z.object({ feature: Feature }))
    .output(data(z.object({ feature: Feature, hasAccess: z.boolean() }))),
  recommendedPlan: oc
    .route({
      method: 'GET',
      path: '/subscriptions/recommended-plan',
      summary: 'The plan that fits what one does, with the reasons',
      tags,
    })
    .output(data(RecommendedPlan)),
  estimateUpgrade: oc
    .route({
      method: 'POST',
      path: '/subscriptions/estimate-upgrade',
      summary: 'What a change of plan would cost, to the cent, for half an hour',
      tags,
    })
    .input(z.object({ targetPlanId: PaidPlanId, interval: Interval.optional() }))
    .output(data(ChangeQuote)),
}
