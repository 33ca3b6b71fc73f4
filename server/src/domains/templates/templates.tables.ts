import type { TemplateDifficulty, TemplateModeration, TemplateType } from '@lettrine/contract/templates'
import { getTableColumns } from 'drizzle-orm'
import { boolean, doublePrecision, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../../platform/database/columns.ts'

export const templates = pgTable('templates', {
  id: uuid('id').primaryKey(),
  /** Null for the library. */
  userId: uuid('user_id'),
  slug: text('slug'),
  title: text('title').notNull(),
  template: text('template').notNull(),
  description: text('description').notNull(),
  type: text('type').$type<TemplateType>().notNull(),
  tags: text('tags').array().notNull(),
  industry: text('industry').array().notNull(),
  difficulty: text('difficulty').$type<TemplateDifficulty>().notNull(),
  estimatedTime: integer('estimated_time').notNull(),
  isPremium: boolean('is_premium').notNull(),
  isFeatured: boolean('is_featured').notNull(),
  isAIGenerated: boolean('is_ai_generated').notNull(),
  moderation: text('moderation').$type<TemplateModeration>().notNull(),
  refusalReason: text('refusal_reason'),
  submittedAt: instant('submitted_at'),
  version: integer('version').notNull(),
  contentHash: text('content_hash').notNull(),
  hiddenAt: instant('hidden_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  useCount: integer('use_count').notNull().default(0),
  finishedCount: integer('finished_count').notNull().default(0),
  reviewCount: integer('review_count').notNull().default(0),
  rating: doublePrecision('rating').generatedAlwaysAs(0),
  popularity: doublePrecision('popularity').generatedAlwaysAs(0),
  titleKey: text('title_key').notNull(),
  words: text('words').array().notNull(),
  searchWords: text('search_words').generatedAlwaysAs(''),
})

const { popularity, titleKey, words, searchWords, ...columns } = getTableColumns(templates)
/** Columns that are read; columns that serve only search and sorting are left out. */
export const templateColumns = columns

export const templateBookmarks = pgTable('template_bookmarks', {
  userId: uuid('user_id').notNull(),
  templateId: uuid('template_id').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const templateUses = pgTable('template_uses', {
  userId: uuid('user_id').notNull(),
  templateId: uuid('template_id').notNull(),
  letterId: uuid('letter_id').notNull(),
  usedAt: instant('used_at').notNull(),
  finishedAt: instant('finished_at'),
})

export const templateRatings = pgTable('template_ratings', {
  userId: uuid('user_id').notNull(),
  templateId: uuid('template_id').notNull(),
  rating: integer('rating').notNull(),
  ratedAt: instant('rated_at').notNull(),
})

export const templatePreviewImages = pgTable('template_drawings', {
  templateId: uuid('template_id').notNull(),
  contentHash: text('content_hash').notNull(),
  webp: bytea('webp').notNull(),
})

export type TemplateRow = Omit<
  typeof templates.$inferSelect,
  'popularity' | 'titleKey' | 'words' | 'searchWords'
>
