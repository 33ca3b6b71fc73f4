import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { passwordHashing } from './password.ts'

// Spies that count the work of an answer.
const hashes = vi.spyOn(passwordHashing, 'hash')
const verifications = vi.spyOn(passwordHashing, 'verify')
const statements = vi.spyOn(pg.Client.prototype, 'query')

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

/** The work and the answer of one attempt. */
async function costOf(email: string, password: string) {
  for (const spy of [hashes, verifications, statements]) spy.mockClear()
  const answer = await server.app.inject({
    method: 'POST',
    url: '/v1/auth/sign-in/email',
    payload: { email, password },
  })
  return {
    status: answer.statusCode,
    body: answer.json(),
    headers: Object.keys(answer.headers).sort(),
    argon2: hashes.mock.calls.length + verifications.mock.calls.length,
    statements: statements.mock.calls.length,
  }
}

test.each(['not this one', 'password', '123456789'])(
  'an unknown address costs and answers as a known one does (%s)',
  async (password) => {
    const { email } = await server.signUp()
    const known = await costOf(email, password)
    const unknown = await costOf('nobody@example.org', password)
    expect(unknown).toEqual(known)
    expect(known).toMatchObject({ status: 401, argon2: 1 })
    expect(known.body.code).toBe('INVALID_CREDENTIALS')
  },
)

test('an account without a password answers like an unknown address', async () => {
  const { id, email } = await server.signUp()
  await server.db.execute(
    `UPDATE accounts SET provider_id = 'google', password = NULL WHERE user_id = '${id}'`,
  )
  expect(await costOf(email, 'not this one')).toEqual(await costOf('nobody@example.org', 'not this one'))
})
