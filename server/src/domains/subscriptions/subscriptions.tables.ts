import type { PlanId } from '@lettrine/contract/plans'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const subscriptions = pgTable('subscriptions', {
  userId: uuid('user_id').notNull(),
  id: uuid('id').notNull(),
  planId: text('plan_id').$type<Exclude<PlanId, 'free'>>().notNull(),
  status: text('status').$type<'active' | 'ended'>().notNull(),
  currentPeriodStart: instant('current_period_start').notNull(),
  currentPeriodEnd: instant('current_period_end'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export type AiPurpose = 'writing' | 'rewriting' | 'analysis' | 'client'

export const aiUses = pgTable('ai_uses', {
  userId: uuid('user_id').notNull(),
  id: uuid('id').notNull(),
  purpose: text('purpose').$type<AiPurpose>().notNull(),
  grantedAt: instant('granted_at').notNull(),
  refundedAt: instant('refunded_at'),
})

export type SubscriptionRow = typeof subscriptions.$inferSelect
