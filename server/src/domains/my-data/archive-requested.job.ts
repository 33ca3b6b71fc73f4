import { z } from 'zod'
import type { JobDefinition } from '../../platform/jobs/job.ts'

export type ArchiveRequested = { userId: string; exportId: string }

/** Creates the data archive of a user and sends a mail. */
export const archiveRequested: JobDefinition<ArchiveRequested> = {
  name: 'my-data.archive-asked',
  data: z.object({ userId: z.uuid(), exportId: z.uuid() }),
  // Four tries of half an hour at most, and their delays: see `maxArchiveDurationMs`.
  retry: { limit: 3, firstDelaySeconds: 20, maxDelaySeconds: 600 },
  expireSeconds: 1_800,
}
