import { and, asc, eq, sql } from 'drizzle-orm'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import { type Database, isForeignKeyViolation } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { failure } from '../../platform/failure.ts'

const ignoredRules = pgTable(
  'ignored_rules',
  {
    userId: uuid('user_id').notNull(),
    rule: text('rule').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.rule] })],
)

const own = (userId: string) => eq(ignoredRules.userId, userId)

const rulesOfUser = prepared((db: Pick<Database, 'select'>) =>
  db
    .select({ rule: ignoredRules.rule })
    .from(ignoredRules)
    .where(eq(ignoredRules.userId, sql.placeholder('userId')))
    .orderBy(asc(ignoredRules.createdAt), ignoredRules.rule)
    .prepare('ignored_rules'),
)

export async function listIgnoredRules(db: Database, userId: string): Promise<string[]> {
  const rows = await rulesOfUser(db).execute({ userId })
  return rows.map((row) => row.rule)
}

export async function insertIgnoredRule(
  db: Database,
  userId: string,
  rule: string,
  createdAt: Date,
): Promise<void> {
  await db
    .insert(ignoredRules)
    .values({ userId, rule, createdAt })
    .onConflictDoNothing()
    .catch((fault) => {
      // The account was deleted while its token was still valid.
      if (isForeignKeyViolation(fault)) throw failure('AUTHENTICATION_REQUIRED', { cause: fault })
      throw fault
    })
}

export async function deleteIgnoredRule(db: Database, userId: string, rule: string): Promise<void> {
  await db.delete(ignoredRules).where(and(own(userId), eq(ignoredRules.rule, rule)))
}

/** The rules that a user ignores, and since when. */
export function exportOwnIgnoredRules(db: Pick<Database, 'select'>, userId: string) {
  const { rule, createdAt } = ignoredRules
  return db.select({ rule, createdAt }).from(ignoredRules).where(own(userId)).orderBy(asc(rule))
}
