import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createApprovedOrder,
  createPaidOrder,
  createSavedAgreement,
  decide,
  issueOf,
  linkOf,
  type Merchant,
  openMerchantFixture,
  orderRequest,
  renewalRequest,
  savingSource,
} from '../testing/merchant.ts'
import { hourMs } from './clock.ts'

let merchant: Merchant

beforeAll(async () => {
  merchant = await openMerchantFixture()
})
afterAll(() => merchant.sandbox.close())

const orders = '/v2/checkout/orders'

test('an approved order redirects with token and PayerID beside the merchant’s query', async () => {
  const created = await merchant.post(orders, orderRequest('F-1'), 'r1')
  expect(created).toMatchObject({ status: 201, body: { status: 'PAYER_ACTION_REQUIRED' } })
  expect(linkOf(created.body, 'payer-action')).toBe(
    `${merchant.sandbox.url}/checkoutnow?token=${created.body.id}`,
  )
  const { status, location } = await decide(linkOf(created.body, 'payer-action')!)
  expect(status).toBe(303)
  expect(Object.fromEntries(location!.searchParams)).toEqual({
    success: 'true',
    paymentId: 'p1',
    token: created.body.id,
    PayerID: expect.stringMatching(/^[A-Z0-9]{13}$/),
  })
  const { body } = await merchant.get(`${orders}/${created.body.id}`)
  expect(body).toMatchObject({
    status: 'APPROVED',
    payer: { payer_id: location!.searchParams.get('PayerID'), email_address: 'malo.legoff@example.org' },
  })
})

test('a captured order has amount, payer, fee and net amount', async () => {
  const { id, answer, capture } = await createPaidOrder(merchant, 'F-2')
  expect(answer).toMatchObject({ status: 201, body: { id, status: 'COMPLETED' } })
  expect(capture).toMatchObject({
    status: 'COMPLETED',
    amount: { currency_code: 'EUR', value: '9.99' },
    final_capture: true,
    custom_id: 'payment-F-2',
    invoice_id: 'F-2',
    seller_receivable_breakdown: {
      gross_amount: { value: '9.99' },
      paypal_fee: { value: '0.64' },
      net_amount: { value: '9.35' },
    },
    create_time: '2026-03-02T09:00:00Z',
  })
  const read = await merchant.get(`/v2/payments/captures/${capture.id}`)
  expect(read.body).toMatchObject({
    status: 'COMPLETED',
    supplementary_data: { related_ids: { order_id: id } },
  })
})

test('an order without a payment source begins as CREATED, with the links of that state', async () => {
  const { payment_source: _, ...bare } = orderRequest('F-3')
  const { status, body } = await merchant.call('POST', orders, bare)
  expect({ status, state: body.status }).toEqual({ status: 201, state: 'CREATED' })
  expect((body.links as { rel: string }[]).map(({ rel }) => rel)).toEqual([
    'self',
    'approve',
    'update',
    'capture',
  ])
})

test('Prefer asks for the whole order', async () => {
  const brief = await merchant.post(orders, orderRequest('F-4'), 'r4')
  expect(brief.body).not.toHaveProperty('purchase_units')
  const whole = await merchant.post(orders, orderRequest('F-5'), 'r5', { Prefer: 'return=representation' })
  expect(whole.body).toMatchObject({ intent: 'CAPTURE', purchase_units: [{ invoice_id: 'F-5' }] })
})

test('the same Request-Id gives the same body with 200 for six hours, then a new order', async () => {
  const first = await merchant.post(orders, orderRequest('F-6'), 'r6')
  const again = await merchant.post(orders, orderRequest('F-6'), 'r6')
  expect(again).toEqual({ status: 200, body: first.body })
  merchant.advance(6 * hourMs)
  const later = await merchant.post(orders, orderRequest('F-6'), 'r6')
  expect(later.status).toBe(201)
  expect(later.body.id).not.toBe(first.body.id)
})

test('a capture is replayed too; under another id it is refused', async () => {
  const { id, answer } = await createPaidOrder(merchant, 'F-7')
  const again = await merchant.post(`${orders}/${id}/capture`, {}, 'capture-F-7')
  expect(again).toEqual({ status: 200, body: answer.body })
  const other = await merchant.post(`${orders}/${id}/capture`, {}, 'capture-F-7-other')
  expect(other.status).toBe(422)
  expect(issueOf(other)).toBe('ORDER_ALREADY_CAPTURED')
})

test('the same Request-Id while the first is in progress is a conflict', async () => {
  merchant.sandbox.configureFaults({ latencyMs: 200 })
  const both = await Promise.all([1, 2].map(() => merchant.post(orders, orderRequest('F-8'), 'r8')))
  merchant.sandbox.configureFaults({ latencyMs: 0 })
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(both.find(({ status }) => status === 409)?.body.name).toBe('PREVIOUS_REQUEST_IN_PROGRESS')
})

test('an unapproved order cannot be captured, and expires after six hours', async () => {
  const { body } = await merchant.post(orders, orderRequest('F-9'), 'r9')
  const early = await merchant.post(`${orders}/${body.id}/capture`, {}, 'c9')
  expect([early.status, issueOf(early)]).toEqual([422, 'ORDER_NOT_APPROVED'])
  merchant.advance(6 * hourMs)
  await merchant.signInAgain()
  const late = await merchant.get(`${orders}/${body.id}`)
  expect([late.status, late.body.name]).toEqual([404, 'RESOURCE_NOT_FOUND'])
  expect((await fetch(linkOf(body, 'payer-action')!)).status).toBe(404)
})

test('a declined instrument leads back to the approval page, and stays declined under its Request-Id', async () => {
  const { id } = await createApprovedOrder(merchant, 'F-10', 'declined')
  const declined = await merchant.post(`${orders}/${id}/capture`, {}, 'c10')
  expect([declined.status, issueOf(declined)]).toEqual([422, 'INSTRUMENT_DECLINED'])
  const { location } = await decide(linkOf(declined.body, 'redirect')!, { outcome: 'approve' })
  expect(location?.searchParams.get('token')).toBe(id)
  const replayed = await merchant.post(`${orders}/${id}/capture`, {}, 'c10')
  expect(issueOf(replayed)).toBe('INSTRUMENT_DECLINED')
  const retried = await merchant.post(`${orders}/${id}/capture`, {}, 'c10-again')
  expect(retried).toMatchObject({ status: 201, body: { status: 'COMPLETED' } })
})

test('a pending capture has a reason and no fee until it is decided', async () => {
  const { capture } = await createPaidOrder(merchant, 'F-11', 'pending')
  expect(capture).toMatchObject({ status: 'PENDING', status_details: { reason: 'PENDING_REVIEW' } })
  expect(capture).not.toHaveProperty('seller_receivable_breakdown')
  await merchant.sandbox.runAction(`captures/${capture.id}/complete`)
  expect((await merchant.get(`/v2/payments/captures/${capture.id}`)).body.status).toBe('COMPLETED')
  const denied = await createPaidOrder(merchant, 'F-12', 'pending')
  await merchant.sandbox.runAction(`captures/${denied.capture.id}/deny`)
  expect((await merchant.get(`/v2/payments/captures/${denied.capture.id}`)).body.status).toBe('DECLINED')
})

test('a payer can cancel, or be typed in; an invalid address is rejected', async () => {
  const { body } = await merchant.post(orders, orderRequest('F-13'), 'r13')
  const page = linkOf(body, 'payer-action')!
  const canceled = await decide(page, { decision: 'cancel' })
  expect(canceled.location?.href).toBe(`http://localhost:3000/back?success=false&token=${body.id}`)
  const wrong = await decide(page, { payer: 'other', email: '<b>' })
  expect(wrong.status).toBe(422)
  expect(wrong.html).toContain('&lt;b&gt;')
  await decide(page, { payer: 'other', email: 'zoe@example.org' })
  const order = await merchant.get(`${orders}/${body.id}`)
  expect(order.body.payer).toMatchObject({ email_address: 'zoe@example.org' })
})

test('an agreement saved with a payment is charged without its payer', async () => {
  const vaultId = await createSavedAgreement(merchant, 'F-14')
  const renewal = await merchant.post(orders, renewalRequest('F-15', vaultId), 'r15')
  expect(renewal).toMatchObject({
    status: 201,
    body: { status: 'COMPLETED', purchase_units: [{ payments: { captures: [{ status: 'COMPLETED' }] } }] },
  })
  expect(await merchant.post(orders, renewalRequest('F-15', vaultId), 'r15')).toEqual({
    status: 200,
    body: renewal.body,
  })
  merchant.sandbox.configureFaults({ renewals: 'decline' })
  expect(issueOf(await merchant.post(orders, renewalRequest('F-16', vaultId), 'r16'))).toBe(
    'INSTRUMENT_DECLINED',
  )
  merchant.sandbox.configureFaults({ renewals: 'pending' })
  const pending = await merchant.post(orders, renewalRequest('F-17', vaultId), 'r17')
  expect(pending.body).toMatchObject({
    purchase_units: [{ payments: { captures: [{ status: 'PENDING' }] } }],
  })
  merchant.sandbox.configureFaults({ renewals: 'accept' })
})

test('an invoice is paid once', async () => {
  await createPaidOrder(merchant, 'F-18')
  const { id } = await createApprovedOrder(merchant, 'F-18')
  const twice = await merchant.post(`${orders}/${id}/capture`, {}, 'c18-b')
  expect([twice.status, issueOf(twice)]).toEqual([422, 'DUPLICATE_INVOICE_ID'])
})

test('validation errors name each field', async () => {
  const withoutId = await merchant.call('POST', orders, orderRequest('F-19'))
  expect([withoutId.status, issueOf(withoutId)]).toEqual([400, 'PAYPAL_REQUEST_ID_REQUIRED'])
  const longId = await merchant.post(orders, orderRequest('F-19'), 'x'.repeat(109))
  expect([longId.status, issueOf(longId)]).toEqual([400, 'INVALID_STRING_LENGTH'])
  const empty = await merchant.post(orders, { intent: 'CAPTURE' }, 'r19')
  expect(empty.body).toMatchObject({
    name: 'INVALID_REQUEST',
    debug_id: expect.any(String),
    details: [{ field: '/purchase_units', location: 'body', issue: 'MISSING_REQUIRED_PARAMETER' }],
  })
  const order = orderRequest('F-19')
  order.purchase_units[0]!.description = 'x'.repeat(128)
  expect(issueOf(await merchant.post(orders, order, 'r19'))).toBe('INVALID_STRING_LENGTH')
  expect(issueOf(await merchant.post(orders, '{', 'r19'))).toBe('MALFORMED_REQUEST_JSON')
  const uneven = orderRequest('F-19')
  uneven.purchase_units[0]!.amount.value = '10.00'
  const mismatch = await merchant.post(orders, uneven, 'r19')
  expect([mismatch.status, issueOf(mismatch)]).toEqual([422, 'AMOUNT_MISMATCH'])
  merchant.sandbox.configureFaults({ vaulting: 'disabled' })
  const unsaved = await merchant.post(orders, orderRequest('F-20', savingSource), 'r20')
  merchant.sandbox.configureFaults({ vaulting: 'enabled' })
  expect(issueOf(unsaved)).toBe('NOT_ENABLED_TO_VAULT_PAYMENT_SOURCE')
})
