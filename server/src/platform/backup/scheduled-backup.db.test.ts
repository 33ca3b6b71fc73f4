import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { jobHandlers } from '../../jobs.ts'
import type { Connection } from '../database/database.ts'
import { openJobQueue } from '../jobs/job-queue.ts'
import { startWorker } from '../jobs/worker.ts'
import { newId } from '../new-id.ts'
import { scheduledBackup } from './backup.job.ts'
import { backupFileName } from './backup-files.ts'
import { findNewestBackup } from './backups.repository.ts'
import { isBackupDue, runScheduledBackup, type ScheduledBackupDeps } from './run-scheduled-backup.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
const start = new Date('2026-11-24T02:00:00Z')

let database: Connection & { url: string }
let folder: string
let now: Date
let deps: ScheduledBackupDeps
beforeEach(async () => {
  database = await openTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'lettrine-backup-'))
  now = start
  deps = { databaseUrl: database.url, clock: () => now, newId, folder, everyHours: 24, keepDays: 30 }
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const run = () => runScheduledBackup(deps, new AbortController().signal)
const inFolder = () => readdirSync(folder).sort()
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

test('a backup is made once a day, whatever the number of workers', async () => {
  expect(await isBackupDue(deps)).toBe(true)
  await Promise.all([run(), run(), run()])
  expect(inFolder()).toEqual([backupFileName(start)])
  later(23 * hour)
  await run()
  expect(inFolder()).toHaveLength(1)
  later(hour)
  await run()
  expect(inFolder()).toHaveLength(2)
})

test('files past their retention are deleted, and those of others stay', async () => {
  await run()
  writeFileSync(join(folder, 'photos.zip'), 'mes photos')
  later(20 * day)
  await run()
  const second = backupFileName(now)
  later(11 * day)
  await run()
  expect(inFolder()).toEqual([second, backupFileName(now), 'photos.zip'].sort())
  expect((await database.db.execute('SELECT 1 FROM backups')).rows).toHaveLength(2)
})

test('a backup that is interrupted leaves no file and is still due', async () => {
  const aborted = AbortSignal.abort()
  await expect(runScheduledBackup(deps, aborted)).rejects.toThrow(/abort/i)
  expect(inFolder()).toEqual([])
  expect(await isBackupDue(deps)).toBe(true)
})

test('a folder that cannot be written fails the job, and nothing is recorded', async () => {
  writeFileSync(join(folder, 'file'), '')
  deps = { ...deps, folder: join(folder, 'file') }
  await expect(run()).rejects.toThrow(/EEXIST|ENOTDIR/)
  expect(await findNewestBackup(database.url)).toBeUndefined()
})

test('a worker makes the backup that was enqueued', async () => {
  const jobs = await openJobQueue(database.db)
  const handlers = jobHandlers({ backup: deps } as Parameters<typeof jobHandlers>[0])
  const worker = await startWorker({
    databaseUrl: database.url,
    handlers: handlers.filter(({ job }) => job.name === scheduledBackup.name),
    report: () => {},
    reportError: () => {},
  })
  await jobs.enqueue(database.db, scheduledBackup, {})
  await expect
    .poll(() => findNewestBackup(database.url), { timeout: 20_000 })
    .toMatchObject({ isTried: true })
  await worker.stop()
  await jobs.close()
})
