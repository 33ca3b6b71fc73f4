import type { Language, LetterStatus, LetterType, Recipient, Sender } from '@lettrine/contract/letters'
import type { PageSetting } from '@lettrine/contract/page'
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const letters = pgTable('letters', {
  userId: uuid('user_id').notNull(),
  id: uuid('id').notNull(),
  title: text('title').notNull(),
  company: text('company').notNull(),
  jobTitle: text('job_title').notNull(),
  recipient: jsonb('recipient').$type<Recipient>().notNull(),
  sender: jsonb('sender').$type<Sender>().notNull(),
  reference: text('reference').notNull(),
  offer: text('offer').notNull(),
  content: text('content').notNull(),
  type: text('type').$type<LetterType>().notNull(),
  language: text('language').$type<Language>().notNull(),
  status: text('status').$type<LetterStatus>().notNull(),
  hasEnclosure: boolean('has_enclosure').notNull(),
  confirmedClaims: text('confirmed_claims').array().notNull(),
  isBookmarked: boolean('is_bookmarked').notNull(),
  page: jsonb('page').$type<PageSetting>().notNull(),
  wordCount: integer('word_count').notNull(),
  version: integer('version').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  titleKey: text('title_key').generatedAlwaysAs(''),
  searchText: text('search_text').generatedAlwaysAs(''),
})

export const letterVersions = pgTable('letter_versions', {
  userId: uuid('user_id').notNull(),
  letterId: uuid('letter_id').notNull(),
  version: integer('version').notNull(),
  id: uuid('id').notNull(),
  title: text('title').notNull(),
  content: text('content').notNull(),
  createdAt: instant('created_at').notNull(),
})

export type LetterRow = Omit<typeof letters.$inferSelect, 'titleKey' | 'searchText'>
export type LetterVersionRow = typeof letterVersions.$inferSelect
