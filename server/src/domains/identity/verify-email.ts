import { addressLinkDays } from '@lettrine/contract/retention'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { renderMail } from '../../platform/mail/layout.ts'
import { findUser, markEmailVerified } from './accounts.repository.ts'
import { addLink, consumeLink, findLink } from './emailed-links.repository.ts'
import { verificationMail } from './identity.mail.fr.ts'

export type VerificationDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'newToken' | 'mailer' | 'publicUrl'>

const lifetimeMs = addressLinkDays * 24 * 60 * 60 * 1000

/** Mails the verification link, valid 7 days; false when the address is verified already. */
export async function sendVerificationLink(deps: VerificationDeps, userId: string): Promise<boolean> {
  const user = await findUser(deps.db, userId)
  if (!user) throw failure('AUTHENTICATION_REQUIRED')
  if (user.emailVerified) return false
  const { email, name } = user
  const [id, token, createdAt] = [deps.newId(), deps.newToken(), deps.clock()]
  const expiresAt = new Date(createdAt.getTime() + lifetimeMs)
  await deps.db.transaction(async (tx) => {
    await addLink(tx, { userId, id, purpose: 'email-verification', email, createdAt, expiresAt }, token)
    const url = `${deps.publicUrl}/verify-email?token=${token}`
    await deps.mailer.send(tx, {
      to: email,
      userId,
      idempotencyKey: `email-verification ${id}`,
      ...renderMail(verificationMail(name, email, url), deps.publicUrl),
    })
  })
  return true
}

/**
 * Verifies an address with the token of a mailed link. Using it twice is no error while the address is verified.
 * Refused with `VERIFICATION_LINK_REFUSED` when it is expired, unknown, or was sent to an address that is no longer
 * the user's.
 */
export async function verifyEmail(
  deps: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<{ already: boolean }> {
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const taken = await consumeLink(tx, 'email-verification', token, now)
    const link = taken ?? (await findLink(tx, 'email-verification', token))
    if (taken) await markEmailVerified(tx, taken.userId, taken.email, now)
    const user = link && (await findUser(tx, link.userId))
    if (!user?.emailVerified || user.email !== link?.email) throw failure('VERIFICATION_LINK_REFUSED')
    return { already: !taken }
  })
}
