import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCertificate } from '../../../../../sandbox/paypal/certificate.ts'
import { decide } from '../../../../../sandbox/testing/merchant.ts'
import {
  newOrderInput,
  okValue,
  openClient,
  openReceiver,
  settingsOf,
} from '../../../../testing/payments/paypal.ts'
import { buildPayPalClient } from './paypal-client.ts'

let answers = 200
let receiver: Awaited<ReturnType<typeof openReceiver>>
let fixture: Awaited<ReturnType<typeof openClient>>

beforeAll(async () => {
  receiver = await openReceiver(() => answers)
  fixture = await openClient({ sandbox: { webhookUrl: receiver.url } })
})
beforeEach(() => {
  answers = 200
  receiver.received.length = 0
})
afterAll(async () => {
  await fixture.sandbox.close()
  await receiver.close()
})

/** The webhook of an approved order, as received. */
async function aWebhook(invoice: string) {
  const order = okValue(await fixture.client.createOrder(`create ${invoice}`, newOrderInput(invoice)))
  await decide(order.approvalUrl!)
  await fixture.sandbox.runAction('webhooks/deliver-due')
  return { order, ...receiver.received.at(-1)! }
}

test('a webhook of PayPal is genuine', async () => {
  const { order, headers, body } = await aWebhook('W-1')
  expect(await fixture.client.verifyWebhook(body, headers)).toEqual({
    kind: 'genuine',
    event: {
      id: expect.stringMatching(/^WH-/),
      type: 'CHECKOUT.ORDER.APPROVED',
      createdAt: '2026-03-02T09:00:00.000Z',
      resource: expect.objectContaining({ id: order.id, status: 'APPROVED' }),
    },
  })
})

test.each(['paypal-transmission-id', 'paypal-transmission-time', 'paypal-transmission-sig'])(
  'another %s is a forgery',
  async (name) => {
    const { headers, body } = await aWebhook(`W-${name}`)
    const other = name.endsWith('sig') ? Buffer.from('other').toString('base64') : 'other'
    expect(await fixture.client.verifyWebhook(body, { ...headers, [name]: other })).toEqual({
      kind: 'forged',
      reason: 'signature',
    })
    expect(await fixture.client.verifyWebhook(body, { ...headers, [name]: undefined })).toEqual({
      kind: 'forged',
      reason: 'headers',
    })
  },
)

test('the signature covers the raw bytes', async () => {
  const { headers, body } = await aWebhook('W-2')
  const raised = Buffer.from(body.toString().replace('9.99', '0.99'))
  const spaced = Buffer.from(JSON.stringify(JSON.parse(body.toString()), null, 1))
  for (const other of [raised, spaced, Buffer.alloc(0)])
    expect(await fixture.client.verifyWebhook(other, headers)).toEqual({
      kind: 'forged',
      reason: 'signature',
    })
})

test('a webhook for another webhook id is refused', async () => {
  const { headers, body } = await aWebhook('W-3')
  const other = buildPayPalClient({ ...settingsOf(fixture), webhookId: 'WH-OTHER' }, { clock: fixture.clock })
  expect(await other.verifyWebhook(body, headers)).toEqual({ kind: 'forged', reason: 'signature' })
})

test.each([
  ['another host', (url: string) => url.replace(/:\d+/, ':1')],
  ['a look-alike host', () => 'https://api.paypal.com.evil.example/v1/notifications/certs/CERT-1'],
  ['another path', (url: string) => url.replace('/certs/', '/certs/../')],
  ['a query', (url: string) => `${url}?x=1`],
  ['a name and a password', (url: string) => url.replace('://', '://a:b@')],
])('a certificate from %s is never fetched', async (_, change) => {
  const { headers, body } = await aWebhook('W-4')
  const url = change(String(headers['paypal-cert-url']))
  expect(await fixture.client.verifyWebhook(body, { ...headers, 'paypal-cert-url': url })).toEqual({
    kind: 'forged',
    reason: 'certificate',
  })
})

test('another algorithm is refused', async () => {
  const { headers, body } = await aWebhook('W-5')
  expect(await fixture.client.verifyWebhook(body, { ...headers, 'paypal-auth-algo': 'SHA1withRSA' })).toEqual(
    {
      kind: 'forged',
      reason: 'headers',
    },
  )
})

test('a certificate of no known authority, or out of its time, is not trusted', async () => {
  const { headers, body } = await aWebhook('W-6')
  const url = String(headers['paypal-cert-url'])
  const stranger = await createCertificate(fixture.clock())
  const forged = await servedBy({ [new URL(url).pathname]: stranger.pem, root: fixture.sandbox.rootPem })
  expect(await forged.verify(body, headers)).toEqual({ kind: 'forged', reason: 'certificate' })
  await forged.close()

  const late = buildPayPalClient(settingsOf(fixture), { clock: () => new Date('2037-01-01') })
  expect(await late.verifyWebhook(body, headers)).toEqual({ kind: 'forged', reason: 'certificate' })
})

test('an unavailable certificate gives an unknown result; a fetched one is cached', async () => {
  const { headers, body } = await aWebhook('W-7')
  const path = new URL(String(headers['paypal-cert-url'])).pathname
  const files: Record<string, string> = { root: fixture.sandbox.rootPem }
  const away = await servedBy(files)
  expect(await away.verify(body, headers)).toEqual({ kind: 'unknown' })
  files[path] = fixture.sandbox.certificatePem
  expect(await away.verify(body, headers)).toMatchObject({ kind: 'genuine' })
  await away.close()
  expect(await away.verify(body, headers)).toMatchObject({ kind: 'genuine' })
})

/** A client whose certificates come from a server of the test. */
async function servedBy(files: Record<string, string>) {
  const server = createServer((request, response) => {
    const text = request.url === '/__sandbox/root.pem' ? files.root : files[request.url ?? '']
    response.writeHead(text ? 200 : 503).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const baseUrl = `http://127.0.0.1:${port}`
  const client = buildPayPalClient({ ...settingsOf(fixture), baseUrl }, { clock: fixture.clock })
  return {
    verify: (body: Buffer, headers: Record<string, string | string[] | undefined>) => {
      const url = String(headers['paypal-cert-url']).replace(/http:\/\/[^/]+/, baseUrl)
      return client.verifyWebhook(body, { ...headers, 'paypal-cert-url': url })
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

test.each([
  ['live', 'https://api-m.paypal.com'],
  ['paypal-sandbox', 'https://api-m.sandbox.paypal.com'],
] as const)('%s trusts no certificate of this machine', async (mode, baseUrl) => {
  const { headers, body } = await aWebhook(`W-${mode}`)
  const real = buildPayPalClient({ ...settingsOf(fixture), mode, baseUrl }, { clock: fixture.clock })
  expect(await real.verifyWebhook(body, headers)).toEqual({ kind: 'forged', reason: 'certificate' })
})
