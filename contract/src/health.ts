import { z } from 'zod'
import { endpoints } from './endpoints.ts'
import { data } from './envelope.ts'

const count = z.number().int().nonnegative()
const seconds = z.number().nonnegative()

/** A newest backup older than this is late; alerts say the same. */
export const backupLateHours = 36

/** Entries of each list on the page of administrators, newest first. */
export const healthListLength = 50

export const FailedJob = z.object({
  id: z.uuid(),
  /** The name of its definition, as «mail.deliver». */
  queue: z.string(),
  failedAt: z.iso.datetime(),
  attempts: count,
  /** Described without the values it was about. */
  error: z.string(),
})
export type FailedJob = z.infer<typeof FailedJob>

/** A mail that was given up; its text and address are erased. */
export const RefusedMail = z.object({
  id: z.uuid(),
  subject: z.string(),
  /** What the mail server answered, as «550». */
  code: z.string(),
  failedAt: z.iso.datetime(),
})
export type RefusedMail = z.infer<typeof RefusedMail>

/** What billing does not settle by itself. */
export const PaymentToLookAt = z.object({
  kind: z.enum(['payment', 'refund', 'dispute', 'webhook']),
  /** Of the payment, the refund, the subscription or the event of PayPal. */
  id: z.string(),
  state: z.string(),
  since: z.iso.datetime(),
  amountCents: count.nullable(),
})
export type PaymentToLookAt = z.infer<typeof PaymentToLookAt>

export const ServiceHealth = z.object({
  checkedAt: z.iso.datetime(),
  jobs: z.object({
    waiting: count,
    failed: count,
    /** How long the first job has been due; 0 where none waits. */
    oldestSeconds: seconds,
    failures: z.array(FailedJob),
  }),
  /** `sent` and `refused` of the last 24 hours. */
  mails: z.object({ sent: count, refused: count, waiting: count, refusals: z.array(RefusedMail) }),
  /** `captured` and `failed` of the last 24 hours. */
  payments: z.object({ captured: count, failed: count, toLookAt: count, list: z.array(PaymentToLookAt) }),
  /** Of the process that answers, but for the size. */
  database: z.object({
    answerMs: count,
    bytes: count,
    connections: z.object({ used: count, idle: count, waiting: count, max: count }),
    slowQueries: count,
  }),
  /** Of the process that answers. */
  queues: z.array(z.object({ name: z.string(), waiting: count, running: count, refused: count })),
  /** The newest; null before the first. */
  backup: z
    .object({ madeAt: z.iso.datetime(), bytes: count, isTried: z.boolean(), isLate: z.boolean() })
    .nullable(),
})
export type ServiceHealth = z.infer<typeof ServiceHealth>

const administrationRoute = endpoints('Administration')

export const health = {
  read: administrationRoute
    .get('/admin/health', 'Jobs, mails, payments, database and backups, as they are now')
    .output(data(ServiceHealth)),
  retryJob: administrationRoute
    .post('/admin/jobs/{id}/retry', 'Run a failed job again')
    .input(z.object({ id: z.uuid() }))
    .output(data(z.object({ id: z.uuid() }))),
}
