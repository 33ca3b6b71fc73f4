import type { Career } from '@lettrine/contract/career'
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'

export type Cards = Omit<Career, 'unfiled' | 'version' | 'updatedAt'>

export const careers = pgTable('careers', {
  userId: uuid('user_id').primaryKey(),
  cards: jsonb('cards').$type<Cards>().notNull(),
  unfiled: text('unfiled').array().notNull().default([]),
  /** Lines of the former profile that are in the career, or were. */
  adoptedLines: text('adopted_lines').array().notNull().default([]),
  version: integer('version').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export type CareerRow = typeof careers.$inferSelect
