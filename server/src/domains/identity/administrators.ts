import { eq } from 'drizzle-orm'
import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import { type Database, isForeignKeyViolation } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import { type OperatorDeps, recordOperatorAction } from './operator-log.ts'

export const administrators = pgTable('administrators', {
  userId: uuid('user_id').primaryKey(),
  grantedAt: instant('granted_at').notNull(),
})

export async function isAdministrator(db: Database, userId: string): Promise<boolean> {
  const rows = await db
    .select({ userId: administrators.userId })
    .from(administrators)
    .where(eq(administrators.userId, userId))
  return rows.length > 0
}

/** Makes a user an administrator; recorded in the operator log. */
export async function grantAdministration(deps: OperatorDeps, userId: string): Promise<void> {
  const now = deps.clock()
  await deps.db
    .transaction(async (tx) => {
      await tx.insert(administrators).values({ userId, grantedAt: now }).onConflictDoNothing()
      await recordOperatorAction(tx, journalLine(deps, 'grant', userId, now))
    })
    .catch((fault) => {
      if (isForeignKeyViolation(fault)) throw failure('NOT_FOUND', { cause: fault })
      throw fault
    })
}

/** Revokes the role; recorded in the operator log. */
export async function revokeAdministration(deps: OperatorDeps, userId: string): Promise<void> {
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    await tx.delete(administrators).where(eq(administrators.userId, userId))
    await recordOperatorAction(tx, journalLine(deps, 'revoke', userId, now))
  })
}

function journalLine(
  { newId, actor }: OperatorDeps,
  action: 'grant' | 'revoke',
  userId: string,
  doneAt: Date,
) {
  return { id: newId(), action, actor, subjectUserId: userId, details: { role: 'admin' }, doneAt }
}
