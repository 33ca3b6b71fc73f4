import { and, asc, count, eq, sql } from 'drizzle-orm'
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { type Database, isForeignKeyViolation } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { failure } from '../../platform/failure.ts'

const personalWords = pgTable(
  'personal_words',
  {
    userId: uuid('user_id').notNull(),
    word: text('word').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.word] })],
)

const own = (userId: string) => eq(personalWords.userId, userId)

const wordsOfUser = prepared((db: Pick<Database, 'select'>) =>
  db
    .select({ word: personalWords.word })
    .from(personalWords)
    .where(eq(personalWords.userId, sql.placeholder('userId')))
    .orderBy(asc(personalWords.word))
    .prepare('personal_words'),
)

export async function listWords(db: Database, userId: string): Promise<string[]> {
  const rows = await wordsOfUser(db).execute({ userId })
  return rows.map(({ word }) => word)
}

export async function countWords(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ words: count() }).from(personalWords).where(own(userId))
  return row?.words ?? 0
}

export async function insertWord(db: Database, userId: string, word: string, createdAt: Date): Promise<void> {
  await db
    .insert(personalWords)
    .values({ userId, word, createdAt })
    .onConflictDoNothing()
    .catch((fault) => {
      // The account was deleted while its token was still valid.
      if (isForeignKeyViolation(fault)) throw failure('AUTHENTICATION_REQUIRED', { cause: fault })
      throw fault
    })
}

export async function deleteWord(db: Database, userId: string, word: string): Promise<void> {
  await db.delete(personalWords).where(and(own(userId), eq(personalWords.word, word)))
}

/** The words of a user’s dictionary and when each was added. */
export function exportOwnWords(db: Pick<Database, 'select'>, userId: string) {
  const { word, createdAt } = personalWords
  return db.select({ word, createdAt }).from(personalWords).where(own(userId)).orderBy(asc(word))
}
