import type { PlanId } from '@lettrine/contract/plans'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'

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
