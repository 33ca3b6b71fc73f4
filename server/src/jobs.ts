import { type AnalyticsForwarder, analyticsJobHandlers, analyticsJobs } from './domains/analytics/index.ts'
import { identityJobHandlers, identityJobs } from './domains/identity/index.ts'
import { myDataJobHandlers, myDataJobs } from './domains/my-data/index.ts'
import { type EnabledBilling, paymentJobHandlers, paymentJobs } from './domains/payments/index.ts'
import { scheduledBackup } from './platform/backup/backup.job.ts'
import type { ScheduledBackupDeps } from './platform/backup/run-scheduled-backup.ts'
import { type JobPolicy, type JobRegistration, jobHandler } from './platform/jobs/job.ts'
import { deliverMail } from './platform/mail/deliver-mail.job.ts'
import type { DeliverDeps } from './platform/mail/deliver-mail.ts'

type WorkDeps = DeliverDeps &
  Parameters<typeof identityJobHandlers>[0] &
  Parameters<typeof myDataJobHandlers>[0] & {
    billing: EnabledBilling | undefined
    analyticsForwarder: AnalyticsForwarder | undefined
    /** Absent where no folder of backups is named. */
    backup: ScheduledBackupDeps | undefined
  }

/** All jobs; each gets its queue at the start, whatever the role of the process. */
export const jobDefinitions: readonly JobPolicy[] = [
  deliverMail,
  ...identityJobs,
  ...myDataJobs,
  ...paymentJobs,
  ...analyticsJobs,
  scheduledBackup,
]

/** All jobs with their handlers, which a worker loads when the first one arrives. */
export function jobHandlers(deps: WorkDeps): JobRegistration[] {
  return [
    jobHandler(deliverMail, async () =>
      (await import('./platform/mail/deliver-mail.ts')).deliverMailWith(deps),
    ),
    ...identityJobHandlers(deps),
    ...myDataJobHandlers(deps),
    ...paymentJobHandlers(deps.billing),
    ...analyticsJobHandlers(deps.analyticsForwarder),
    ...scheduledBackupHandlers(deps.backup),
  ]
}

const scheduledBackupHandlers = (deps: ScheduledBackupDeps | undefined): JobRegistration[] =>
  deps
    ? [
        jobHandler(scheduledBackup, async () => {
          const { runScheduledBackup } = await import('./platform/backup/run-scheduled-backup.ts')
          return (_data, { signal }) => runScheduledBackup(deps, signal)
        }),
      ]
    : []
