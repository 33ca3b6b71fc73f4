import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'

/** Another sign-in of the same user. */
async function signInAgain({ email, password }: { email: string; password: string }) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/v1/auth/sign-in/email',
    payload: { email, password },
    headers: { 'user-agent': phone },
    remoteAddress: '203.0.113.77',
  })
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))
  const token = await server.app.inject({ method: 'GET', url: '/v1/auth/token', cookies })
  return { cookies, token: token.json().token as string }
}

type Listed = { id: string; device: string; isCurrent: boolean; address: string; lastUsedAt: string }

const sessionsOf = async (token: string): Promise<Listed[]> =>
  (await server.request('GET', '/users/sessions', { token })).body.data.sessions

test('sessions are listed with device and shortened address, the current one marked', async () => {
  const owner = await server.signUp()
  const away = await signInAgain(owner)
  const seen = await sessionsOf(away.token)
  expect(seen).toHaveLength(2)
  expect(seen[0]).toMatchObject({ device: 'Chrome sur Android', address: '203.0.113.*', isCurrent: true })
  expect(seen[1]).toMatchObject({ isCurrent: false })
  expect(Date.now() - Date.parse(seen[0]!.lastUsedAt)).toBeLessThan(60_000)
})

test('an ended session cannot change the account, though its access token is still valid', async () => {
  const owner = await server.signUp()
  const away = await signInAgain(owner)
  const other = (await sessionsOf(owner.token)).find(({ isCurrent }) => !isCurrent)
  const ended = await server.request('DELETE', `/users/sessions/${other?.id}`, { token: owner.token })
  expect(ended).toEqual({ status: 200, body: { data: { ended: 1 } } })
  for (const [method, path] of [
    ['GET', '/users/sessions'],
    ['POST', '/users/sign-out-everywhere'],
    ['GET', '/users/sign-in-methods'],
    ['DELETE', '/users/sign-in-methods/google'],
  ] as const)
    expect((await server.request(method, path, { token: away.token })).status).toBe(401)
  const renewed = await server.app.inject({ method: 'GET', url: '/v1/auth/token', cookies: away.cookies })
  expect(renewed.statusCode).toBe(401)
  expect(await sessionsOf(owner.token)).toHaveLength(1)
})

test('a session that is used ends ninety days after its sign-in, and is renewed for thirty until then', async () => {
  const person = await server.signUp()
  const age = (days: number) =>
    server.db.execute(sql`
      UPDATE sessions SET created_at = now() - make_interval(days => ${days}), expires_at = now() + interval '20 days'
      WHERE user_id = ${person.id}`)
  const daysLeft = async () => {
    const { rows } = await server.db.execute<{ days: number }>(sql`
      SELECT round(extract(epoch FROM expires_at - now()) / 86400)::integer AS days FROM sessions WHERE user_id = ${person.id}`)
    return rows[0]?.days
  }
  const renew = async () =>
    (await server.app.inject({ method: 'GET', url: '/v1/auth/token', cookies: person.cookies })).statusCode
  await age(40)
  expect([await renew(), await daysLeft()]).toEqual([200, 30])
  await age(85)
  expect([await renew(), await daysLeft()]).toEqual([200, 5])
  await age(91)
  await renew()
  expect(await renew()).toBe(401)
  expect((await server.request('POST', '/letters', { token: person.token, body: {} })).status).toBe(401)
})

describe('after signing out everywhere', () => {
  test.each([
    ['PUT', '/letters/ID', { content: 'Madame,', version: 1 }],
    ['POST', '/letters', { content: 'Madame,' }],
    ['POST', '/letters/ID/shares', {}],
    ['DELETE', '/letters/ID', undefined],
    ['POST', '/letters/export-zip', { ids: ['ID'] }],
    ['POST', '/letters/generate', { jobTitle: 'Comptable', company: 'Norvège' }],
    ['POST', '/career/read', { text: 'Comptable' }],
    ['POST', '/users/upload-avatar', {}],
    ['PUT', '/users/profile', { displayName: 'Autre' }],
    ['POST', '/users/data-export', {}],
    ['GET', '/users/data-export/file', undefined],
  ] as const)('%s %s is refused at once', async (method, path, body) => {
    const owner = await server.signUp()
    const { token } = owner
    const created = await server.request('POST', '/letters', { token, body: { content: 'Madame,' } })
    const { id } = created.body.data
    await server.request('POST', '/users/sign-out-everywhere', { token })
    const asked = body && JSON.parse(JSON.stringify(body).replace('ID', id))
    const accept = path.endsWith('generate') ? { accept: 'text/event-stream' } : {}
    const answer = await server.app.inject({
      method,
      url: `/v1${path.replace('ID', id)}`,
      headers: { authorization: `Bearer ${token}`, ...accept },
      ...(asked ? { payload: asked } : {}),
    })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'AUTHENTICATION_REQUIRED'])
  })
})

test('signing out everywhere ends every session', async () => {
  const owner = await server.signUp()
  const away = await signInAgain(owner)
  const answer = await server.request('POST', '/users/sign-out-everywhere', { token: away.token })
  expect(answer.body.data.ended).toBe(2)
  for (const cookies of [owner.cookies, away.cookies]) {
    const token = await server.app.inject({ method: 'GET', url: '/v1/auth/token', cookies })
    expect(token.statusCode).toBe(401)
  }
})

test('another user’s sessions can be neither listed nor ended', async () => {
  const owner = await server.signUp()
  const stranger = await server.signUp()
  const [mine] = await sessionsOf(owner.token)
  const tried = await server.request('DELETE', `/users/sessions/${mine?.id}`, { token: stranger.token })
  expect([tried.status, tried.body.code]).toEqual([404, 'SESSION_NOT_FOUND'])
  expect(await sessionsOf(owner.token)).toHaveLength(1)
  expect((await sessionsOf(stranger.token)).map(({ id }) => id)).not.toContain(mine?.id)
})

async function addProvider(userId: string, provider: string) {
  await server.db.execute(
    `INSERT INTO accounts (id, user_id, account_id, provider_id, created_at, updated_at)
     VALUES (gen_random_uuid(), '${userId}', '${userId}', '${provider}', now(), now())`,
  )
}

test('the last sign-in method is never removed, not even concurrently', async () => {
  const { id, token } = await server.signUp()
  const unlink = (provider: string) =>
    server.request('DELETE', `/users/sign-in-methods/${provider}`, { token })
  expect((await unlink('google')).body.code).toBe('SIGN_IN_METHOD_NOT_FOUND')
  await addProvider(id, 'google')
  await addProvider(id, 'github')
  await server.db.execute(`DELETE FROM accounts WHERE user_id = '${id}' AND provider_id = 'credential'`)
  const answers = await Promise.all([unlink('google'), unlink('github')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  const { body } = await server.request('GET', '/users/sign-in-methods', { token })
  expect(body.data.methods).toHaveLength(1)
})

test('a password counts as a sign-in method', async () => {
  const { id, token } = await server.signUp()
  await addProvider(id, 'google')
  const answer = await server.request('DELETE', '/users/sign-in-methods/google', { token })
  expect(answer.body.data.methods).toEqual([{ method: 'password', since: expect.any(String) }])
})
