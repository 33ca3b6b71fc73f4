import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createPaidOrder,
  createSavedAgreement,
  issueOf,
  type Merchant,
  openMerchantFixture,
  orderRequest,
  renewalRequest,
} from '../testing/merchant.ts'
import { hourMs } from './clock.ts'
import { unprocessableIssues } from './faults.ts'
import { startPayPalSandbox } from './server.ts'

let merchant: Merchant

beforeAll(async () => {
  merchant = await openMerchantFixture()
})
afterAll(() => merchant.sandbox.close())

const orders = '/v2/checkout/orders'
const mocking = (code: string) => ({
  'PayPal-Mock-Response': JSON.stringify({ mock_application_codes: code }),
})

test.each(Object.keys(unprocessableIssues))(
  'PayPal-Mock-Response brings %s, without effect',
  async (issue) => {
    const before = merchant.sandbox.state().orders.length
    const answer = await merchant.post(orders, orderRequest(issue), `mock ${issue}`, mocking(issue))
    expect(answer).toMatchObject({
      status: 422,
      body: {
        name: 'UNPROCESSABLE_ENTITY',
        message: expect.any(String),
        debug_id: expect.any(String),
        details: [{ issue, description: expect.any(String) }],
        links: [],
      },
    })
    expect(merchant.sandbox.state().orders).toHaveLength(before)
  },
)

test.each([
  ['INTERNAL_SERVER_ERROR', 500],
  ['SERVICE_UNAVAILABLE', 503],
  ['RATE_LIMIT_REACHED', 429],
  ['RESOURCE_NOT_FOUND', 404],
  ['AUTHENTICATION_FAILURE', 401],
  ['NEVER_HEARD_OF', 400],
])('PayPal-Mock-Response %s answers %i', async (code, status) => {
  expect((await merchant.post(orders, orderRequest(code), `mock ${code}`, mocking(code))).status).toBe(status)
})

test('the token endpoint has faults of its own shape', async () => {
  const { url, clientId, clientSecret } = merchant.sandbox
  const ask = (secret: string, grant: string) =>
    fetch(`${url}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${clientId}:${secret}`)}` },
      body: new URLSearchParams({ grant_type: grant }),
    })
  const wrong = await ask('wrong', 'client_credentials')
  expect([wrong.status, await wrong.json()]).toMatchObject([401, { error: 'invalid_client' }])
  const odd = await ask(clientSecret, 'password')
  expect([odd.status, await odd.json()]).toMatchObject([400, { error: 'unsupported_grant_type' }])
  const right = await ask(clientSecret, 'client_credentials')
  expect(await right.json()).toMatchObject({
    token_type: 'Bearer',
    expires_in: 32_400,
    scope: expect.any(String),
    app_id: expect.any(String),
    nonce: expect.any(String),
  })
})

test('an access token ends after nine hours, and is needed everywhere', async () => {
  merchant.advance(9 * hourMs)
  const late = await merchant.get(`${orders}/any`)
  expect(late).toMatchObject({ status: 401, body: { name: 'AUTHENTICATION_FAILURE' } })
  await merchant.signInAgain()
  expect((await merchant.get(`${orders}/any`)).status).toBe(404)
  expect((await merchant.get('/v2/checkout/nothing')).status).toBe(404)
})

test('faults can be configured over HTTP; an invalid setting is refused', async () => {
  const put = (body: unknown) =>
    fetch(`${merchant.sandbox.url}/__sandbox/knobs`, { method: 'PUT', body: JSON.stringify(body) })
  expect((await put({ renewals: 'perhaps' })).status).toBe(400)
  await put({ renewals: 'decline' })
  expect(await (await put({ nextCalls: [{ fault: '503' }] })).json()).toMatchObject({
    renewals: 'decline',
    nextCalls: [{ match: '', fault: '503' }],
  })
  expect((await merchant.get(`${orders}/any`)).status).toBe(503)
  expect((await merchant.get(`${orders}/any`)).status).toBe(404)
  merchant.sandbox.configureFaults({ renewals: 'accept' })
})

test('the state can be saved and restored', async () => {
  const before = merchant.sandbox.snapshot()
  const { id } = await createPaidOrder(merchant, 'N-1')
  merchant.sandbox.restore(before)
  expect((await merchant.get(`${orders}/${id}`)).status).toBe(404)
  await createPaidOrder(merchant, 'N-1')
})

test('agreements and Request-Id answers survive a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lettrine-paypal-'))
  const file = join(folder, 'deep', 'book.json')
  const first = await openMerchantFixture({ file })
  const vaultId = await createSavedAgreement(first, 'K-1')
  const paid = await first.post(orders, renewalRequest('K-2', vaultId), 'k2')
  await first.sandbox.close()
  const second = await openMerchantFixture({ file })
  expect(await second.post(orders, renewalRequest('K-2', vaultId), 'k2')).toEqual({
    status: 200,
    body: paid.body,
  })
  expect((await second.post(orders, renewalRequest('K-3', vaultId), 'k3')).body.status).toBe('COMPLETED')
  await second.sandbox.close()
  writeFileSync(file, '{')
  await expect(openMerchantFixture({ file })).rejects.toThrow(/^Le fichier .*book\.json du bac à sable/)
  rmSync(folder, { recursive: true })
})

test.each([
  [{ PAYPAL_BASE_URL: 'https://api-m.paypal.com' }],
  [{ PAYPAL_CLIENT_ID: 'live-id' }],
  [{ PAYPAL_BASE_URL: 'not an address' }],
])('in production it does not start beside %j', async (settings) => {
  await expect(startPayPalSandbox({ environment: { NODE_ENV: 'production', ...settings } })).rejects.toThrow(
    /en production/,
  )
})

test('pages are served to localhost only, against cross-site requests', async () => {
  const { body } = await merchant.post(orders, orderRequest('G-1'), 'g1')
  const page = `${merchant.sandbox.url}/checkoutnow?token=${body.id}`
  const shown = await fetch(page)
  const html = await shown.text()
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(html).toContain('Bac à sable de paiement\u00a0: aucun débit réel')
  expect(html).toContain('9,99\u00a0€')
  expect(html).toContain('Lettrine Premium, un mois')
  const forged = await fetch(page, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams({ decision: 'accept', payer: 'malo.legoff@example.org' }),
  })
  expect(forged.status).toBe(403)
  expect((await merchant.get(`${orders}/${body.id}`)).body.status).toBe('PAYER_ACTION_REQUIRED')
  expect((await fetch(`${merchant.sandbox.url}/checkoutnow?token=none`)).status).toBe(404)
  expect(issueOf(await merchant.post(`${orders}/${body.id}/capture`, {}, 'g2'))).toBe('ORDER_NOT_APPROVED')
})

test('the list shows what was paid, and escapes what it is called', async () => {
  const order = orderRequest('L-1')
  order.purchase_units[0]!.description = '<script>alert(1)</script>'
  await merchant.post(orders, order, 'l1')
  const { capture } = await createPaidOrder(merchant, 'L-2')
  const html = await (await fetch(merchant.sandbox.url)).text()
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toContain('<script>')
  expect(html).toContain(`/__sandbox/captures/${capture.id}/dispute`)
  expect(html).toContain('Renvoyer')
})
