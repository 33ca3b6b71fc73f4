import { defaultSettings } from '@lettrine/contract/default-settings'
import { Settings } from '@lettrine/contract/settings'
import { eq, sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import { type Database, isForeignKeyViolation } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { failure } from '../../platform/failure.ts'

const settings = pgTable('settings', {
  userId: uuid('user_id').primaryKey(),
  tone: text('tone').notNull(),
  language: text('language').notNull(),
  design: text('design').notNull(),
  wordTarget: integer('word_target').notNull(),
  theme: text('theme').notNull(),
  notifyAbout: text('notify_about').array().notNull(),
  mailAbout: text('mail_about').array().notNull(),
  allowsModel: boolean('allows_model').notNull(),
  allowsAnalytics: boolean('allows_analytics'),
  updatedAt: instant('updated_at').notNull(),
})

/** The user’s settings, merged with the defaults. */
export async function findSettings(db: Database, userId: string): Promise<Settings> {
  const [row] = await db.select().from(settings).where(eq(settings.userId, userId))
  // Drops unknown keys; an invalid value throws.
  return row ? Settings.parse(row) : defaultSettings
}

/** Saves all settings. Fails with `AUTHENTICATION_REQUIRED` for a deleted account. */
export async function saveSettings(db: Database, userId: string, values: Settings, now: Date): Promise<void> {
  const row = { ...values, userId, updatedAt: now }
  await db
    .insert(settings)
    .values(row)
    .onConflictDoUpdate({ target: settings.userId, set: row })
    .catch((fault) => {
      throw isForeignKeyViolation(fault) ? failure('AUTHENTICATION_REQUIRED', { cause: fault }) : fault
    })
}

const permission = prepared((db: Pick<Database, 'select'>) =>
  db
    .select({ allowed: settings.allowsModel })
    .from(settings)
    .where(eq(settings.userId, sql.placeholder('userId')))
    .prepare('allows_model'),
)

/** Whether the user’s data may be sent to a language model. */
export async function allowsModel(db: Database, userId: string): Promise<boolean> {
  const [row] = await permission(db).execute({ userId })
  return row?.allowed ?? defaultSettings.allowsModel
}
