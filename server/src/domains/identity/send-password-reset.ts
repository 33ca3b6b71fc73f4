import { passwordLinkHours } from '@lettrine/contract/retention'
import type { Deps } from '../../platform/http/api.ts'
import type { JobHandler } from '../../platform/jobs/job.ts'
import { renderMail } from '../../platform/mail/layout.ts'
import { findUser } from './accounts.repository.ts'
import { addLink, countLinksSince } from './emailed-links.repository.ts'
import { passwordResetMail } from './identity.mail.fr.ts'
import type { PasswordResetRequested } from './password-reset.job.ts'

export type ResetMailDeps = Pick<Deps, 'db' | 'clock' | 'newToken' | 'mailer' | 'publicUrl'>

const hour = 60 * 60 * 1000
const lifetimeMs = passwordLinkHours * hour
/** Limits mails to a victim whose address is entered again and again. */
const mostAnHour = 5

/** Mails the reset link, valid 24 hours; nothing when no account has the address. */
export function sendPasswordResetWith(deps: ResetMailDeps): JobHandler<PasswordResetRequested> {
  return async ({ userId }, { id }) => {
    const user = userId === null ? undefined : await findUser(deps.db, userId)
    if (!user) return
    const createdAt = deps.clock()
    const since = new Date(createdAt.getTime() - hour)
    if ((await countLinksSince(deps.db, user.id, 'password-reset', since)) >= mostAnHour) return
    const token = deps.newToken()
    await deps.db.transaction(async (tx) => {
      const { id: userId, email, name } = user
      const expiresAt = new Date(createdAt.getTime() + lifetimeMs)
      const link = { userId, id, purpose: 'password-reset', email, createdAt, expiresAt } as const
      if (!(await addLink(tx, link, token))) return
      const url = `${deps.publicUrl}/reset-password?token=${token}`
      await deps.mailer.send(tx, {
        to: email,
        userId,
        idempotencyKey: `password-reset ${id}`,
        ...renderMail(passwordResetMail(name, email, url), deps.publicUrl),
      })
    })
  }
}
