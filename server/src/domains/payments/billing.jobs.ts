import { z } from 'zod'
import {
  type JobDefinition,
  type JobPolicy,
  type JobRegistration,
  jobHandler,
} from '../../platform/jobs/job.ts'
import type { EnabledBilling } from './billing-deps.ts'
import { endAgreement } from './renewal/end-agreements.ts'

/** Runs due renewals, retries and reminders. Enqueued once a minute; the next run continues an unfinished one. */
export const billingDue: JobDefinition<Record<string, never>> = {
  name: 'payments.billing-due',
  data: z.object({}).strict(),
  retry: { limit: 0, firstDelaySeconds: 1, maxDelaySeconds: 1 },
  expireSeconds: 300,
}

export const paymentJobs: readonly JobPolicy[] = [billingDue, endAgreement]

/** No handlers where payments are disabled. */
export const paymentJobHandlers = (deps: EnabledBilling | undefined): JobRegistration[] =>
  deps
    ? [
        jobHandler(billingDue, async () => {
          const { runBilling } = await import('./run-billing.ts')
          return () => runBilling(deps)
        }),
        jobHandler(endAgreement, async () =>
          (await import('./renewal/end-agreements.ts')).endAgreementWith(deps),
        ),
      ]
    : []
