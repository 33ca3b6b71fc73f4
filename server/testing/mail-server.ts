import type { KeptMail } from '../../sandbox/mailbox/kept-mails.ts'
import { type MailboxSandbox, startMailbox } from '../../sandbox/mailbox/server.ts'
import { worksOf } from '../src/jobs.ts'
import { type JobFault, startWorker, type Worker } from '../src/platform/jobs/worker.ts'
import { newToken } from '../src/platform/new-token.ts'
import { buildTypesetter } from '../src/platform/typesetting/typesetter.ts'
import { type TestApp, testOrigin } from './test-app.ts'

export type PostOffice = {
  mailbox: MailboxSandbox
  faults: JobFault[]
  /** What the product's jobs need, to run one by hand. */
  deps: Parameters<typeof worksOf>[0]
  /** The newest mail to an address whose subject holds this text, once it has come. */
  mailTo: (address: string, subject: string) => Promise<KeptMail>
  /** Until then, jobs wait. */
  startWorking: () => Promise<void>
  close: () => Promise<void>
}

/** Does the product's jobs for a test application, and receives its mails. */
export async function openPostOffice(
  server: TestApp,
  options: { clock?: () => Date } = {},
): Promise<PostOffice> {
  const mailbox = await startMailbox({ slowMs: 500 })
  const faults: JobFault[] = []
  const deps = {
    db: server.db,
    clock: options.clock ?? (() => new Date()),
    newToken,
    mailer: server.mailer,
    events: server.events,
    typesetter: buildTypesetter(),
    smtpUrl: mailbox.smtpUrl,
    from: 'Lettrine <ne-pas-repondre@lettrine.example>',
    publicUrl: testOrigin,
    billing: undefined,
    audienceForwarder: undefined,
  }
  let worker: Worker | undefined
  return {
    mailbox,
    faults,
    deps,
    mailTo: (address, subject) => arrivalOf(mailbox, address, subject),
    startWorking: async () => {
      worker = await startWorker({
        databaseUrl: server.url,
        works: worksOf(deps),
        report: (fault) => faults.push(fault),
        reportTrouble: () => {},
        pace: { lookEverySeconds: 0.5 },
      })
    },
    close: async () => {
      await worker?.stop()
      await mailbox.close()
    },
  }
}

const patienceMs = 20_000

async function arrivalOf(mailbox: MailboxSandbox, address: string, subject: string): Promise<KeptMail> {
  const end = Date.now() + patienceMs
  while (Date.now() < end) {
    const mail = mailbox.mails(address).find((one) => one.subject.includes(subject))
    if (mail) return mail
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`No mail «${subject}» for ${address}`)
}
