import { z } from 'zod'
import { endpoints } from './endpoints.ts'
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
const route = endpoints('Subscriptions')

export const subscriptions = {
  current: route.get('/subscriptions/current', 'The plan one holds').output(data(Subscription)),
  plans: route
    .get('/subscriptions/plans', 'The plans, with their prices')
    .output(data(z.object({ plans: z.array(Plan) }))),
  chooseFree: route
    .post('/subscriptions/free', 'Choose the free plan; refused while another one is held')
    .output(data(z.object({ planId: z.literal('free'), status: z.literal('active') }))),
  cancel: route
    .post('/subscriptions/{id}/cancel', 'End a subscription when its period ends')
    .input(SubscriptionRef.extend({ reason: Reason.optional() }))
    .output(data(Subscription)),
  reactivate: route
    .post('/subscriptions/{id}/reactivate', 'Take back a cancellation before the period ends')
    .input(SubscriptionRef)
    .output(data(Subscription)),
  aiQuota: route
    .get('/subscriptions/ai-usage-limit', 'What is left of the month’s uses of a language model')
    .output(data(AiQuota)),
  letterQuota: route
    .get('/subscriptions/letter-limit', 'Whether one more letter may be kept')
    .output(data(LetterQuota)),
  incrementAiUsage: route
    .post('/subscriptions/increment-ai-usage', 'Count one use of a language model; refused when none is left')
    .output(data(AiQuota)),
  stats: route.get('/subscriptions/stats', 'What was used and paid so far').output(data(SubscriptionStats)),
  changePlan: route
    .post(
      '/subscriptions/change-plan',
      'Change plan: at once for the amount of the quote, or at the end of the period',
    )
    .input(z.object({ planId: PaidPlanId, interval: Interval.optional(), quoteId: id.optional() }))
    .output(data(ChangedPlan)),
  keepPlan: route
    .post('/subscriptions/{id}/keep-plan', 'Take back a change that waits for the end of the period')
    .input(SubscriptionRef)
    .output(data(Subscription)),
  featureAccess: route
    .get('/subscriptions/feature-access/{feature}', 'Whether the plan one holds opens a feature')
    .input(z.object({ feature: Feature }))
    .output(data(z.object({ feature: Feature, hasAccess: z.boolean() }))),
  recommendedPlan: route
    .get('/subscriptions/recommended-plan', 'The plan that fits what one does, with the reasons')
    .output(data(RecommendedPlan)),
  estimateUpgrade: route
    .post(
      '/subscriptions/estimate-upgrade',
      'What a change of plan would cost, to the cent, for half an hour',
    )
    .input(z.object({ targetPlanId: PaidPlanId, interval: Interval.optional() }))
    .output(data(ChangeQuote)),
}
