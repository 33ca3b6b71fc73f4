import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { jobDefinitions } from '../../jobs.ts'
import { migrate } from '../database/migrate.ts'
import { prepareJobs } from '../jobs/prepare-jobs.ts'
import { newId } from '../new-id.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const role = `operator_${randomUUID().replaceAll('-', '')}`
const folder = mkdtempSync(join(tmpdir(), 'lettrine-backup-'))
let maintenanceUrl: string
let url: string

async function run(address: string, text: string) {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

beforeAll(async () => {
  const database = await openTestDatabase()
  maintenanceUrl = database.url
  await database.close()
  await run(maintenanceUrl, `CREATE ROLE ${role} LOGIN`)
  await run(maintenanceUrl, `CREATE DATABASE ${role} OWNER ${role} TEMPLATE template0`)
  const address = new URL(maintenanceUrl)
  address.username = role
  address.pathname = `/${role}`
  url = address.href
  await migrate(url)
  await prepareJobs(url, jobDefinitions)
  await run(url, "INSERT INTO secrets (name, value) VALUES ('kept', 'as it was')")
})
afterAll(async () => {
  await run(maintenanceUrl, `DROP DATABASE ${role} WITH (FORCE)`)
  await run(maintenanceUrl, `DROP ROLE ${role}`)
  rmSync(folder, { recursive: true, force: true })
})

const backup = (name: string) =>
  makeBackup({ databaseUrl: url, clock: () => new Date(), newId }, { folder: join(folder, name) })

test('an ordinary role that owns its database saves and restores it; it tries files once it may create databases', async () => {
  expect(await run(url, `SELECT rolsuper, rolcreatedb FROM pg_roles WHERE rolname = '${role}'`)).toEqual([
    { rolsuper: false, rolcreatedb: false },
  ])
  expect((await backup('untried')).isTried).toBe(false)
  await run(maintenanceUrl, `ALTER ROLE ${role} CREATEDB`)
  const made = await backup('tried')
  expect(made.isTried).toBe(true)
  await run(url, 'DELETE FROM secrets')
  await restoreBackup({ databaseUrl: url, file: made.file, replace: true })
  expect(await run(url, 'SELECT name FROM secrets')).toEqual([{ name: 'kept' }])
})
