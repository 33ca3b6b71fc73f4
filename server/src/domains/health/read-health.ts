import { backupLateHours, healthListLength, type ServiceHealth } from '@lettrine/contract/health'
import { sql } from 'drizzle-orm'
import type { Deps } from '../../platform/http/api.ts'
import { listFailedJobs } from '../../platform/jobs/job-figures.ts'
import { listRefusedMails } from '../../platform/mail/outgoing-mails.repository.ts'
import { type ProcessState, taskQueueNames } from '../../platform/observability/process-state.ts'
import type { ServiceFigures } from '../../platform/observability/service-figures.ts'
import { listPaymentsToLookAt } from '../payments/index.ts'
import { readServiceFigures } from './read-figures.ts'

type HealthDeps = Pick<Deps, 'db' | 'clock'>

/** All that an administrator looks at: figures, and the newest of what went wrong. */
export async function readServiceHealth(deps: HealthDeps, state: ProcessState): Promise<ServiceHealth> {
  const { db, clock } = deps
  const now = clock()
  const { jobs, mails, payments, backup } = await readServiceFigures(db, now)
  const failures = await listFailedJobs(db, healthListLength)
  const refusals = await listRefusedMails(db, healthListLength)
  return {
    checkedAt: now.toISOString(),
    jobs: {
      waiting: sumOf(jobs.map(({ waiting }) => waiting)),
      failed: sumOf(jobs.map(({ failed }) => failed)),
      oldestSeconds: Math.max(0, ...jobs.map(({ oldestSeconds }) => oldestSeconds)),
      failures: failures.map((job) => ({ ...job, failedAt: job.failedAt.toISOString() })),
    },
    mails: {
      ...mails,
      refusals: refusals.map(({ id, subject, failure, failedAt }) => ({
        ...{ id, subject, code: failure ?? '' },
        failedAt: (failedAt ?? now).toISOString(),
      })),
    },
    payments: { ...payments, list: await listPaymentsToLookAt(db, now, healthListLength) },
    database: await readDatabase(deps, state),
    queues: taskQueueNames.flatMap((name) => {
      const queue = state.queues.get(name)?.()
      return queue ? [{ name, ...queue }] : []
    }),
    backup: backup ? presentBackup(backup, now) : null,
  }
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

function presentBackup(
  { madeAt, bytes, isTried }: NonNullable<ServiceFigures['backup']>,
  now: Date,
): ServiceHealth['backup'] {
  const isLate = now.getTime() - madeAt.getTime() > backupLateHours * 60 * 60 * 1_000
  return { madeAt: madeAt.toISOString(), bytes, isTried, isLate }
}

async function readDatabase(
  { db }: HealthDeps,
  { pool, slowQueries }: ProcessState,
): Promise<ServiceHealth['database']> {
  const connections = pool()
  const begun = performance.now()
  const { rows } = await db.execute(sql`SELECT pg_database_size(current_database())::float8 AS bytes`)
  const answerMs = Math.round(performance.now() - begun)
  return { answerMs, bytes: (rows as { bytes: number }[])[0]!.bytes, connections, slowQueries: slowQueries() }
}
