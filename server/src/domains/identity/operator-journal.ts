import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database/database.ts'

const operatorActions = pgTable('operator_actions', {
  id: uuid('id').primaryKey(),
  action: text('action').notNull(),
  subjectUserId: uuid('subject_user_id'),
  details: jsonb('details').notNull(),
  doneAt: timestamp('done_at', { withTimezone: true, mode: 'date' }).notNull(),
})

export type OperatorAction = typeof operatorActions.$inferInsert

/** Writes down what was done by hand, in the transaction that did it. */
export async function noteOperatorAction(
  db: Pick<Database, 'insert'>,
  action: OperatorAction,
): Promise<void> {
  await db.insert(operatorActions).values(action)
}
