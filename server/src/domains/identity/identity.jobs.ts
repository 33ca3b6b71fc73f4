import { type JobPolicy, type JobRegistration, jobHandler } from '../../platform/jobs/job.ts'
import { passwordResetRequested } from './password-reset.job.ts'
import type { ResetMailDeps } from './send-password-reset.ts'

export const identityJobs: readonly JobPolicy[] = [passwordResetRequested]

export const identityJobHandlers = (deps: ResetMailDeps): JobRegistration[] => [
  jobHandler(passwordResetRequested, async () =>
    (await import('./send-password-reset.ts')).sendPasswordResetWith(deps),
  ),
]
