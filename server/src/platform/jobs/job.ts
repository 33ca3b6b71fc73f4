import type { z } from 'zod'

/** Retry policy: exponential backoff with jitter. */
export type RetryPolicy = {
  /** Retries; after the last the job stays in the table as failed. */
  limit: number
  firstDelaySeconds: number
  maxDelaySeconds: number
}

/**
 * A job without its handler: enough to enqueue it. Its data is stored in clear in the jobs table, so it references
 * things by id and contains neither tokens nor addresses. A job with a `userId` is deleted with the account.
 */
export type JobDefinition<Data extends object> = {
  /** Stored in the database: never rename after release. */
  name: string
  data: z.ZodType<Data>
  retry: RetryPolicy
  /** After this time a job is stuck, and is retried. */
  expireSeconds: number
  /** Seconds of silence after which its worker is presumed dead and the job is retried, 10 at least; 30 when absent. */
  heartbeat?: number
}

/** The queue settings of a job. */
export type JobPolicy = Pick<JobDefinition<object>, 'name' | 'retry' | 'expireSeconds' | 'heartbeat'>

/** One run of a job; `signal` aborts at the end of the shutdown grace period. */
export type JobRun = {
  /** The same for all retries. */
  id: string
  /** 1 for the first try. */
  attempt: number
  isLastAttempt: boolean
  signal: AbortSignal
}

/** Runs the job; a thrown error causes a retry. Runs at least once, so it must be idempotent: see docs/mail.md. */
export type JobHandler<Data extends object> = (data: Data, run: JobRun) => Promise<void>

/** A job with its lazily loaded handler. */
export type JobRegistration = {
  job: JobDefinition<object>
  load: () => Promise<JobHandler<object>>
}

/** Pairs a job with its handler; job data is validated by the schema of the definition. */
export function jobHandler<Data extends object>(
  job: JobDefinition<Data>,
  load: () => Promise<JobHandler<Data>>,
): JobRegistration {
  return {
    job: job as JobDefinition<object>,
    load: async () => {
      const handle = await load()
      return (data, run) => handle(job.data.parse(data), run)
    },
  }
}
