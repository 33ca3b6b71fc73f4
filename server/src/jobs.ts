import { type AnalyticsForwarder, analyticsJobHandlers, analyticsJobs } from './domains/analytics/index.ts'
import { identityJobHandlers, identityJobs } from './domains/identity/index.ts'
import { myDataJobHandlers, myDataJobs } from './domains/my-data/index.ts'
import { type EnabledBilling, paymentJobHandlers, paymentJobs } from './domains/payments/index.ts'
import { type JobPolicy, type JobRegistration, jobHandler } from './platform/jobs/job.ts'
import { deliverMail } from './platform/mail/deliver-mail.job.ts'
import type { DeliverDeps } from './platform/mail/deliver-mail.ts'

type WorkDeps = DeliverDeps &
  Parameters<typeof identityJobHandlers>[0] &
  Parameters<typeof myDataJobHandlers>[0] & {
    billing: EnabledBilling | undefined
    analyticsForwarder: AnalyticsForwarder | undefined
  }

/** Every job that may be asked for; each has a queue from the start, whoever works. */
export const jobDefinitions: readonly JobPolicy[] = [
  deliverMail,
  ...identityJobs,
  ...myDataJobs,
  ...paymentJobs,
  ...analyticsJobs,
]

/** Every job with the way to what does it, which a worker loads when the first one comes. */
export function jobHandlers(deps: WorkDeps): JobRegistration[] {
  return [
    jobHandler(deliverMail, async () =>
      (await import('./platform/mail/deliver-mail.ts')).deliverMailWith(deps),
    ),
    ...identityJobHandlers(deps),
    ...myDataJobHandlers(deps),
    ...paymentJobHandlers(deps.billing),
    ...analyticsJobHandlers(deps.analyticsForwarder),
  ]
}
