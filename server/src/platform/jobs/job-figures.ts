import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { jobsSchema } from './queue-settings.ts'

export type JobFigures = {
  queue: string
  waiting: number
  active: number
  /** A failed job is kept for a day. */
  failed: number
  /** How long the first job that is due has waited; 0 where none does. */
  oldestSeconds: number
}

export type FailedJobRow = { id: string; queue: string; failedAt: Date; attempts: number; error: string }

const jobs = sql.identifier(jobsSchema)

/** The jobs of each queue that are waiting, running or failed; a queue without any is absent. */
export async function readJobFigures(db: Pick<Database, 'execute'>): Promise<JobFigures[]> {
  const { rows } = await db.execute(sql`
    SELECT name AS queue,
      (count(*) FILTER (WHERE state IN ('created', 'retry')))::int AS waiting,
      (count(*) FILTER (WHERE state = 'active'))::int AS active,
      (count(*) FILTER (WHERE state = 'failed'))::int AS failed,
      greatest(0, coalesce(extract(epoch FROM
        now() - min(start_after) FILTER (WHERE state IN ('created', 'retry'))), 0))::float8 AS "oldestSeconds"
    FROM ${jobs}.job WHERE state IN ('created', 'retry', 'active', 'failed') GROUP BY name ORDER BY name`)
  return rows as JobFigures[]
}

/** The newest failed jobs. */
export async function listFailedJobs(db: Pick<Database, 'execute'>, limit: number): Promise<FailedJobRow[]> {
  const { rows } = await db.execute(sql`
    SELECT id, name AS queue, extract(epoch FROM completed_on)::float8 * 1000 AS at, retry_count::int + 1 AS attempts,
      coalesce(output ->> 'message', '') AS error
    FROM ${jobs}.job WHERE state = 'failed' ORDER BY completed_on DESC, id LIMIT ${limit}`)
  return (rows as (Omit<FailedJobRow, 'failedAt'> & { at: number })[]).map(({ at, ...row }) => ({
    ...row,
    failedAt: new Date(at),
  }))
}

/** The queue of a failed job; undefined where there is no such job, or it has not failed. */
export async function findFailedJob(db: Pick<Database, 'execute'>, id: string): Promise<string | undefined> {
  const { rows } = await db.execute(sql`SELECT name FROM ${jobs}.job WHERE id = ${id} AND state = 'failed'`)
  return (rows as { name: string }[])[0]?.name
}
