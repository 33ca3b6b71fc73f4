import type { StoredMail } from '../../sandbox/mailbox/mail-store.ts'
import { type MailboxSandbox, startMailbox } from '../../sandbox/mailbox/server.ts'
import { jobHandlers } from '../src/jobs.ts'
import { type JobFault, startWorker, type Worker } from '../src/platform/jobs/worker.ts'
import { newToken } from '../src/platform/new-token.ts'
import { buildTypesetting } from '../src/platform/typesetting/typesetter.ts'
import { type TestApp, testOrigin } from './test-app.ts'

export type TestMailServer = {
  mailbox: MailboxSandbox
  faults: JobFault[]
  /** The dependencies of jobs, to run one directly. */
  deps: Parameters<typeof jobHandlers>[0]
  /** Waits for the newest mail to an address whose subject contains this text. */
  waitForMail: (address: string, subject: string) => Promise<StoredMail>
  /** Starts the worker; jobs wait until then. */
  startWorker: () => Promise<void>
  close: () => Promise<void>
}

/** Runs the jobs of a test application, and receives its mails. */
export async function openTestMailServer(
  server: TestApp,
  options: { clock?: () => Date } = {},
): Promise<TestMailServer> {
  const mailbox = await startMailbox({ slowMs: 500 })
  const faults: JobFault[] = []
  const deps = {
    db: server.db,
    clock: options.clock ?? (() => new Date()),
    newToken,
    mailer: server.mailer,
    events: server.events,
    typesetting: buildTypesetting(),
    smtpUrl: mailbox.smtpUrl,
    from: 'Lettrine <ne-pas-repondre@lettrine.example>',
    publicUrl: testOrigin,
    billing: undefined,
    analyticsForwarder: undefined,
    backup: undefined,
  }
  let worker: Worker | undefined
  return {
    mailbox,
    faults,
    deps,
    waitForMail: (address, subject) => arrivalOf(mailbox, address, subject),
    startWorker: async () => {
      worker = await startWorker({
        databaseUrl: server.url,
        handlers: jobHandlers(deps),
        report: (fault) => faults.push(fault),
        reportError: () => {},
        timings: { pollEverySeconds: 0.5 },
      })
    },
    close: async () => {
      await worker?.stop()
      await mailbox.close()
    },
  }
}

const timeoutMs = 20_000

async function arrivalOf(mailbox: MailboxSandbox, address: string, subject: string): Promise<StoredMail> {
  const end = Date.now() + timeoutMs
  while (Date.now() < end) {
    const mail = mailbox.mails(address).find((one) => one.subject.includes(subject))
    if (mail) return mail
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`No mail «${subject}» for ${address}`)
}
