import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestDatabase } from '../../../testing/test-database.ts'
import type { Connection } from '../database/database.ts'
import type { JobDefinition, JobHandler, JobRun } from './job.ts'
import { jobHandler } from './job.ts'
import { type JobQueue, openJobQueue } from './job-queue.ts'
import { prepareJobs } from './prepare-jobs.ts'
import { type JobFault, startWorker, type Worker, type WorkerTimings } from './worker.ts'

type Note = { text: string }

const note: JobDefinition<Note> = {
  name: 'test.note',
  data: z.object({ text: z.string() }),
  retry: { limit: 3, firstDelaySeconds: 1, maxDelaySeconds: 60 },
  expireSeconds: 60,
}

let database: Connection & { url: string }
let jobs: JobQueue
let workers: Worker[] = []
let faults: JobFault[] = []

beforeEach(async () => {
  database = await openTestDatabase()
  await prepareJobs(database.url, [note])
  jobs = await openJobQueue(database.db)
  workers = []
  faults = []
})
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()))
  await jobs.close()
  await database.close()
})

async function startOne(handle: JobHandler<Note>, timings: Partial<WorkerTimings> = {}): Promise<Worker> {
  const worker = await startWorker({
    databaseUrl: database.url,
    handlers: [jobHandler(note, async () => handle)],
    report: (fault) => faults.push(fault),
    reportError: () => {},
    timings: { pollEverySeconds: 0.5, ...timings },
  })
  workers.push(worker)
  return worker
}

const enqueue = (text: string) => jobs.enqueue(database.db, note, { text })

async function statesOf(): Promise<{ state: string; tries: number; wait: number }[]> {
  const { rows } = await database.db.execute(
    sql`SELECT state, retry_count::int AS tries, extract(epoch FROM start_after - now())::float AS wait
        FROM jobs.job WHERE name = ${note.name} ORDER BY created_on`,
  )
  return rows as { state: string; tries: number; wait: number }[]
}

/** Lets a job that waits for its next try run now. */
const skipWait = () =>
  database.db.execute(
    sql`UPDATE jobs.job SET start_after = now() WHERE name = ${note.name} AND state = 'retry'`,
  )

test('a job enqueued in a rolled back transaction does not exist, and one that commits runs at once', async () => {
  const done: string[] = []
  await startOne(async ({ text }) => void done.push(text), { pollEverySeconds: 30 })
  const refused = database.db.transaction(async (tx) => {
    await jobs.enqueue(tx, note, { text: 'never' })
    throw new Error('the cause failed')
  })
  await expect(refused).rejects.toThrow('the cause failed')
  expect(await statesOf()).toEqual([])
  // The worker polls every 30 seconds: the commit notifies it.
  await database.db.transaction((tx) => jobs.enqueue(tx, note, { text: 'once' }))
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(['once'])
})

test('invalid job data is rejected when enqueued', async () => {
  await expect(jobs.enqueue(database.db, note, {} as Note)).rejects.toThrow(z.ZodError)
  expect(await statesOf()).toEqual([])
})

test('a failing job is retried with exponential backoff, then marked as failed; its error is described without values', async () => {
  const runs: Pick<JobRun, 'id' | 'attempt' | 'isLastAttempt'>[] = []
  await startOne(async (_data, { id, attempt, isLastAttempt }) => {
    runs.push({ id, attempt, isLastAttempt })
    await database.db.execute(sql`SELECT ${'a secret'}::integer`)
  })
  await enqueue('fails')
  const delays: number[] = []
  for (const tries of [0, 1, 2]) {
    await expect.poll(statesOf, { timeout: 10_000 }).toMatchObject([{ state: 'retry', tries }])
    delays.push((await statesOf())[0]!.wait)
    await skipWait()
  }
  await expect.poll(statesOf, { timeout: 10_000 }).toMatchObject([{ state: 'failed', tries: 3 }])
  expect(runs.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4])
  expect(runs.map(({ isLastAttempt }) => isLastAttempt)).toEqual([false, false, false, true])
  expect(new Set(runs.map(({ id }) => id)).size).toBe(1)
  // The nth delay is 2^(n-1) to 2^n seconds long; a little of it is over when it is read.
  for (const [index, delay] of delays.entries()) {
    expect(delay).toBeGreaterThan(2 ** index - 1)
    expect(delay).toBeLessThanOrEqual(2 ** (index + 1))
  }
  expect(delays[2]).toBeGreaterThan(3)
  expect(faults.map(({ givenUp }) => givenUp)).toEqual([false, false, false, true])
  expect(faults[0]!.fault).toMatchObject({ name: 'error', code: '22P02' })
  const { rows } = await database.db.execute(sql`SELECT output FROM jobs.job WHERE name = ${note.name}`)
  expect(JSON.stringify([rows, faults])).not.toMatch(/SELECT|a secret/)
})

test('two workers share thirty jobs, and no job runs twice', async () => {
  const done: string[] = []
  const slowly = (worker: string) => async (data: Note) => {
    await pause(10)
    done.push(`${worker} ${data.text}`)
  }
  for (let index = 0; index < 30; index++) await enqueue(String(index))
  await Promise.all([startOne(slowly('a')), startOne(slowly('b'))])
  await expect.poll(() => done.length, { timeout: 30_000 }).toBe(30)
  await pause(500)
  expect(new Set(done.map((line) => line.split(' ')[1])).size).toBe(30)
  expect(done).toHaveLength(30)
  expect(new Set(done.map((line) => line.split(' ')[0])).size).toBe(2)
})

test('a stopping worker finishes its running job and takes no other', async () => {
  const events: string[] = []
  let started = () => {}
  const begun = new Promise<void>((resolve) => {
    started = resolve
  })
  const worker = await startOne(
    async ({ text }) => {
      events.push(`begins ${text}`)
      started()
      await pause(800)
      events.push(`ends ${text}`)
    },
    { atOnce: 1 },
  )
  await enqueue('first')
  await begun
  await enqueue('second')
  await worker.stop()
  expect(events).toEqual(['begins first', 'ends first'])
  expect((await statesOf()).map(({ state }) => state)).toEqual(['completed', 'created'])
})

test('a job that outlasts the shutdown grace period goes back to the queue', async () => {
  let started = () => {}
  const begun = new Promise<void>((resolve) => {
    started = resolve
  })
  const worker = await startOne(
    async (_data, { signal }) => {
      started()
      await pause(30_000, undefined, { signal }).catch(() => {})
    },
    { stopGraceMs: 1_000 },
  )
  await enqueue('endless')
  await begun
  await worker.stop()
  expect(await statesOf()).toMatchObject([{ state: 'retry' }])
})

test('a job of a killed process is retried by another worker, long before it expires', async () => {
  await prepareJobs(database.url, [{ ...note, expireSeconds: 1_800, heartbeat: 10 }])
  await enqueue('interrupted')
  const victim = fork(
    new URL('../../../testing/dying-worker.ts', import.meta.url),
    [database.url, note.name],
    {
      execArgv: [],
    },
  )
  await once(victim, 'message')
  victim.kill('SIGKILL')
  await once(victim, 'exit')
  expect(await statesOf()).toMatchObject([{ state: 'active' }])
  const done: number[] = []
  await startOne(async (_data, { attempt }) => void done.push(attempt), { superviseEverySeconds: 1 })
  await expect.poll(() => done, { timeout: 40_000, interval: 200 }).toEqual([2])
})

test('preparing again updates changed definitions only', async () => {
  await prepareJobs(database.url, [note])
  await prepareJobs(database.url, [{ ...note, expireSeconds: 7 }])
  const { rows } = await database.db.execute(
    sql`SELECT expire_seconds::int AS seconds, retry_limit AS retries FROM jobs.queue WHERE name = ${note.name}`,
  )
  expect(rows).toEqual([{ seconds: 7, retries: 3 }])
})
