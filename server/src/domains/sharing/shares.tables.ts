import { boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../../platform/database/columns.ts'

export const shares = pgTable(
  'letter_shares',
  {
    userId: uuid('user_id').notNull(),
    letterId: uuid('letter_id').notNull(),
    id: uuid('id').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    passwordHash: text('password_hash'),
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
    allowDownload: boolean('allow_download').notNull(),
    viewCount: integer('view_count').notNull().default(0),
    downloadCount: integer('download_count').notNull().default(0),
    lastViewedAt: instant('last_viewed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.letterId, table.id] })],
)

export const visits = pgTable(
  'share_visits',
  {
    userId: uuid('user_id').notNull(),
    letterId: uuid('letter_id').notNull(),
    shareId: uuid('share_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    visitor: bytea('visitor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.letterId, table.shareId, table.day, table.visitor] }),
  ],
)

export type ShareRow = typeof shares.$inferSelect
export type VisitRow = typeof visits.$inferSelect
