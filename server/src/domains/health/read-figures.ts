import { findNewestBackupRow } from '../../platform/backup/backup-figures.ts'
import type { Database } from '../../platform/database/database.ts'
import { readJobFigures } from '../../platform/jobs/job-figures.ts'
import { readMailFigures } from '../../platform/mail/outgoing-mails.repository.ts'
import type { ServiceFigures } from '../../platform/observability/service-figures.ts'
import { readPaymentFigures } from '../payments/index.ts'

const dayMs = 24 * 60 * 60 * 1_000

/** The figures of jobs, mails, payments and backups, as they are now. */
export async function readServiceFigures(db: Database, now: Date): Promise<ServiceFigures> {
  // One after the other: figures are read while the pool may be short.
  const jobs = await readJobFigures(db)
  const mails = await readMailFigures(db, new Date(now.getTime() - dayMs))
  const payments = await readPaymentFigures(db, now)
  return { jobs, mails, payments, backup: await findNewestBackupRow(db) }
}
