import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOfApplication, nextCodeOfApplication } from '../../../../sandbox/testing/application.ts'
import { openTestApp, type TestApp, testSecret } from '../../../testing/test-app.ts'
import { buildSecretVault } from './second-factor/secret-vault.ts'
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

test('after another secret, nobody is signed in and no application gives a code; passwords and recovery codes sign in', async () => {
  await open(testSecret)
  const { token, cookies, email, password } = await server.signUp()
  const factor = (path: string, body: object) =>
    server.request('POST', `/users/second-factor${path}`, { token, body })
  const { key } = (await factor('', { password })).body.data
  const { recoveryCodes } = (await factor('/activate', { code: codeOfApplication(key) })).body.data
  const sealedKey = async () => {
    const { rows } = await server.db.execute<{ secret: string }>(sql`SELECT secret FROM second_factors`)
    return rows[0]!.secret
  }
  const before = await buildSecretVault(testSecret).open(await sealedKey())
  expect(before).toMatch(/^[\w-]{32}$/)
  await open(secretOf('b'))
  expect(await buildSecretVault(testSecret).open(await sealedKey())).toBeUndefined()
  expect(await buildSecretVault(secretOf('b')).open(await sealedKey())).not.toBe(before)
  // The application under test has this one.
  await open(testSecret)
  const ask = async (path: string, payload: object, given = {}) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/v1/auth/${path}`,
      payload,
      cookies: given,
    })
    const set = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))
    return { status: answer.statusCode, body: answer.json(), set }
  }
  const renewed = await server.app.inject({ method: 'GET', url: '/v1/auth/token', cookies })
  expect(renewed.statusCode).toBe(401)
  const first = await ask('sign-in/email', { email, password })
  expect(first.body).toMatchObject({ twoFactorRedirect: true })
  const byApplication = await ask('two-factor/verify-totp', { code: nextCodeOfApplication(key) }, first.set)
  expect(byApplication).toMatchObject({ status: 422, body: { code: 'SECOND_FACTOR_CODE_WRONG' } })
  const byCode = await ask('two-factor/verify-backup-code', { code: recoveryCodes[0] }, first.set)
  expect(byCode.status).toBe(200)
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
