import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { decide } from '../../../../../sandbox/testing/merchant.ts'
import { newOrderInput, okValue, openClient, settingsOf } from '../../../../testing/payments/paypal.ts'
import { buildPayPalClient } from './paypal-client.ts'

let fixture: Awaited<ReturnType<typeof openClient>>

beforeAll(async () => {
  fixture = await openClient({ timeoutMs: 400 })
})
afterEach(() => fixture.sandbox.configureFaults({ nextCalls: [], latencyMs: 0, renewals: 'accept' }))
afterAll(() => fixture.sandbox.close())

/** An order that its payer approved, with the outcome they chose. */
async function anApproved(invoice: string, outcome = 'approve', saveForUser?: string) {
  const order = okValue(
    await fixture.client.createOrder(
      `create ${invoice}`,
      newOrderInput(invoice, saveForUser ? { saveForUser } : {}),
    ),
  )
  const { location } = await decide(order.approvalUrl!, { outcome })
  return { ...order, payerId: location?.searchParams.get('PayerID') }
}

const captured = async (invoice: string) => {
  const { id } = await anApproved(invoice)
  return okValue(await fixture.client.captureOrder(`capture ${invoice}`, id)).captures[0]!
}

test('an order is created, approved, captured and read, in cents', async () => {
  const approved = await anApproved('C-1', 'approve', 'user-1')
  expect(approved).toMatchObject({ status: 'PAYER_ACTION_REQUIRED' })
  const paid = okValue(await fixture.client.captureOrder('capture C-1', approved.id))
  expect(paid).toMatchObject({
    status: 'COMPLETED',
    payerId: approved.payerId,
    captures: [
      {
        status: 'COMPLETED',
        amount: { cents: 999, currency: 'EUR' },
        fee: { cents: 64, currency: 'EUR' },
        customId: 'payment of C-1',
        invoiceId: 'C-1',
      },
    ],
    savedToken: { id: expect.any(String), customerId: expect.any(String) },
  })
  expect(okValue(await fixture.client.getOrder(paid.id))).toMatchObject({
    amount: { cents: 999, currency: 'EUR' },
    captures: paid.captures,
  })
  expect(okValue(await fixture.client.getCapture(paid.captures[0]!.id))).toMatchObject({ orderId: paid.id })
})

test('parallel calls fetch one token, which serves until shortly before its end', async () => {
  const fresh = buildPayPalClient(settingsOf(fixture), { clock: fixture.clock })
  const before = fixture.sandbox.state().accessTokensGranted
  await Promise.all([1, 2, 3, 4, 5].map((n) => fresh.createOrder(`parallel ${n}`, newOrderInput(`P-${n}`))))
  expect(fixture.sandbox.state().accessTokensGranted).toBe(before + 1)
  fixture.advance(8 * 3_600_000)
  await fresh.getOrder('nothing')
  expect(fixture.sandbox.state().accessTokensGranted).toBe(before + 1)
  fixture.advance(59 * 60_000 + 1)
  await fresh.getOrder('nothing')
  expect(fixture.sandbox.state().accessTokensGranted).toBe(before + 2)
})

test('revoked tokens are renewed once for all calls; a second 401 is returned', async () => {
  okValue(await fixture.client.createOrder('before revocation', newOrderInput('T-1')))
  await fixture.sandbox.runAction('access-tokens/revoke')
  const before = fixture.sandbox.state().accessTokensGranted
  const results = await Promise.all(
    [1, 2, 3].map((n) => fixture.client.createOrder(`revoked ${n}`, newOrderInput(`T-2-${n}`))),
  )
  expect(results.map(({ kind }) => kind)).toEqual(['ok', 'ok', 'ok'])
  expect(fixture.sandbox.state().accessTokensGranted).toBe(before + 1)
  const orders = { match: '/orders', fault: '401' } as const
  fixture.sandbox.configureFaults({ nextCalls: [orders, orders] })
  expect(await fixture.client.getOrder('any')).toMatchObject({
    kind: 'refused',
    status: 401,
    name: 'AUTHENTICATION_FAILURE',
  })
})

test('wrong credentials are refused, and named nowhere in the result', async () => {
  const clientSecret = 'a wrong secret that must not be told'
  const wrong = buildPayPalClient({ ...settingsOf(fixture), clientSecret }, { clock: fixture.clock })
  const result = await wrong.getOrder('any')
  expect(result).toEqual({ kind: 'refused', status: 401, name: 'invalid_client', issues: [] })
  expect(JSON.stringify(result)).not.toContain(clientSecret)
})

test('a declined payment is a result, with the approval URL', async () => {
  const { id, approvalUrl } = await anApproved('D-1', 'declined')
  expect(await fixture.client.captureOrder('capture D-1', id)).toEqual({
    kind: 'declined',
    issue: 'INSTRUMENT_DECLINED',
    payerUrl: approvalUrl,
    debugId: expect.any(String),
  })
})

test('a pending capture has its status', async () => {
  const { id } = await anApproved('D-2', 'pending')
  const { captures } = okValue(await fixture.client.captureOrder('capture D-2', id))
  expect(captures).toMatchObject([{ status: 'PENDING', pendingReason: 'PENDING_REVIEW' }])
})

test('a capture that timed out after its effect is returned for the same Request-Id', async () => {
  const { id } = await anApproved('U-1', 'time-out')
  expect(await fixture.client.captureOrder('capture U-1', id)).toEqual({
    kind: 'unknown',
    reason: 'time-out',
  })
  const again = okValue(await fixture.client.captureOrder('capture U-1', id))
  expect(again.captures).toMatchObject([{ status: 'COMPLETED', invoiceId: 'U-1' }])
  const under = await fixture.client.captureOrder('another key', id)
  expect(under).toMatchObject({ kind: 'refused', status: 422, issues: ['ORDER_ALREADY_CAPTURED'] })
  expect(okValue(await fixture.client.getOrder(id)).captures).toEqual(again.captures)
})

test.each([
  ['time-out-before', { reason: 'time-out' }],
  ['cut-before', { reason: 'unreachable' }],
  ['cut-after', { reason: 'unreachable' }],
  ['500', { reason: 'server-error', status: 500 }],
  ['503', { reason: 'server-error', status: 503 }],
  ['429', { reason: 'rate-limited', status: 429 }],
] as const)('after %s nobody knows; the same Request-Id pays once', async (fault, expected) => {
  const invoice = `U-${fault}`
  const { id } = await anApproved(invoice)
  fixture.sandbox.configureFaults({ nextCalls: [{ match: '/capture', fault }] })
  expect(await fixture.client.captureOrder(`capture ${invoice}`, id)).toMatchObject({
    kind: 'unknown',
    ...expected,
  })
  expect(okValue(await fixture.client.captureOrder(`capture ${invoice}`, id)).status).toBe('COMPLETED')
  const paid = fixture.sandbox.state().captures.filter(({ invoice_id }) => invoice_id === invoice)
  expect(paid).toHaveLength(1)
})

test('the same Request-Id while the first is in progress is unknown, not refused', async () => {
  fixture.sandbox.configureFaults({ latencyMs: 100 })
  const both = await Promise.all([1, 2].map(() => fixture.client.createOrder('same', newOrderInput('U-2'))))
  expect(both.map((result) => (result.kind === 'unknown' ? result.reason : result.kind)).sort()).toEqual([
    'in-progress',
    'ok',
  ])
})

test('a refund in part, then of the rest; more is refused', async () => {
  const { id } = await captured('R-1')
  const part = await fixture.client.refundCapture('refund R-1 a', id, {
    amount: { cents: 305, currency: 'EUR' },
    noteToPayer: 'Geste',
  })
  expect(okValue(part)).toMatchObject({ status: 'COMPLETED', amount: { cents: 305, currency: 'EUR' } })
  const tooMuch = { amount: { cents: 695, currency: 'EUR' } }
  expect(await fixture.client.refundCapture('refund R-1 b', id, tooMuch)).toMatchObject({
    kind: 'refused',
    issues: ['REFUND_AMOUNT_EXCEEDED'],
  })
  const rest = okValue(await fixture.client.refundCapture('refund R-1 c', id))
  expect(okValue(await fixture.client.getRefund(rest.id)).amount).toEqual({ cents: 694, currency: 'EUR' })
  expect(await fixture.client.refundCapture('refund R-1 d', id)).toMatchObject({
    issues: ['CAPTURE_FULLY_REFUNDED'],
  })
})

test('a trial is approved without a payment, then charged by its token until it is deleted', async () => {
  const setup = okValue(
    await fixture.client.createSetupToken('setup 1', { ...newOrderInput('S-1'), userId: 'user-2' }),
  )
  expect(await fixture.client.createPaymentToken('early', setup.id)).toMatchObject({
    kind: 'refused',
    issues: ['PAYER_ACTION_REQUIRED'],
  })
  await decide(setup.approvalUrl!)
  expect(okValue(await fixture.client.getSetupToken(setup.id))).toMatchObject({ status: 'APPROVED' })
  const token = okValue(await fixture.client.createPaymentToken('token 1', setup.id))
  expect(token).toMatchObject({ payerId: expect.any(String), email: 'malo.legoff@example.org' })

  const charge = (invoice: string) =>
    fixture.client.chargeSavedToken(`charge ${invoice}`, { ...newOrderInput(invoice), tokenId: token.id })
  expect(okValue(await charge('S-2'))).toMatchObject({
    status: 'COMPLETED',
    captures: [{ invoiceId: 'S-2' }],
  })
  fixture.sandbox.configureFaults({ renewals: 'decline' })
  expect(await charge('S-3')).toMatchObject({ kind: 'declined', issue: 'INSTRUMENT_DECLINED' })

  expect(okValue(await fixture.client.getPaymentToken(token.id)).id).toBe(token.id)
  expect(await fixture.client.deletePaymentToken(token.id)).toEqual({ kind: 'ok', value: undefined })
  expect(await fixture.client.deletePaymentToken(token.id)).toEqual({ kind: 'ok', value: undefined })
  expect(await charge('S-4')).toMatchObject({ kind: 'refused', issues: ['TOKEN_ID_NOT_FOUND'] })
})

/** Answers every call with `status` and `body`, after a token. */
async function openOddPayPal(status: number, body: string) {
  const server = createServer((request, response) => {
    const isToken = request.url === '/v1/oauth2/token'
    response.writeHead(isToken ? 200 : status, { location: 'http://127.0.0.1:1/' })
    response.end(isToken ? '{"access_token":"t","expires_in":32400,"new":{}}' : body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = buildPayPalClient({ ...settingsOf(fixture), baseUrl }, { clock: fixture.clock })
  return { client, [Symbol.asyncDispose]: () => new Promise<void>((end) => void server.close(() => end())) }
}

test('fields and statuses we do not know do not hide a success', async () => {
  await using odd = await openOddPayPal(
    200,
    JSON.stringify({
      id: 'O1',
      status: 'SOMETHING_NEW',
      surprise: [1],
      payment_source: { another_wallet: {} },
      purchase_units: [
        {
          payments: {
            captures: [{ id: 'C1', status: 'COMPLETED', amount: { currency_code: 'EUR', value: '5', x: 1 } }],
          },
        },
      ],
    }),
  )
  expect(okValue(await odd.client.captureOrder('k', 'O1'))).toMatchObject({
    status: 'SOMETHING_NEW',
    captures: [{ id: 'C1', amount: { cents: 500, currency: 'EUR' } }],
  })
})

test.each([
  [201, '{"status":"COMPLETED"}', { kind: 'unknown', reason: 'unreadable' }],
  [201, '<html>', { kind: 'unknown', reason: 'unreadable', status: 201 }],
  [302, '', { kind: 'unknown', reason: 'unreadable', status: 302 }],
  [502, '<html>', { kind: 'unknown', reason: 'server-error', status: 502 }],
  [400, '[]', { kind: 'refused', status: 400, name: 'UNNAMED', issues: [] }],
  [
    201,
    '{"id":"O1","status":"COMPLETED","purchase_units":[{"payments":{"captures":[{"id":"C1","status":"DECLINED","amount":{"currency_code":"EUR","value":"9.99"}}]}}]}',
    { kind: 'declined', issue: 'CAPTURE_DECLINED' },
  ],
])('an answer of %i with %s has the matching outcome', async (status, body, expected) => {
  await using odd = await openOddPayPal(status, body)
  expect(await odd.client.captureOrder('k', 'O1')).toEqual(expected)
})

test('an id cannot lead a call to another path', async () => {
  expect(await fixture.client.getOrder('../../v1/oauth2/token')).toMatchObject({
    kind: 'refused',
    status: 404,
  })
})
