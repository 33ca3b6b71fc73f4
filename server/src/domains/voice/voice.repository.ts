import type { VoiceChoices } from '@lettrine/contract/voice'
import { and, asc, eq, sql } from 'drizzle-orm'
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import { type Database, isForeignKeyViolation } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { failure } from '../../platform/failure.ts'

const voiceTexts = pgTable(
  'voice_texts',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    content: text('content').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)

const voices = pgTable('voices', {
  userId: uuid('user_id').primaryKey(),
  choices: jsonb('choices').$type<VoiceChoices>().notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export type VoiceTextRow = typeof voiceTexts.$inferSelect

/** The account was deleted while its token was still valid. */
const deletedAccount = (fault: unknown): never => {
  throw isForeignKeyViolation(fault) ? failure('AUTHENTICATION_REQUIRED', { cause: fault }) : fault
}

/** Oldest first. */
export const listTexts = (db: Pick<Database, 'select'>, userId: string): Promise<VoiceTextRow[]> =>
  db
    .select()
    .from(voiceTexts)
    .where(eq(voiceTexts.userId, userId))
    .orderBy(asc(voiceTexts.addedAt), asc(voiceTexts.id))

const wholeVoice = prepared((db: Pick<Database, 'select'>) => {
  const userId = sql.placeholder('userId')
  return db
    .select({
      choices: sql<VoiceChoices | null>`(SELECT choices FROM voices WHERE user_id = ${userId})`,
      contents: sql<
        string[]
      >`ARRAY(SELECT content FROM voice_texts WHERE user_id = ${userId} ORDER BY added_at, id)`,
    })
    .from(sql`(VALUES (1)) AS one`)
    .prepare('whole_voice')
})

/** Texts and choices in one query: it delays the first word of each letter. */
export async function findVoice(db: Database, userId: string) {
  const [row] = await wholeVoice(db).execute({ userId })
  return { contents: row?.contents ?? [], choices: row?.choices ?? undefined }
}

export async function insertText(db: Pick<Database, 'insert'>, row: VoiceTextRow): Promise<void> {
  await db.insert(voiceTexts).values(row).catch(deletedAccount)
}

export async function deleteText(db: Database, userId: string, id: string): Promise<void> {
  await db.delete(voiceTexts).where(and(eq(voiceTexts.userId, userId), eq(voiceTexts.id, id)))
}

/** Undefined before the first change. */
export async function findChoices(
  db: Pick<Database, 'select'>,
  userId: string,
): Promise<VoiceChoices | undefined> {
  const [row] = await db.select().from(voices).where(eq(voices.userId, userId))
  return row?.choices
}

export async function saveChoices(
  db: Database,
  userId: string,
  choices: VoiceChoices,
  now: Date,
): Promise<void> {
  const row = { choices, updatedAt: now }
  await db
    .insert(voices)
    .values({ ...row, userId })
    .onConflictDoUpdate({ target: voices.userId, set: row })
    .catch(deletedAccount)
}

export async function deleteVoice(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(voiceTexts).where(eq(voiceTexts.userId, userId))
    await tx.delete(voices).where(eq(voices.userId, userId))
  })
}

export async function exportOwnVoice(db: Database, userId: string) {
  const [texts, choices] = await Promise.all([listTexts(db, userId), findChoices(db, userId)])
  return { texts, choices: choices ?? null }
}
