import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type BillingFixture,
  customerActions,
  openBillingFixture,
} from '../../../testing/payments/billing-fixture.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { personBudgets } from '../../platform/http/budgets.ts'

describe('payment sessions', () => {
  let fixture: BillingFixture
  beforeAll(async () => {
    fixture = await openBillingFixture({ budgets: personBudgets.filter(({ name }) => name === 'payments') })
  })
  afterAll(() => fixture.close())

  test('of one account beyond thirty a minute reach neither PayPal nor the database', async () => {
    const [eager, other] = [await fixture.signUp(), await fixture.signUp()]
    const begin = (person: typeof eager) =>
      customerActions(fixture, person).call('POST', '/payments/create-paypal-session', {
        planType: 'monthly',
        interval: 'monthly',
      })
    const answers = []
    for (let turn = 0; turn < 36; turn++) answers.push(await begin(eager))
    expect(answers.slice(0, 30).map(({ status }) => status)).toEqual(Array(30).fill(201))
    expect(answers.slice(30).map(({ status, body }) => [status, body.code])).toEqual(
      Array(6).fill([429, 'TOO_MANY_REQUESTS']),
    )
    expect(fixture.sandbox.state().orders).toHaveLength(30)
    expect(await fixture.rows(sql`SELECT 1 FROM payments WHERE user_id = ${eager.id}`)).toHaveLength(30)
    expect((await begin(other)).status).toBe(201)
  })
})

describe('webhooks', () => {
  let payPal: Server
  let server: TestApp
  let fetched = 0
  let baseUrl = ''
  beforeAll(async () => {
    payPal = createServer((_request, response) => {
      fetched += 1
      response.writeHead(503).end()
    })
    await new Promise<void>((ready) => payPal.listen(0, '127.0.0.1', ready))
    baseUrl = `http://127.0.0.1:${(payPal.address() as AddressInfo).port}`
    server = await openTestApp({
      environment: {
        TRUSTED_PROXIES: '127.0.0.1',
        PAYPAL_CLIENT_ID: 'id',
        PAYPAL_CLIENT_SECRET: 'secret',
        PAYPAL_WEBHOOK_ID: 'webhook',
        PAYPAL_BASE_URL: baseUrl,
      },
    })
  })
  afterAll(async () => {
    await server.close()
    payPal.close()
  })

  const send = (address: string, certificate: string) =>
    server.app.inject({
      method: 'POST',
      url: '/v1/payments/webhooks/paypal',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        'paypal-transmission-id': 'one',
        'paypal-transmission-time': '2027-01-31T09:00:00Z',
        'paypal-transmission-sig': Buffer.from('forged').toString('base64'),
        'paypal-cert-url': certificate,
        'paypal-auth-algo': 'SHA256withRSA',
      },
      payload: '{"id":"WH-1"}',
    })
  const unreachable = (turn: number) => `${baseUrl}/v1/notifications/certs/CERT-${turn}`

  test('whose certificate cannot be fetched stop asking PayPal after sixty a minute of one network', async () => {
    const statuses: number[] = []
    for (let turn = 0; turn < 70; turn++)
      statuses.push((await send(`2001:db8:9:9::${turn}`, unreachable(turn))).statusCode)
    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(502))
    const askedThen = fetched
    const refused = await send('2001:db8:9:9::ffff', unreachable(71))
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(fetched).toBe(askedThen)
    // PayPal, from its own network, is heard.
    expect((await send('203.0.113.7', unreachable(72))).statusCode).toBe(502)
  })

  test('with a false signature are told to wait after thirty a minute of one network', async () => {
    const statuses: number[] = []
    for (let turn = 0; turn < 32; turn++)
      statuses.push((await send('198.51.100.4', 'https://evil.example/CERT')).statusCode)
    expect(statuses).toEqual([...Array(30).fill(400), 429, 429])
    expect((await send('198.51.100.5', 'https://evil.example/CERT')).statusCode).toBe(400)
  })
})
