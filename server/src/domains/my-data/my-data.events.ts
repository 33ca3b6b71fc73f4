import { defineEvent } from '../../platform/events/events.ts'

/** A requested archive is ready until `expiresAt`; null when it failed. */
export const archiveFinished = defineEvent<{ userId: string; exportId: string; expiresAt: Date | null }>(
  'my-data.archive-settled',
)
