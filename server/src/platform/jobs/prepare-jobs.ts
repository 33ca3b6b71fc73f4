import { PgBoss } from 'pg-boss'
import type { JobPolicy } from './job.ts'
import { jobsSchema, queueSettings } from './queue-settings.ts'

/**
 * Migrates the job tables and creates a queue for each definition. Called at start, after the
 * migrations; processes that start together wait for one another.
 */
export async function prepareJobs(databaseUrl: string, jobs: readonly JobPolicy[]): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: jobsSchema,
    max: 1,
    application_name: 'lettrine jobs',
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => {})
  await boss.start()
  try {
    const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
    for (const job of jobs) {
      const settings = queueSettings(job)
      const queue = known.get(job.name)
      if (!queue) await boss.createQueue(job.name, settings)
      else if (differs(queue, settings)) await boss.updateQueue(job.name, settings)
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}

const differs = (queue: object, settings: object): boolean =>
  Object.entries(settings).some(([name, value]) => (queue as Record<string, unknown>)[name] !== value)
