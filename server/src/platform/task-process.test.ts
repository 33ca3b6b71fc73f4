import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
