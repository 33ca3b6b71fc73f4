import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { delaySeconds } from './sign-in-delays.ts'

let now = new Date('2026-11-21T10:00:00Z')
let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ clock: () => now })
})
afterAll(() => server.close())

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}

type From = { address?: string; cookies?: Record<string, string> }

const signIn = (email: string, password: string, { address = '192.0.2.1', cookies }: From = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/v1/auth/sign-in/email',
    payload: { email, password },
    remoteAddress: address,
    ...(cookies ? { cookies } : {}),
  })

async function failTimes(times: number, email: string, from: From = {}) {
  const statuses: number[] = []
  for (let attempt = 0; attempt < times; attempt++)
    statuses.push((await signIn(email, 'not this one', from)).statusCode)
  return statuses
}

test.each([
  [5, 0],
  [6, 5],
  [7, 10],
  [13, 640],
  [14, 900],
  [5_000, 900],
])('after %d failures the delay is %d seconds', (failures, seconds) => {
  const policy = { free: 5, firstSeconds: 5, mostSeconds: 900, forgottenAfterSeconds: 1 }
  expect(delaySeconds(failures, policy)).toBe(seconds)
})

test('five failures are free, then each delay doubles and is returned', async () => {
  const { email, password } = await server.signUp()
  expect(await failTimes(6, email)).toEqual(Array(6).fill(401))
  const refused = await signIn(email, password)
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    429,
    '5',
    {
      error: 'Trop de tentatives. Réessayez dans 5 secondes.',
      code: 'TOO_MANY_REQUESTS',
      details: { retryAfterSeconds: 5 },
    },
  ])
  later(5)
  expect(await failTimes(2, email)).toEqual([401, 429])
  later(9)
  expect((await signIn(email, password)).headers['retry-after']).toBe('1')
  later(1)
  expect((await signIn(email, password)).statusCode).toBe(200)
  expect(await failTimes(5, email)).toEqual(Array(5).fill(401))
})

test('concurrent attempts are limited like sequential ones', async () => {
  const { email } = await server.signUp()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => signIn(email, 'not this one', { address: '192.0.2.2' })),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(6)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(14)
})

test('failures from elsewhere do not delay a known device', async () => {
  const owner = await server.signUp()
  for (let one = 0; one < 12; one++) await failTimes(6, owner.email, { address: `198.51.100.${one}` })
  expect((await signIn(owner.email, owner.password, { address: '203.0.113.9' })).statusCode).toBe(429)
  const known = { address: '203.0.113.9', cookies: owner.cookies }
  expect((await signIn(owner.email, owner.password, known)).statusCode).toBe(200)
})

test('a new device is delayed a minute at most', async () => {
  const owner = await server.signUp()
  for (let one = 0; one < 60; one++) {
    await failTimes(1, owner.email, { address: `198.51.100.${one}` })
    later(60)
  }
  await failTimes(1, owner.email, { address: '198.51.100.200' })
  const wait = (await signIn(owner.email, owner.password, { address: '203.0.113.8' })).headers['retry-after']
  expect(Number(wait)).toBe(60)
  later(60)
  expect((await signIn(owner.email, owner.password, { address: '203.0.113.8' })).statusCode).toBe(200)
})

test('the device cookie is bound to its account and cannot be forged', async () => {
  const owner = await server.signUp()
  const attacker = await server.signUp()
  const from = { address: '192.0.2.7' }
  await failTimes(6, owner.email, from)
  const device = attacker.cookies['lettrine.device']!
  const tried = await signIn(owner.email, 'x', { ...from, cookies: { 'lettrine.device': device } })
  expect(tried.statusCode).toBe(400)
  for (const cookie of [device, `${device.split('.')[0]}.${'A'.repeat(22)}`, 'x', `${device}.`]) {
    const cookies = { 'lettrine.device': cookie }
    expect((await signIn(owner.email, 'not this one', { ...from, cookies })).statusCode).toBe(429)
  }
})

test('a known device has its own delay', async () => {
  const owner = await server.signUp()
  const known = { address: '192.0.2.8', cookies: owner.cookies }
  expect(await failTimes(7, owner.email, known)).toEqual([...Array(6).fill(401), 429])
  expect((await signIn(owner.email, owner.password, { address: '192.0.2.9' })).statusCode).toBe(200)
})

test('an address that tries many accounts is delayed, and the table contains no names', async () => {
  const from = { address: '192.0.2.50' }
  for (let one = 0; one < 51; one++) await failTimes(1, `nobody${one}@example.org`, from)
  const refused = await signIn('someone@example.org', 'not this one', from)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '2'])
  const { rows } = await server.db.execute('SELECT key FROM sign_in_delays')
  expect(JSON.stringify(rows)).not.toMatch(/@|example|192\.0/)
})
