import { startMailbox } from '../sandbox/mailbox/server.ts'

/**
 * Opens a mailbox of the sandbox where mails have nowhere else to go, and tells the server where it is. Never in
 * production: there the server itself says that `SMTP_URL` is missing.
 */
export async function openMailboxSandbox(
  environment: NodeJS.ProcessEnv,
): Promise<{ environment: NodeJS.ProcessEnv; url?: string; stop: () => Promise<void> }> {
  const { SMTP_URL, NODE_ENV, ROLE, MAILBOX_PORT } = environment
  if (SMTP_URL || NODE_ENV === 'production' || ROLE === 'web')
    return { environment: {}, stop: async () => {} }
  const mailbox = await startMailbox(MAILBOX_PORT ? { port: Number(MAILBOX_PORT) } : {})
  return {
    environment: { SMTP_URL: mailbox.smtpUrl, MAILBOX_URL: mailbox.url },
    url: mailbox.url,
    stop: mailbox.close,
  }
}
