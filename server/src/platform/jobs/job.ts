import type { z } from 'zod'

/** When a job that failed is tried again: the delay doubles each time, with some chance in it. */
export type RetryPolicy = {
  /** Tries after the first; then the job is given up, and stays in the table as failed. */
  limit: number
  firstDelaySeconds: number
  maxDelaySeconds: number
}

/**
 * What is known of a job without loading what does it: enough to ask for it. Its data is kept in clear in the
 * table of jobs, so it names things by their id, and holds neither token nor address. A user is named as `userId`: such
 * a job leaves the table with the account.
 */
export type JobDefinition<Data extends object> = {
  /** Kept in the database: never changed once a version has shipped. */
  name: string
  data: z.ZodType<Data>
  retry: RetryPolicy
  /** After so long a worker is taken for dead, and the job is given to another. */
  expireSeconds: number
}

/** What the queue itself must know of a job. */
export type JobPolicy = Pick<JobDefinition<object>, 'name' | 'retry' | 'expireSeconds'>

/** What a handler is told of its run; `signal` aborts when the process can wait for it no longer. */
export type JobRun = {
  /** Stays the same from one try to the next. */
  id: string
  /** 1 for the first try. */
  attempt: number
  isLastAttempt: boolean
  signal: AbortSignal
}

/** Does the job; what it throws is a reason to try again. May be run again after it succeeded: see docs/mail.md. */
export type JobHandler<Data extends object> = (data: Data, run: JobRun) => Promise<void>

/** A job and the way to its handler, which a worker loads when the first one comes. */
export type JobRegistration = {
  job: JobDefinition<object>
  load: () => Promise<JobHandler<object>>
}

/** Pairs a job with its handler; the data given to it has passed the schema of the definition. */
export function work<Data extends object>(
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
