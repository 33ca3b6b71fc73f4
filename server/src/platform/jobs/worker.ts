import { type JobWithMetadata, PgBoss } from 'pg-boss'
import { describeFault, type FaultDescription } from '../describe-fault.ts'
import type { JobHandler, JobRegistration } from './job.ts'
import { jobsSchema } from './queue-settings.ts'

export type JobFault = { job: string; id: string; attempt: number; givenUp: boolean; fault: FaultDescription }

export type WorkerTimings = {
  /** Concurrent jobs per queue in this process. */
  atOnce: number
  /** Polling interval in seconds, beside LISTEN/NOTIFY. */
  pollEverySeconds: number
  /** Seconds between two searches for expired jobs. */
  superviseEverySeconds: number
  /** Shutdown grace period of running jobs in milliseconds; then they go back to the queue. */
  stopGraceMs: number
}

const defaultTimings: WorkerTimings = {
  atOnce: 4,
  pollEverySeconds: 5,
  superviseEverySeconds: 30,
  stopGraceMs: 5_000,
}

export type Worker = { stop: () => Promise<void> }

/**
 * Runs jobs until it is stopped; any number of workers share the queue, and no two run the same job at once.
 * A job whose worker died is retried when that has been silent for half a minute.
 */
export async function startWorker(options: {
  databaseUrl: string
  handlers: readonly JobRegistration[]
  report: (fault: JobFault) => void
  /** Reports errors outside of jobs, such as a lost connection. */
  reportError: (fault: FaultDescription) => void
  timings?: Partial<WorkerTimings>
}): Promise<Worker> {
  const timings = { ...defaultTimings, ...options.timings }
  const boss = new PgBoss({
    connectionString: options.databaseUrl,
    schema: jobsSchema,
    application_name: 'lettrine jobs',
    max: 4,
    migrate: false,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: timings.superviseEverySeconds,
    monitorIntervalSeconds: timings.superviseEverySeconds,
  })
  boss.on('error', (fault) => options.reportError(describeFault(fault)))
  await boss.start()
  for (const { job, load } of options.handlers) {
    const handler = onFirstUse(load)
    const settings = {
      includeMetadata: true,
      batchSize: 1,
      localConcurrency: timings.atOnce,
      pollingIntervalSeconds: timings.pollEverySeconds,
      notifyPollingIntervalSeconds: timings.pollEverySeconds,
    } as const
    await boss.work<object, void, typeof settings>(job.name, settings, async ([taken]) => {
      if (taken) await run(taken, handler, options.report)
    })
  }
  return { stop: () => boss.stop({ timeout: timings.stopGraceMs }) }
}

/** Memoizes the load; a failed load is retried by the next job. */
function onFirstUse(load: JobRegistration['load']): JobRegistration['load'] {
  let loaded: Promise<JobHandler<object>> | undefined
  return () => {
    loaded ??= load().catch((fault: unknown) => {
      loaded = undefined
      throw fault
    })
    return loaded
  }
}

async function run(
  taken: JobWithMetadata<object>,
  handler: JobRegistration['load'],
  report: (fault: JobFault) => void,
): Promise<void> {
  const attempt = taken.retryCount + 1
  const isLastAttempt = taken.retryCount >= taken.retryLimit
  try {
    const handle = await handler()
    await handle(taken.data, { id: taken.id, attempt, isLastAttempt, signal: taken.signal })
  } catch (cause) {
    const fault = describeFault(cause)
    report({ job: taken.name, id: taken.id, attempt, givenUp: isLastAttempt, fault })
    // pg-boss keeps what is thrown in its table: the description, not the values of a query.
    throw new Error(`${fault.name}${fault.code ? ` ${fault.code}` : ''}: ${fault.message}`)
  }
}
