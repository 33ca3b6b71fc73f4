import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { openTaskProcess, TaskFailure } from './task-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'lettrine-tasks-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A child that answers with the id of its process. */
const script = join(folder, 'child.ts')
writeFileSync(
  script,
  `import { serveTasks } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'task-process.ts')).href)}
serveTasks(async ({ waitMs }) => {
  await new Promise((resolve) => setTimeout(resolve, waitMs))
  return process.pid
})`,
)
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('an idle process ends, and the next task starts another', async () => {
  const run = openTaskProcess<{ waitMs: number }, number>({ script, timeoutMs: 10_000, idleMs: 100 })
  const first = await run({ waitMs: 0 })
  expect(await run({ waitMs: 150 })).toBe(first)
  await expect.poll(() => isRunning(first)).toBe(false)
  const second = await run({ waitMs: 0 })
  expect(second).not.toBe(first)
})

test('a child gets nothing of the environment but what Node and the system need', async () => {
  const telling = join(folder, 'telling.ts')
  writeFileSync(
    telling,
    `import { serveTasks } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'task-process.ts')).href)}
serveTasks(async () => [process.env.AUTH_SECRET, process.env.PATH])`,
  )
  process.env.AUTH_SECRET = 'x'.repeat(40)
  const run = openTaskProcess<object, unknown[]>({ script: telling, timeoutMs: 10_000, idleMs: 100 })
  const told = await run({}).finally(() => delete process.env.AUTH_SECRET)
  expect(told).toEqual([undefined, process.env.PATH])
})

test('a task that takes too long is refused, and the next one is served', async () => {
  const run = openTaskProcess<{ waitMs: number }, number>({ script, timeoutMs: 1_500 })
  const first = await run({ waitMs: 0 })
  await expect(run({ waitMs: 60_000 })).rejects.toThrow(TaskFailure)
  expect(await run({ waitMs: 0 })).not.toBe(first)
})

test('a child that ends before it can serve is told from one that a task ended', async () => {
  const broken = join(folder, 'broken.ts')
  writeFileSync(broken, 'process.exit(1)')
  const run = openTaskProcess<{ waitMs: number }, number>({ script: broken, timeoutMs: 1_500 })
  await expect(run({ waitMs: 0 })).rejects.toMatchObject({ neverStarted: true, timedOut: false })
  const ended = openTaskProcess<{ waitMs: number }, number>({ script, timeoutMs: 500 })
  await expect(ended({ waitMs: 60_000 })).rejects.toMatchObject({ neverStarted: false, timedOut: true })
})

test('a child that ends while it is sent a task ends nothing else, and later tasks are served', async () => {
  const dying = join(folder, 'dying.ts')
  writeFileSync(
    dying,
    `process.on('message', () => process.send({ result: process.pid }, () => process.exit(1)))
process.send({ ready: true })`,
  )
  const run = openTaskProcess<{ file: Buffer }, number>({ script: dying, timeoutMs: 5_000 })
  const file = Buffer.alloc(5_000_000)
  const answers = await Promise.allSettled(Array.from({ length: 8 }, () => run({ file })))
  // One that had read its task may end before it answers.
  const refused = answers.filter(({ status }) => status === 'rejected')
  for (const answer of refused) expect(answer).toMatchObject({ reason: expect.any(TaskFailure) })
  expect(refused.length).toBeLessThan(8)
}, 60_000)

test('a task is not late because the machine is busy', async () => {
  const working = join(folder, 'working.ts')
  const module = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'task-process.ts')).href)
  writeFileSync(
    working,
    `import { serveTasks } from ${module}
serveTasks(({ workMs }) => {
  const { user, system } = process.cpuUsage()
  const used = () => process.cpuUsage().user + process.cpuUsage().system - user - system
  while (used() < workMs * 1_000);
  return process.pid
})`,
  )
  const run = openTaskProcess<{ workMs: number }, number>({ script: working, timeoutMs: 1_000 })
  const others: ChildProcess[] = []
  try {
    await run({ workMs: 0 })
    for (let one = 0; one < 4 * availableParallelism(); one++)
      others.push(spawn(process.execPath, ['-e', 'for(;;);'], { stdio: 'ignore' }))
    await pause(1_000)
    expect(await run({ workMs: 300 })).toBeGreaterThan(0)
    await expect(run({ workMs: 60_000 })).rejects.toMatchObject({ timedOut: true })
  } finally {
    for (const other of others) other.kill('SIGKILL')
  }
}, 60_000)
