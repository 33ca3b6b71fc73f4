import type { Notification, NotificationType } from '@lettrine/contract/notifications'
import { bigint, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'

export const notifications = pgTable('notifications', {
  userId: uuid('user_id').notNull(),
  id: uuid('id').notNull(),
  sequence: bigint('sequence', { mode: 'number' }).notNull(),
  key: text('key').notNull(),
  type: text('type').$type<NotificationType>().notNull(),
  title: text('title').notNull(),
  message: text('message').notNull(),
  data: jsonb('data').$type<Notification['data']>().notNull(),
  action: jsonb('action').$type<NonNullable<Notification['action']>>(),
  readAt: instant('read_at'),
  createdAt: instant('created_at').notNull(),
})

export const counters = pgTable('notification_counters', {
  userId: uuid('user_id').primaryKey(),
  lastSequence: bigint('last_sequence', { mode: 'number' }).notNull(),
})

export const keys = pgTable('notification_keys', {
  userId: uuid('user_id').notNull(),
  key: text('key').notNull(),
  toldAt: instant('told_at').notNull(),
})

export type NotificationRow = typeof notifications.$inferSelect
