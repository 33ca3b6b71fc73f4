import { defineEvent } from '../../platform/events/events.ts'

/** An archive that was asked can be fetched until `expiresAt`; null when it could not be made. */
export const archiveFinished = defineEvent<{ userId: string; exportId: string; expiresAt: Date | null }>(
  'my-data.archive-settled',
)
