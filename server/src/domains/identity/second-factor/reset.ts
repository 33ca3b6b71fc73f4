import type { Deps } from '../../../platform/http/api.ts'
import { endSessions } from '../accounts.repository.ts'
import { type OperatorDeps, recordOperatorAction } from '../operator-log.ts'
import { notifyFactorChange } from './notify-factor-change.ts'
import { removeFactors } from './unproven-factors.ts'

/**
 * Removes a lost second factor and all passkeys of an account, and ends its sessions; a mail tells it. Recorded in the
 * operator log. False when the account had neither.
 */
export async function resetSecondFactor(
  deps: OperatorDeps & Pick<Deps, 'mailer' | 'publicUrl'>,
  userId: string,
): Promise<boolean> {
  const { db, clock, newId, actor } = deps
  const doneAt = clock()
  return db.transaction(async (tx) => {
    if (!(await removeFactors(tx, userId, doneAt))) return false
    await endSessions(tx, userId)
    const action = 'second-factor-reset'
    await recordOperatorAction(tx, { id: newId(), action, actor, subjectUserId: userId, details: {}, doneAt })
    await notifyFactorChange(deps, tx, userId, { kind: 'reset' })
    return true
  })
}
