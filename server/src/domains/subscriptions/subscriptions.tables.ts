import type { Feature, Interval, PaidPlanId } from '@lettrine/contract/plans'
import type { SubscriptionState } from '@lettrine/contract/subscriptions'
import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'

export const subscriptions = pgTable('subscriptions', {
  userId: uuid('user_id').notNull(),
  id: uuid('id').notNull(),
  planId: text('plan_id').$type<PaidPlanId>().notNull(),
  status: text('status').$type<SubscriptionState>().notNull(),
  source: text('source').$type<'paid' | 'granted'>().notNull(),
  interval: text('interval').$type<Interval>(),
  priceCents: integer('price_cents'),
  anchor: instant('anchor'),
  trialEnd: instant('trial_end'),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  cancelReason: text('cancel_reason'),
  nextPlanId: text('next_plan_id').$type<PaidPlanId>(),
  nextInterval: text('next_interval').$type<Exclude<Interval, 'lifetime'>>(),
  nextPriceCents: integer('next_price_cents'),
  paymentMethodId: uuid('payment_method_id'),
  pastDueSince: instant('past_due_since'),
  retryAt: instant('retry_at'),
  disputedAt: instant('disputed_at'),
  remindedOf: instant('reminded_of'),
  endedAt: instant('ended_at'),
  currentPeriodStart: instant('current_period_start').notNull(),
  currentPeriodEnd: instant('current_period_end'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export type AiPurpose = 'writing' | 'rewriting' | 'analysis' | 'client'

/** Features that a plan may refuse. */
export type RefusedFeature = Extract<
  Feature,
  'unlimited_letters' | 'ai_generation' | 'ai_analysis' | 'export_all_formats' | 'premium_templates'
>

export const aiUses = pgTable('ai_uses', {
  userId: uuid('user_id').notNull(),
  id: uuid('id').notNull(),
  purpose: text('purpose').$type<AiPurpose>().notNull(),
  grantedAt: instant('granted_at').notNull(),
  refundedAt: instant('refunded_at'),
  refundedAfterText: boolean('refunded_after_text').notNull().default(false),
})

export const planRefusals = pgTable('plan_refusals', {
  userId: uuid('user_id').notNull(),
  feature: text('feature').$type<RefusedFeature>().notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  count: integer('count').notNull(),
})

export type SubscriptionRow = typeof subscriptions.$inferSelect
export type NewSubscription = typeof subscriptions.$inferInsert
