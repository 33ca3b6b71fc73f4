import { z } from 'zod'
import type { JobDefinition } from '../jobs/job.ts'

/** Makes a backup when one is due. One that fails is enqueued again at the next check, an hour later. */
export const scheduledBackup: JobDefinition<Record<string, never>> = {
  name: 'backup.scheduled',
  data: z.object({}).strict(),
  retry: { limit: 0, firstDelaySeconds: 1, maxDelaySeconds: 1 },
  expireSeconds: 12 * 60 * 60,
}
