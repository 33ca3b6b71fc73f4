import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import type { Database } from '../../platform/database/database.ts'

export const operatorActions = pgTable('operator_actions', {
  id: uuid('id').primaryKey(),
  action: text('action').notNull(),
  subjectUserId: uuid('subject_user_id'),
  details: jsonb('details').notNull(),
  doneAt: instant('done_at').notNull(),
})

export type OperatorAction = typeof operatorActions.$inferInsert

/** Records an action of an operator, in its transaction. */
export async function recordOperatorAction(
  db: Pick<Database, 'insert'>,
  action: OperatorAction,
): Promise<void> {
  await db.insert(operatorActions).values(action)
}
