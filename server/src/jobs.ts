import { type AudienceForwarder, analyticsJobs, analyticsWorks } from './domains/analytics/index.ts'
import { identityJobs, identityWorks } from './domains/identity/index.ts'
import { myDataJobs, myDataWorks } from './domains/my-data/index.ts'
import { type OpenBilling, paymentJobs, paymentWorks } from './domains/payments/index.ts'
import { type JobPolicy, type JobWork, work } from './platform/jobs/job.ts'
import { deliverMail } from './platform/mail/deliver-mail.job.ts'
import type { DeliverDeps } from './platform/mail/deliver-mail.ts'

type WorkDeps = DeliverDeps &
  Parameters<typeof identityWorks>[0] &
  Parameters<typeof myDataWorks>[0] & {
    billing: OpenBilling | undefined
    audienceForwarder: AudienceForwarder | undefined
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
export function worksOf(deps: WorkDeps): JobWork[] {
  return [
    work(deliverMail, async () => (await import('./platform/mail/deliver-mail.ts')).deliverMailWith(deps)),
    ...identityWorks(deps),
    ...myDataWorks(deps),
    ...paymentWorks(deps.billing),
    ...analyticsWorks(deps.audienceForwarder),
  ]
}
