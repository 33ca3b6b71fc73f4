import { z } from 'zod'
import type { JobDefinition } from '../../platform/jobs/job.ts'

export type PasswordResetRequested = {
  /** Null when nobody has the address that was given. */
  userId: string | null
}

/** Somebody asked for a new password: once the answer has left, a link is mailed, or nothing is. */
export const passwordResetRequested: JobDefinition<PasswordResetRequested> = {
  name: 'identity.password-reset-asked',
  data: z.object({ userId: z.uuid().nullable() }),
  retry: { limit: 10, firstDelaySeconds: 5, maxDelaySeconds: 900 },
  expireSeconds: 60,
}
