import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'
import type { JobDefinition } from './job.ts'
import { jobsSchema } from './queue-settings.ts'

/** Enqueues jobs; any worker process runs them. */
export type JobQueue = {
  /**
   * Enqueues a job in the caller’s transaction: the job exists only if that commits.
   * @param db - the transaction, or the database where nothing else is written
   */
  enqueue: <Data extends object>(
    db: Pick<Database, 'execute'>,
    job: JobDefinition<Data>,
    data: Data,
    options?: { startAfter?: Date },
  ) => Promise<void>
  /** Runs a failed job again, once the caller’s transaction commits. */
  retry: (db: Pick<Database, 'execute'>, queue: string, id: string) => Promise<void>
  close: () => Promise<void>
}

/** Opens the queue on our own connections; `prepareJobs` has made its tables. */
export async function openJobQueue(db: Database): Promise<JobQueue> {
  const boss = new PgBoss({
    db: fromDrizzle(db, sql),
    schema: jobsSchema,
    migrate: false,
    supervise: false,
    schedule: false,
  })
  // A queue cache that could not be refreshed is refreshed at the next call.
  boss.on('error', () => {})
  await boss.start()
  return {
    enqueue: async (tx, job, data, options = {}) => {
      await boss.send(job.name, job.data.parse(data), {
        db: fromDrizzle(tx, sql),
        ...(options.startAfter ? { startAfter: options.startAfter } : {}),
      })
    },
    retry: async (tx, queue, id) => {
      await boss.retry(queue, id, { db: fromDrizzle(tx, sql) })
    },
    close: () => boss.stop({ graceful: false }),
  }
}
