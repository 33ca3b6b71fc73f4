import { z } from 'zod'
import type { JobDefinition } from '../../platform/jobs/job.ts'

export type PasswordResetRequested = {
  /** Null when no account has the address. */
  userId: string | null
}

/** Password reset request: the job mails a link, or does nothing, after the answer was sent. */
export const passwordResetRequested: JobDefinition<PasswordResetRequested> = {
  name: 'identity.password-reset-asked',
  data: z.object({ userId: z.uuid().nullable() }),
  retry: { limit: 10, firstDelaySeconds: 5, maxDelaySeconds: 900 },
  expireSeconds: 60,
}
