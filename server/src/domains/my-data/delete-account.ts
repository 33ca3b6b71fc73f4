import { isDeadlock } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { renderMail } from '../../platform/mail/layout.ts'
import { countAttempt } from '../../platform/rate-limit.ts'
import { lockUserForUpdate, removeUser, requireProvenOwner, type SessionUser } from '../identity/index.ts'
import { endAgreements } from '../payments/index.ts'
import { countContents } from './count-contents.ts'
import { accountDeletedMail } from './my-data.mail.fr.ts'

type DeletionDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'mailer' | 'jobs' | 'publicUrl'>

const attempts = { max: 10, windowSeconds: 900 }

/**
 * Deletes the account with all its data at once: rows, jobs, pending mails, share links. A last mail to the address
 * confirms what was deleted; it is stored until it is sent. A running plan ends and is not charged any more. Receipts
 * stay, as the law requires, and the mail says so.
 * @throws `WRONG_PASSWORD`, `SECOND_FACTOR_REQUIRED`, `TOO_MANY_REQUESTS`, `AUTHENTICATION_REQUIRED` when the account was deleted already
 */
export async function deleteAccount(
  deps: DeletionDeps,
  user: SessionUser,
  password = '',
): Promise<{ subscriptionEnded: boolean }> {
  const userId = user.id
  const wait = await countAttempt(deps, `delete-account ${userId}`, attempts)
  if (wait !== undefined) throw failure('TOO_MANY_REQUESTS', { details: { retryAfterSeconds: wait } })
  await requireProvenOwner(deps, user, password, 'password')
  const contents = await countContents(deps, userId)
  return insisting(() =>
    deps.db.transaction(async (tx) => {
      const locked = await lockUserForUpdate(tx, userId)
      if (!locked) throw failure('AUTHENTICATION_REQUIRED')
      const left = await endAgreements(tx, deps, userId)
      await removeUser(tx, locked)
      await deps.mailer.send(tx, {
        to: locked.email,
        userId: null,
        // The idempotency key is stored forever: it must not identify the user.
        idempotencyKey: `account-deleted ${deps.newId()}`,
        ...renderMail(
          accountDeletedMail(locked.name, locked.email, { ...contents, ...left }),
          deps.publicUrl,
        ),
      })
      return { subscriptionEnded: left.subscriptionEnded }
    }),
  )
}

const tries = 3

/** Retries after a deadlock with a concurrent write of the same user. */
async function insisting<T>(run: () => Promise<T>, tried = 1): Promise<T> {
  try {
    return await run()
  } catch (fault) {
    if (!isDeadlock(fault) || tried === tries) throw fault
    return insisting(run, tried + 1)
  }
}
