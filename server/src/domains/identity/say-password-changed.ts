import type { Database } from '../../platform/database/database.ts'
import type { Deps } from '../../platform/http/api.ts'
import { writeMail } from '../../platform/mail/layout.ts'
import { findUser } from './accounts.repository.ts'
import { instantInParis, passwordChangedMail } from './identity.mail.fr.ts'

/** Tells a user by mail that the password is another, in the transaction that changed it. */
export async function sayPasswordChanged(
  deps: Pick<Deps, 'newId' | 'mailer' | 'publicUrl'>,
  tx: Pick<Database, 'select' | 'insert' | 'execute'>,
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
    ...writeMail(words, deps.publicUrl),
  })
}
