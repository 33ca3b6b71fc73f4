import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { JobHandler } from '../jobs/job.ts'
import type { DeliverMail } from './deliver-mail.job.ts'
import { findPendingMail, markFailed, markSent } from './outgoing-mails.repository.ts'
import { MailRefusal, openSmtp, type SmtpSender } from './smtp.ts'

export type DeliverDeps = {
  db: Database
  clock: Clock
  smtpUrl: string
  /** «Name <address>» */
  from: string
  publicUrl: string
  /** Gets mails that are given up; `code` is what the mail server answered. */
  onRefused?: (mail: { mailId: string; code: string }) => void
}

/**
 * Delivers a pending mail. Its Message-ID derives from its row, so that a mail sent twice (the process died before
 * marking it as sent) can be recognised as a duplicate.
 */
export function deliverMailWith(deps: DeliverDeps): JobHandler<DeliverMail> {
  const smtp: SmtpSender = openSmtp(deps.smtpUrl)
  const host = new URL(deps.publicUrl).hostname
  return async ({ mailId }, { isLastAttempt }) => {
    const mail = await findPendingMail(deps.db, mailId)
    // Sent already, or deleted with its account.
    if (!mail) return
    const { recipient: to, subject, html, text, headers } = mail
    try {
      await smtp.send({ from: deps.from, to, subject, html, text, headers, messageId: `<${mailId}@${host}>` })
    } catch (fault) {
      if (!(fault instanceof MailRefusal)) throw fault
      if (fault.isFinal || isLastAttempt) {
        await markFailed(deps.db, mailId, deps.clock(), fault.code)
        deps.onRefused?.({ mailId, code: fault.code })
      }
      // Refused permanently: no retry.
      if (fault.isFinal) return
      throw fault
    }
    await markSent(deps.db, mailId, deps.clock())
  }
}
