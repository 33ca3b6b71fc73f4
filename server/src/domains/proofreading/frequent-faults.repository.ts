import { asc, desc, eq, sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import { type Database, isForeignKeyViolation } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'

const frequentFaults = pgTable(
  'frequent_faults',
  {
    userId: uuid('user_id').notNull(),
    rule: text('rule').notNull(),
    count: integer('count').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.rule] })],
)

const own = (userId: string) => eq(frequentFaults.userId, userId)

/** Counts stop here, far below the largest integer. */
const maxCount = 1_000_000

/** Adds to the counts of a user, one per rule. */
export async function addFaults(
  db: Database,
  userId: string,
  counts: ReadonlyMap<string, number>,
  lastAt: Date,
): Promise<void> {
  if (counts.size === 0) return
  // In one order, so that two requests of a user do not wait for each other.
  const rules = [...counts].sort(([one], [other]) => (one < other ? -1 : 1))
  await db
    .insert(frequentFaults)
    .values(rules.map(([rule, count]) => ({ userId, rule, count, lastAt })))
    .onConflictDoUpdate({
      target: [frequentFaults.userId, frequentFaults.rule],
      set: {
        count: sql`least(${frequentFaults.count} + excluded.count, ${maxCount})`,
        lastAt: sql`excluded.last_at`,
      },
    })
    .catch((fault) => {
      // The account was deleted while its token was still valid.
      if (isForeignKeyViolation(fault)) throw failure('AUTHENTICATION_REQUIRED', { cause: fault })
      throw fault
    })
}

/** The counts of a user, the most frequent first. */
export function listFaults(db: Pick<Database, 'select'>, userId: string) {
  const { rule, count, lastAt } = frequentFaults
  return db
    .select({ rule, count, lastAt })
    .from(frequentFaults)
    .where(own(userId))
    .orderBy(desc(count), desc(lastAt), asc(rule))
}

export async function deleteFaults(db: Database, userId: string): Promise<void> {
  await db.delete(frequentFaults).where(own(userId))
}
