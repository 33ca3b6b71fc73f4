import { waitingJobDays } from '@lettrine/contract/retention'
import type { JobPolicy } from './job.ts'

/** pg-boss keeps its tables apart from ours, and brings them up to date by itself. */
export const jobsSchema = 'jobs'

const hour = 60 * 60

/** A worker that says nothing for so long is presumed dead. */
const heartbeatSeconds = 30

/** Queue options of pg-boss for a definition. */
export function queueSettings({ retry, expireSeconds, heartbeat = heartbeatSeconds }: JobPolicy) {
  return {
    retryLimit: retry.limit,
    retryDelay: retry.firstDelaySeconds,
    retryBackoff: true,
    retryDelayMax: retry.maxDelaySeconds,
    expireInSeconds: expireSeconds,
    heartbeatSeconds: heartbeat,
    // A job waits for a worker two weeks at most; a finished job is deleted after a day.
    retentionSeconds: waitingJobDays * 24 * hour,
    deleteAfterSeconds: 24 * hour,
    notify: true,
  }
}
