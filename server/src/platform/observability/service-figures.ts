import type { JobFigures } from '../jobs/job-figures.ts'
import type { MailFigures } from '../mail/outgoing-mails.repository.ts'

/** What the database tells of the whole service, the same in every process. */
export type ServiceFigures = {
  jobs: readonly JobFigures[]
  /** `sent` and `refused` of the last 24 hours. */
  mails: MailFigures
  /** `captured` and `failed` of the last 24 hours. */
  payments: { captured: number; failed: number; toLookAt: number }
  /** The newest backup; undefined before the first. */
  backup: { madeAt: Date; bytes: number; isTried: boolean } | undefined
}
