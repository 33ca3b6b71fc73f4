import type { KeptPlan } from '@lettrine/contract/letter-plan'
import type {
  Language,
  LetterStatus,
  LetterType,
  Recipient,
  Sender,
  VersionAuthor,
} from '@lettrine/contract/letters'
import type { PageSetting } from '@lettrine/contract/page'
import { getTableColumns } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'

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
  plan: jsonb('plan').$type<KeptPlan>(),
  wordCount: integer('word_count').notNull(),
  version: integer('version').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  /** Until when a share link is active; null if never shared. */
  sharedUntil: instant('shared_until'),
  /** Since when it is in the bin; null for a letter in use. */
  deletedAt: instant('deleted_at'),
  statusBeforeArchive: text('status_before_archive').$type<LetterStatus>(),
  titleKey: text('title_key').generatedAlwaysAs(''),
  searchText: text('search_text').generatedAlwaysAs(''),
  searchWords: text('search_words').generatedAlwaysAs(''),
  titlePieces: text('title_pieces').generatedAlwaysAs(''),
  postPieces: text('post_pieces').generatedAlwaysAs(''),
  searchStems: text('search_stems').generatedAlwaysAs(''),
})

const {
  titleKey,
  searchText,
  searchWords,
  titlePieces,
  postPieces,
  searchStems,
  deletedAt,
  statusBeforeArchive,
  ...columns
} = getTableColumns(letters)
/** Columns that are read; columns that serve only search, sorting and restoring are left out. */
export const letterColumns = columns

export const letterVersions = pgTable('letter_versions', {
  userId: uuid('user_id').notNull(),
  letterId: uuid('letter_id').notNull(),
  version: integer('version').notNull(),
  id: uuid('id').notNull(),
  title: text('title').notNull(),
  content: text('content').notNull(),
  plan: jsonb('plan').$type<KeptPlan>(),
  author: text('author').$type<VersionAuthor>().notNull(),
  wordsAdded: integer('words_added').notNull(),
  wordsRemoved: integer('words_removed').notNull(),
  label: text('label').notNull().default(''),
  foldable: boolean('foldable').notNull(),
  createdAt: instant('created_at').notNull(),
})

export type LetterRow = Omit<
  typeof letters.$inferSelect,
  | 'titleKey'
  | 'searchText'
  | 'searchWords'
  | 'titlePieces'
  | 'postPieces'
  | 'searchStems'
  | 'deletedAt'
  | 'statusBeforeArchive'
>
export type LetterVersionRow = typeof letterVersions.$inferSelect
