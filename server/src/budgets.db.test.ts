import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { personBudgets } from './platform/http/budgets.ts'

let server: TestApp
beforeAll(async () => {
  // Signing up asks for tokens.
  const budgets = personBudgets
    .filter(({ name }) => name !== 'tokens')
    .map((budget) => ({ ...budget, perMinute: 3 }))
  server = await openTestApp({ budgets, environment: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => server.close())

const proofread = (token: string) =>
  server.request('POST', '/proofread', { token, body: { content: 'Bonjour.' } })

it('stops one account at its budget, says for how long, and stops no other', async () => {
  const [alice, bob] = [await server.signUp(), await server.signUp()]
  const answers = [1, 2, 3, 4].map(() => proofread(alice.token))
  expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([200, 200, 200, 429])
  const refused = await server.app.inject({
    method: 'POST',
    url: '/v1/proofread',
    headers: { authorization: `Bearer ${alice.token}` },
    payload: { content: 'Bonjour.' },
  })
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json()).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    details: { retryAfterSeconds: expect.any(Number) },
  })
  expect((await proofread(bob.token)).status).toBe(200)
  // Another kind of request has a budget of its own.
  expect((await server.request('GET', '/occupations?search=caviste', { token: alice.token })).status).toBe(
    200,
  )
})

it('counts a network of IPv6 as one address, and a token that is not valid by its address', async () => {
  const open = (address: string, token?: string) =>
    server.app.inject({
      method: 'POST',
      url: '/v1/shares/open',
      headers: { 'x-forwarded-for': address, ...(token && { authorization: `Bearer ${token}` }) },
      payload: { token: 'x'.repeat(22) },
    })
  const statuses: number[] = []
  for (const end of ['1', '2', 'aa:1', 'ffff:9'])
    statuses.push((await open(`2001:db8:1:2::${end}`, 'made-up')).statusCode)
  expect(statuses.at(-1)).toBe(429)
  expect(statuses.slice(0, 3)).not.toContain(429)
  expect((await open('2001:db8:1:3::1')).statusCode).not.toBe(429)
})

it('counts what has no budget of its own, of accounts alone', async () => {
  const { token } = await server.signUp()
  const statuses = async (given?: string) => {
    const found: number[] = []
    for (let asked = 0; asked < 4; asked += 1)
      found.push((await server.request('GET', '/letters/stats', { ...(given && { token: given }) })).status)
    return found
  }
  expect(await statuses(token)).toEqual([200, 200, 200, 429])
  expect(await statuses()).toEqual([401, 401, 401, 401])
})

it('has a budget for every costly route', () => {
  const id = '0198f0a0-0000-7000-8000-000000000000'
  const costly = [
    'POST /v1/auth/token',
    'POST /v1/shares/open',
    'GET /v1/openapi.json',
    'GET /v1/docs',
    'POST /v1/analytics/events',
    'POST /v1/shares/download',
    'POST /v1/letters/generate',
    'POST /v1/letters/plan',
    'POST /v1/letters/preview',
    `POST /v1/letters/${id}/preview`,
    `POST /v1/letters/${id}/export`,
    `GET /v1/letters/${id}/export`,
    `GET /v1/letters/${id}/sending-kit.pdf`,
    'POST /v1/templates/preview',
    'POST /v1/proofread',
    'POST /v1/offers/read',
    `POST /v1/letters/${id}/analyze`,
    'GET /v1/search',
    'POST /v1/payments/create-paypal-session',
    'POST /v1/payments/confirm-paypal',
    'POST /v1/payments/webhooks/paypal',
    `POST /v1/subscriptions/${id}/cancel`,
    `PUT /v1/letters/${id}`,
    'POST /v1/letters',
    `POST /v1/letters/${id}/clone`,
    `POST /v1/templates/${id}/duplicate`,
    `POST /v1/letters/${id}/shares`,
    'GET /v1/voice',
    'PUT /v1/voice/choices',
  ]
  const ownBudgets = personBudgets.filter(({ ofAccounts }) => !ofAccounts)
  expect(costly.filter((asked) => !ownBudgets.some(({ requests }) => requests.test(asked)))).toEqual([])
})

it('reads a few letters of one account at a time, and those of others meanwhile', async () => {
  const generous = await openTestApp()
  const [alice, bob] = [await generous.signUp(), await generous.signUp()]
  const read = (token: string) =>
    generous.app.inject({
      method: 'POST',
      url: '/v1/proofread',
      headers: { authorization: `Bearer ${token}` },
      payload: { content: 'Je range les rayons. '.repeat(500) },
    })
  const many = Array.from({ length: 6 }, () => read(alice.token))
  const other = read(bob.token)
  const answers = await Promise.all(many)
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 503]))
  expect(new Set(answers.map(({ headers }) => headers['retry-after']))).toEqual(new Set([undefined, '2']))
  expect((await other).statusCode).toBe(200)
  await generous.close()
})
