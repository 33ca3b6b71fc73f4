import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPasskeyDevice } from '../../../../../sandbox/testing/passkey-device.ts'
import { openTestApp, type TestApp, testOrigin } from '../../../../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

type Person = Awaited<ReturnType<TestApp['signUp']>>
type Device = ReturnType<typeof openPasskeyDevice>
type Cookies = Record<string, string>

const here = { origin: testOrigin }

/** A ceremony: what the server asks for, and its answer to the device’s. */
async function ceremony(
  paths: readonly [options: string, verify: string],
  cookies: Cookies,
  answer: (asked: { challenge: string; userVerification?: string }) => object,
) {
  const headers = cookies['XSRF-TOKEN'] ? { 'x-xsrf-token': cookies['XSRF-TOKEN'] } : {}
  const options = await server.app.inject({ url: `/v1/auth/passkey/${paths[0]}`, cookies, headers })
  const kept = Object.fromEntries(options.cookies.map(({ name, value }) => [name, value]))
  if (options.statusCode !== 200)
    return { status: options.statusCode, body: options.json(), set: {} as Cookies }
  const verified = await server.app.inject({
    method: 'POST',
    url: `/v1/auth/passkey/${paths[1]}`,
    cookies: { ...cookies, ...kept },
    headers,
    payload: answer(options.json()),
  })
  const set: Cookies = Object.fromEntries(verified.cookies.map(({ name, value }) => [name, value]))
  return { status: verified.statusCode, body: verified.json(), set }
}

const begin = ({ token, password }: Person) =>
  server.request('POST', '/users/passkeys/begin', { token, body: { password } })

const add = ({ cookies }: Person, device: Device, behaviour = here) =>
  ceremony(['generate-register-options', 'verify-registration'], cookies, (asked) => ({
    name: 'Chrome sur Linux',
    response: device.create(asked, behaviour),
  }))

const signIn = (device: Device, behaviour: Parameters<Device['get']>[1] = here, cookies: Cookies = {}) =>
  ceremony(['generate-authenticate-options', 'verify-authentication'], cookies, (asked) => ({
    response: device.get(asked, behaviour),
  }))

const refused = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code]

async function withPasskey() {
  const person = await server.signUp()
  const device = openPasskeyDevice(testOrigin)
  await begin(person)
  expect((await add(person, device)).status).toBe(200)
  return { person, device }
}

const sessionsOf = async (id: string) =>
  (await server.db.execute(sql`SELECT second_factor_at AS proved FROM sessions WHERE user_id = ${id}`)).rows

describe('adding a passkey', () => {
  test('needs the password first; a mail tells it', async () => {
    const person = await server.signUp()
    const device = openPasskeyDevice(testOrigin)
    expect(refused(await add(person, device))).toEqual([403, 'FRESH_SIGN_IN_REQUIRED'])
    expect((await begin({ ...person, password: 'pas celui-ci' })).body.code).toBe('WRONG_PASSWORD')
    await begin(person)
    expect((await add(person, device)).status).toBe(200)
    const { body } = await server.request('GET', '/users/second-factor', { token: person.token })
    expect(body.data).toMatchObject({
      isOn: false,
      passkeys: [{ name: 'Chrome sur Linux', lastUsedAt: null }],
    })
    const mails = await server.db.execute(
      sql`SELECT subject FROM outgoing_mails WHERE user_id = ${person.id}`,
    )
    expect(mails.rows).toContainEqual({ subject: 'Clé d’accès ajoutée' })
  })

  test.each([
    ['for another site', { origin: 'https://evil.example' }],
    ['by a device that does not verify its person', { ...here, verifiesPerson: false }],
  ])('%s is refused', async (_what, behaviour) => {
    const person = await server.signUp()
    await begin(person)
    const answer = await add(person, openPasskeyDevice(testOrigin), behaviour)
    expect(refused(answer)).toEqual([401, 'PASSKEY_REFUSED'])
  })
})

describe('signing in with a passkey', () => {
  test('needs nothing else, and proves the second factor', async () => {
    const { person, device } = await withPasskey()
    const answer = await signIn(device)
    expect([answer.status, answer.body.user.email]).toEqual([200, person.email])
    expect(JSON.stringify(answer.body)).not.toContain(
      decodeURIComponent(answer.set['lettrine.session_token']!).split('.')[0],
    )
    const token = await server.app.inject({ url: '/v1/auth/token', cookies: answer.set })
    const state = await server.request('GET', '/users/second-factor', { token: token.json().token })
    expect(state.body.data.passkeys[0].lastUsedAt).not.toBeNull()
    expect((await sessionsOf(person.id)).every(({ proved }) => proved !== null)).toBe(true)
  })

  test.each([
    ['for another site', { origin: 'https://evil.example' }],
    ['by a device that does not verify its person', { ...here, verifiesPerson: false }],
  ])('%s is refused', async (_what, behaviour) => {
    const { device } = await withPasskey()
    expect(refused(await signIn(device, behaviour))).toEqual([401, 'PASSKEY_REFUSED'])
  })

  test('with an id that is none is a wrong request', async () => {
    const device = openPasskeyDevice(testOrigin)
    const answer = await ceremony(
      ['generate-authenticate-options', 'verify-authentication'],
      {},
      (asked) => ({ response: { ...device.get(asked, here), id: '\u0000' } }),
    )
    expect(refused(answer)).toEqual([400, 'VALIDATION_FAILED'])
  })

  test('with one that is unknown or was removed is refused', async () => {
    expect(refused(await signIn(openPasskeyDevice(testOrigin)))).toEqual([401, 'PASSKEY_REFUSED'])
    const { person, device } = await withPasskey()
    const { token, password } = person
    const { body } = await server.request('GET', '/users/second-factor', { token })
    const path = `/users/passkeys/${body.data.passkeys[0].id}`
    const stranger = await server.signUp()
    const asStranger = { token: stranger.token, body: { password: stranger.password } }
    expect((await server.request('POST', `${path}/remove`, asStranger)).body.code).toBe('PASSKEY_NOT_FOUND')
    expect((await server.request('POST', `${path}/remove`, { token, body: { password } })).status).toBe(200)
    expect(refused(await signIn(device))).toEqual([401, 'PASSKEY_REFUSED'])
  })
})

test('a proof by the signed-in person replaces their session; that of someone else is refused', async () => {
  const { person, device } = await withPasskey()
  const other = await withPasskey()
  expect(refused(await signIn(other.device, here, person.cookies))).toEqual([401, 'PASSKEY_REFUSED'])
  expect((await signIn(device, here, person.cookies)).status).toBe(200)
  expect(await sessionsOf(person.id)).toHaveLength(1)
  expect((await server.app.inject({ url: '/v1/auth/token', cookies: person.cookies })).statusCode).toBe(401)
})

test('the password of an administrator with a passkey adds no other passkey', async () => {
  const { person } = await withPasskey()
  await server.db.execute(sql`INSERT INTO administrators (user_id, granted_at) VALUES (${person.id}, now())`)
  await server.db.execute(sql`UPDATE sessions SET second_factor_at = NULL WHERE user_id = ${person.id}`)
  expect((await begin(person)).body.code).toBe('SECOND_FACTOR_REQUIRED')
  const pending = await server.request('GET', '/admin/templates/pending', { token: person.token })
  expect(pending.body.code).toBe('SECOND_FACTOR_REQUIRED')
})
