import { startMailbox } from '../sandbox/mailbox/server.ts'
import { scriptText as texts } from './scripts.fr.ts'

/**
 * Starts the mailbox sandbox when `SMTP_URL` is missing, and passes its URL to the server. Never in production, where the
 * server reports that `SMTP_URL` is missing.
 */
export async function openMailboxSandbox(
  environment: NodeJS.ProcessEnv,
): Promise<{ environment: NodeJS.ProcessEnv; url?: string; stop: () => Promise<void> }> {
  const { SMTP_URL, NODE_ENV, ROLE, MAILBOX_PORT } = environment
  if (SMTP_URL || NODE_ENV === 'production' || ROLE === 'web')
    return { environment: {}, stop: async () => {} }
  const mailbox = await startMailbox(portOf(MAILBOX_PORT)).catch((fault: NodeJS.ErrnoException) => {
    throw fault.code === 'EADDRINUSE'
      ? new Error(texts.mailboxPortTaken(MAILBOX_PORT ?? ''), { cause: fault })
      : fault
  })
  return {
    environment: { SMTP_URL: mailbox.smtpUrl, MAILBOX_URL: mailbox.url },
    url: mailbox.url,
    stop: mailbox.close,
  }
}

/** A free port unless one is set; throws a French message for an invalid one. */
function portOf(text: string | undefined): { port?: number } {
  if (!text) return {}
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new Error(texts.badMailboxPort)
  return { port: Number(text) }
}
