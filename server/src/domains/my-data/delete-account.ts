import { isDeadlock } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { renderMail } from '../../platform/mail/layout.ts'
import { countAttempt } from '../../platform/rate-limit.ts'
import { lockUserForUpdate, removeUser, requireCurrentPassword } from '../identity/index.ts'
import { endAgreements } from '../payments/index.ts'
import { countContents } from './count-contents.ts'
import { accountDeletedMail } from './my-data.mail.fr.ts'

type DeletionDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'mailer' | 'jobs' | 'publicUrl'>

const attempts = { max: 10, windowSeconds: 900 }

/**
 * Deletes the account with all that is in it, at once: rows, jobs, mails not yet sent, links that open a letter. A mail
 * to the address, the last one, tells what went; it is kept until it has left. A plan that runs is ended, and nothing is
 * charged any more. Receipts stay, as the law asks, and say so.
 * @throws `WRONG_PASSWORD`, `TOO_MANY_REQUESTS`, `AUTHENTICATION_REQUIRED` when the account is gone already
 */
export async function deleteAccount(
  deps: DeletionDeps,
  userId: string,
  password = '',
): Promise<{ subscriptionEnded: boolean }> {
  const wait = await countAttempt(deps, `delete-account ${userId}`, attempts)
  if (wait !== undefined) throw failure('TOO_MANY_REQUESTS', { details: { retryAfterSeconds: wait } })
  await requireCurrentPassword(deps.db, userId, password, 'password')
  const contents = await countContents(deps, userId)
  return insisting(() =>
    deps.db.transaction(async (tx) => {
      const user = await lockUserForUpdate(tx, userId)
      if (!user) throw failure('AUTHENTICATION_REQUIRED')
      const left = await endAgreements(tx, deps, userId)
      await removeUser(tx, user)
      await deps.mailer.send(tx, {
        to: user.email,
        userId: null,
        // A key is kept for good: it must not name who left.
        idempotencyKey: `account-deleted ${deps.newId()}`,
        ...renderMail(accountDeletedMail(user.name, user.email, { ...contents, ...left }), deps.publicUrl),
      })
      return { subscriptionEnded: left.subscriptionEnded }
    }),
  )
}

const tries = 3

/** Tries again where something else that is the user’s was written at the same moment, and this had to give way. */
async function insisting<T>(run: () => Promise<T>, tried = 1): Promise<T> {
  try {
    return await run()
  } catch (fault) {
    if (!isDeadlock(fault) || tried === tries) throw fault
    return insisting(run, tried + 1)
  }
}
