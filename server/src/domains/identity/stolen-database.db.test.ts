import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tablesWith } from '../../../testing/my-data/every-table.ts'
import { openTestApp, type TestApp, testSecret } from '../../../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const cookieName = 'lettrine.session_token'

const tokenWith = (cookie: string) =>
  server.app.inject({ method: 'GET', url: '/v1/auth/token', cookies: { [cookieName]: cookie } })

/** What Better Auth puts into the cookie: the token and its signature. */
const signed = (token: string) =>
  `${token}.${createHmac('sha256', testSecret).update(token).digest('base64')}`

test('the database holds neither the token of a session nor the secret that signs its cookie', async () => {
  const { cookies } = await server.signUp()
  const token = decodeURIComponent(cookies[cookieName]!).split('.')[0]!
  expect(token).toHaveLength(32)
  expect((await tokenWith(signed(token))).statusCode).toBe(200)
  expect(await tablesWith(server, [token, testSecret])).toEqual([])
})

test('what the database holds of a session opens none, even to who knows the secret', async () => {
  const { id } = await server.signUp()
  const { rows } = await server.db.execute<{ token_hash: string }>(
    sql`SELECT token_hash FROM sessions WHERE user_id = ${id}`,
  )
  expect((await tokenWith(signed(rows[0]!.token_hash))).statusCode).toBe(401)
})

test('no body tells the token of a session', async () => {
  const { email, password, cookies } = await server.signUp()
  const token = decodeURIComponent(cookies[cookieName]!).split('.')[0]!
  const signedIn = await server.app.inject({
    method: 'POST',
    url: '/v1/auth/sign-in/email',
    payload: { email, password },
  })
  const own = decodeURIComponent(signedIn.cookies.find(({ name }) => name === cookieName)!.value)
  expect(signedIn.body).not.toContain(own.split('.')[0])
  expect(signedIn.json().user.email).toBe(email)
  const session = await server.app.inject({ method: 'GET', url: '/v1/auth/get-session', cookies })
  expect(session.body).not.toContain(token)
  expect(session.json().user.email).toBe(email)
})

test('a session that is extended keeps its token', async () => {
  const { id, cookies } = await server.signUp()
  await server.db.execute(
    sql`UPDATE sessions SET expires_at = now() + interval '2 days', updated_at = now() - interval '28 days' WHERE user_id = ${id}`,
  )
  const extended = await tokenWith(decodeURIComponent(cookies[cookieName]!))
  expect(extended.statusCode).toBe(200)
  expect(extended.cookies.find(({ name }) => name === cookieName)?.value).toBe(cookies[cookieName])
  expect((await tokenWith(decodeURIComponent(cookies[cookieName]!))).statusCode).toBe(200)
})

test('the XSRF value belongs to one session', async () => {
  const first = await server.signUp()
  const again = await server.app.inject({
    method: 'POST',
    url: '/v1/auth/sign-in/email',
    payload: { email: first.email, password: first.password },
    cookies: first.cookies,
  })
  const later = Object.fromEntries(again.cookies.map(({ name, value }) => [name, value]))
  expect(later['XSRF-TOKEN']).not.toBe(first.cookies['XSRF-TOKEN'])
  const signOut = (xsrf: string) =>
    server.app.inject({
      method: 'POST',
      url: '/v1/auth/sign-out',
      payload: {},
      cookies: { ...later, 'XSRF-TOKEN': xsrf },
      headers: { 'x-xsrf-token': xsrf },
    })
  expect((await signOut(first.cookies['XSRF-TOKEN']!)).statusCode).toBe(403)
  expect((await signOut('made-up')).statusCode).toBe(403)
  expect((await signOut(later['XSRF-TOKEN']!)).statusCode).toBe(200)
})
