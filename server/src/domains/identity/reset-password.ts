import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { endSessions, markEmailVerified, savePasswordHash } from './accounts.repository.ts'
import { consumeLink, revokeLinks } from './emailed-links.repository.ts'
import { notifyPasswordChanged } from './notify-password-changed.ts'
import { passwordHashing } from './password.ts'
import { forgetTrustedDevices } from './second-factor/second-factor.repository.ts'
import { removeUnprovenFactors } from './second-factor/unproven-factors.ts'

type ResetDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'mailer' | 'publicUrl' | 'events'>

/**
 * Sets a new password with a mailed link. Revokes all reset links, ends every session and sends a mail. Returns the
 * address of the account. Refused with `RESET_LINK_REFUSED` when the link is used, expired or unknown.
 */
export async function resetPassword(
  deps: ResetDeps,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<{ email: string }> {
  const hash = await passwordHashing.hash(newPassword)
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const link = await consumeLink(tx, 'password-reset', token, now)
    if (!link) throw failure('RESET_LINK_REFUSED')
    const { userId, email } = link
    await savePasswordHash(tx, { id: deps.newId(), userId, hash, now })
    await revokeLinks(tx, userId, 'password-reset', now)
    await endSessions(tx, userId)
    await forgetTrustedDevices(tx, userId)
    await removeUnprovenFactors(tx, userId, now)
    // Using the link proves control of the address.
    await markEmailVerified(tx, userId, email, now)
    await notifyPasswordChanged(deps, tx, userId, now)
    return { email }
  })
}
