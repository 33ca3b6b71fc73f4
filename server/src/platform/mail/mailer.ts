import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import { deliverMail } from './deliver-mail.job.ts'
import { addMail } from './outgoing-mails.repository.ts'

/** A rendered mail; made by `renderMail` from the texts of a `*.mail.fr.ts`. */
export type MailText = {
  subject: string
  html: string
  text: string
}

export type NewMail = MailText & {
  /** One address. */
  to: string
  /** The recipient’s account: the mail is deleted with it. Null for the mail that confirms the deletion. */
  userId: string | null
  headers?: Record<string, string>
  /** A second mail with the same key is not sent. Stored forever, so it contains ids and no address or token. */
  idempotencyKey: string
}

/** The one way to send a mail. */
export type Mailer = {
  /**
   * Stores the mail and enqueues its delivery in the caller’s transaction: it is sent only if that commits.
   * The delivery is a job, retried for half a day.
   * @param db - the transaction, or the database where nothing else is written
   */
  send: (db: Pick<Database, 'insert' | 'execute'>, mail: NewMail) => Promise<void>
}

export function buildMailer(deps: { jobs: JobQueue; clock: Clock; newId: () => string }): Mailer {
  return {
    send: async (db, mail) => {
      const id = deps.newId()
      const { to, userId, subject, html, text, headers, idempotencyKey } = mail
      const isNew = await addMail(db, {
        id,
        userId,
        idempotencyKey,
        subject,
        recipient: to,
        html,
        text,
        headers: headers ?? null,
        createdAt: deps.clock(),
      })
      if (isNew) await deps.jobs.enqueue(db, deliverMail, { mailId: id })
    },
  }
}
