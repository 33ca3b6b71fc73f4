import type { ChangePassword } from '@lettrine/contract/identity'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { countAttempt } from '../../platform/rate-limit.ts'
import { endSessions, savePasswordHash } from './accounts.repository.ts'
import { hasPassword } from './current-password.ts'
import { notifyPasswordChanged } from './notify-password-changed.ts'
import { passwordHashing } from './password.ts'
import { requireProvenOwner, type SessionUser } from './second-factor/prove-owner.ts'
import { forgetTrustedDevices } from './second-factor/second-factor.repository.ts'

type ChangeDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'mailer' | 'publicUrl' | 'events'>

const attempts = { max: 10, windowSeconds: 900 }

/**
 * Changes the password, given the current one; sends a mail. The other sessions end unless `endOtherSessions`
 * is false. Refused with `WRONG_PASSWORD`, `NO_PASSWORD`, `PASSWORD_TOO_COMMON`,
 * `SECOND_FACTOR_REQUIRED`, `TOO_MANY_REQUESTS`.
 * @param user.sessionId - the current session, which is kept
 */
export async function changePassword(
  deps: ChangeDeps,
  user: SessionUser,
  { currentPassword, newPassword, endOtherSessions }: ChangePassword,
): Promise<void> {
  const wait = await countAttempt(deps, `change-password ${user.id}`, attempts)
  if (wait !== undefined) throw failure('TOO_MANY_REQUESTS', { details: { retryAfterSeconds: wait } })
  if (!(await hasPassword(deps.db, user.id))) throw failure('NO_PASSWORD')
  await requireProvenOwner(deps, user, currentPassword, 'currentPassword')
  const hash = await passwordHashing.hash(newPassword)
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    await savePasswordHash(tx, { id: deps.newId(), userId: user.id, hash, now })
    if (endOtherSessions) await endSessions(tx, user.id, user.sessionId)
    await forgetTrustedDevices(tx, user.id)
    await notifyPasswordChanged(deps, tx, user.id, now)
  })
}
