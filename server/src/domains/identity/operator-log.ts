import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Deps } from '../../platform/http/api.ts'

export const operatorActions = pgTable('operator_actions', {
  id: uuid('id').primaryKey(),
  action: text('action').notNull(),
  /** Absent from lines of before. */
  actor: text('actor'),
  subjectUserId: uuid('subject_user_id'),
  details: jsonb('details').notNull(),
  doneAt: instant('done_at').notNull(),
})

export type OperatorAction = Omit<typeof operatorActions.$inferInsert, 'actor'> & {
  actor: string | undefined
}

/** What an action of an operator needs; `actor` is who asks, an account of the machine for one. */
export type OperatorDeps = Pick<Deps, 'db' | 'clock' | 'newId'> & { actor: string }

/** Records an action of an operator, in its transaction. */
export async function recordOperatorAction(
  db: Pick<Database, 'insert'>,
  action: OperatorAction,
): Promise<void> {
  await db.insert(operatorActions).values(action)
}
