import type { Database } from '../../platform/database/database.ts'
import type { Deps } from '../../platform/http/api.ts'
import { renderMail } from '../../platform/mail/layout.ts'
import { findUser } from './accounts.repository.ts'
import { passwordChanged } from './identity.events.ts'
import { instantInParis, passwordChangedMail } from './identity.mail.fr.ts'

/** Sends the password-changed mail and publishes its event, in the transaction of the change. */
export async function notifyPasswordChanged(
  deps: Pick<Deps, 'newId' | 'mailer' | 'publicUrl' | 'events'>,
  tx: Database,
  userId: string,
  changedAt: Date,
): Promise<void> {
  const user = await findUser(tx, userId)
  if (!user) return
  const where = `${deps.publicUrl}/forgot-password`
  const words = passwordChangedMail(user.name, user.email, instantInParis(changedAt), where)
  await deps.mailer.send(tx, {
    to: user.email,
    userId,
    idempotencyKey: `password-changed ${deps.newId()}`,
    ...renderMail(words, deps.publicUrl),
  })
  await deps.events.publish(tx, passwordChanged, { userId })
}
