import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { TaskFailure } from './task-process.ts'
import { openTaskQueue, type Worker } from './task-queue.ts'

const bounds = { perOwner: 3, inAll: 5 }

/** Workers whose tasks end when the test says so. */
function manualWorkers(count: number) {
  const started: string[] = []
  const ends = new Map<string, (fault?: Error) => void>()
  const worker: Worker<string, string> = (task) =>
    new Promise((resolve, reject) => {
      started.push(task)
      ends.set(task, (fault) => (fault ? reject(fault) : resolve(`${task} done`)))
    })
  const end = async (task: string, fault?: Error) => {
    ends.get(task)?.(fault)
    await pause(0)
  }
  return { workers: Array.from({ length: count }, () => worker.bind(undefined)), started, end }
}

test('tasks of one account run one at a time, and those of another do not wait for them', async () => {
  const { workers, started, end } = manualWorkers(2)
  const run = openTaskQueue(workers, bounds)
  const all = [run('alice', 'a1'), run('alice', 'a2'), run('alice', 'a3'), run('bob', 'b1')]
  expect(started).toEqual(['a1', 'b1'])
  await end('b1')
  expect(started).toEqual(['a1', 'b1'])
  await end('a1')
  expect(started).toEqual(['a1', 'b1', 'a2'])
  await end('a2')
  await end('a3')
  expect(await Promise.all(all)).toEqual(['a1 done', 'a2 done', 'a3 done', 'b1 done'])
})

test('accounts take turns', async () => {
  const { workers, started, end } = manualWorkers(1)
  const run = openTaskQueue(workers, bounds)
  void run('alice', 'a1')
  void run('alice', 'a2')
  void run('alice', 'a3')
  void run('bob', 'b1')
  void run('carol', 'c1')
  for (const task of ['a1', 'b1', 'c1', 'a2', 'a3']) {
    expect(started.at(-1)).toBe(task)
    await end(task)
  }
})

test('beyond the bounds of an account or of all, a task is refused with a plain sentence', async () => {
  const { workers, end } = manualWorkers(1)
  const run = openTaskQueue(workers, bounds)
  const kept = ['a1', 'a2', 'a3', 'a4'].map((task) => run('alice', task))
  await expect(run('alice', 'a5')).rejects.toMatchObject({ code: 'SERVER_BUSY', status: 503 })
  kept.push(run('bob', 'b1'), run('bob', 'b2'))
  await expect(run('carol', 'c1')).rejects.toMatchObject({ code: 'SERVER_BUSY' })
  for (const task of ['a1', 'b1', 'a2', 'b2', 'a3', 'a4']) await end(task)
  expect(await Promise.all(kept)).toHaveLength(6)
  const later = run('carol', 'c2')
  await end('c2')
  expect(await later).toBe('c2 done')
})

test('what a client who hung up waits for does not run, and takes no place', async () => {
  const { workers, started, end } = manualWorkers(1)
  const run = openTaskQueue(workers, bounds)
  const left = new AbortController()
  const first = run('alice', 'a1')
  const gone = ['a2', 'a3', 'a4'].map((task) => run('alice', task, left.signal))
  left.abort()
  const later = run('alice', 'a5')
  expect((await Promise.allSettled(gone)).map(({ status }) => status)).toEqual(Array(3).fill('rejected'))
  const alone = expect(run('bob', 'b1', left.signal)).rejects.toMatchObject({ code: 'SERVER_BUSY' })
  await end('a1')
  await alone
  await end('a5')
  expect(await Promise.all([first, later])).toEqual(['a1 done', 'a5 done'])
  expect(started).toEqual(['a1', 'a5'])
})

test('a task that takes too long cannot be read; any other fault stays, and the next one is served', async () => {
  const { workers, end } = manualWorkers(1)
  const run = openTaskQueue(workers, bounds)
  const [late, wrong, good] = [run('alice', 'a1'), run('alice', 'a2'), run('alice', 'a3')]
  const told = Promise.allSettled([late, wrong])
  await end('a1', new TaskFailure('killed', { timedOut: true }))
  await end('a2', new TypeError('bug'))
  await end('a3')
  expect(await told).toMatchObject([
    { reason: { code: 'TEXT_UNREADABLE' } },
    { reason: expect.any(TypeError) },
  ])
  expect(await good).toBe('a3 done')
})

test('a process that cannot start makes the server busy, and no text unreadable', async () => {
  const broken = async () => {
    throw new TaskFailure('the process ended: 1', { neverStarted: true })
  }
  await expect(openTaskQueue([broken], bounds)('alice', 'a1')).rejects.toMatchObject({ code: 'SERVER_BUSY' })
})

test('a queue tells how many tasks wait, run and were refused', async () => {
  const { workers, end } = manualWorkers(1)
  let read = () => ({ waiting: 0, running: 0, refused: 0 })
  const run = openTaskQueue(workers, bounds, (state) => {
    read = state
  })
  const all = ['a1', 'a2', 'a3', 'a4'].map((task) => run('alice', task))
  await expect(run('alice', 'a5')).rejects.toMatchObject({ code: 'SERVER_BUSY' })
  expect(read()).toEqual({ waiting: 3, running: 1, refused: 1 })
  for (const task of ['a1', 'a2', 'a3', 'a4']) await end(task)
  await Promise.all(all)
  expect(read()).toEqual({ waiting: 0, running: 0, refused: 1 })
})
