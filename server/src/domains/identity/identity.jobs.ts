import { type JobPolicy, type JobWork, work } from '../../platform/jobs/job.ts'
import { passwordResetAsked } from './password-reset.job.ts'
import type { ResetMailDeps } from './send-password-reset.ts'

export const identityJobs: readonly JobPolicy[] = [passwordResetAsked]

export const identityWorks = (deps: ResetMailDeps): JobWork[] => [
  work(passwordResetAsked, async () =>
    (await import('./send-password-reset.ts')).sendPasswordResetWith(deps),
  ),
]
