import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { openSessionSecret } from './session-secret.ts'

let server: TestApp
let folder: string
let file: string
beforeAll(async () => {
  server = await openTestApp()
})
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'secret-'))
  file = join(folder, 'data', 'session-secret')
  await server.db.execute(sql`DELETE FROM secrets`)
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await server.close()
})

const secretOf = (letter: string) => letter.repeat(32)
const open = (given?: string) => openSessionSecret(server.db, { given, file })

async function countSessions(): Promise<number> {
  const { rows } = await server.db.execute<{ count: number }>(
    sql`SELECT count(*)::integer AS count FROM sessions`,
  )
  return rows[0]!.count
}

test('a secret is made in a file that only this account reads, and stays the same', async () => {
  const made = await Promise.all([open(), open()])
  expect(made[0]).toMatch(/^[\w-]{43}$/)
  expect(made[1]).toBe(made[0])
  expect(readFileSync(file, 'utf8')).toBe(made[0])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await server.signUp()
  expect(await open()).toBe(made[0])
  expect(await countSessions()).toBeGreaterThan(0)
})

test('another secret of the environment ends all sessions and drops the keys of access tokens', async () => {
  expect(await open(secretOf('a'))).toBe(secretOf('a'))
  await server.signUp()
  await open(secretOf('a'))
  expect(await countSessions()).toBeGreaterThan(0)
  await open(secretOf('b'))
  expect(await countSessions()).toBe(0)
  const keys = await server.db.execute(sql`SELECT 1 FROM signing_keys`)
  expect(keys.rows).toEqual([])
})

test('a machine without the secret of live sessions does not end them: it does not start', async () => {
  await open(secretOf('a'))
  await server.signUp()
  await expect(open()).rejects.toThrow(/AUTH_SECRET/)
  expect(await countSessions()).toBeGreaterThan(0)
})

test('a file without a secret is refused', async () => {
  file = join(folder, 'empty')
  writeFileSync(file, '')
  await expect(open()).rejects.toThrow(/32 caractères/)
})
