import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createPaidOrder,
  createSavedAgreement,
  decide,
  issueOf,
  linkOf,
  type Merchant,
  openMerchantFixture,
  renewalRequest,
} from '../testing/merchant.ts'
import { dayMs, hourMs } from './clock.ts'

let merchant: Merchant

beforeAll(async () => {
  merchant = await openMerchantFixture()
})
afterAll(() => merchant.sandbox.close())

const refundPath = (id: string) => `/v2/payments/captures/${id}/refund`
const euros = (value: string) => ({ amount: { currency_code: 'EUR', value } })
const tokens = '/v3/vault/payment-tokens'

test('a capture is refunded in part, in part again, and never beyond what is left', async () => {
  const { capture } = await createPaidOrder(merchant, 'R-1')
  const first = await merchant.post(refundPath(capture.id), { ...euros('4.00'), note_to_payer: 'Geste' }, 'a')
  expect(first).toMatchObject({
    status: 201,
    body: {
      status: 'COMPLETED',
      amount: { value: '4.00' },
      note_to_payer: 'Geste',
      custom_id: 'payment-R-1',
    },
  })
  const read = await merchant.get(`/v2/payments/captures/${capture.id}`)
  expect(read.body.status).toBe('PARTIALLY_REFUNDED')
  const over = await merchant.post(refundPath(capture.id), euros('6.00'), 'b')
  expect([over.status, issueOf(over)]).toEqual([422, 'REFUND_AMOUNT_EXCEEDED'])
  const wrong = { amount: { currency_code: 'USD', value: '1.00' } }
  expect(issueOf(await merchant.post(refundPath(capture.id), wrong, 'c'))).toBe('CURRENCY_MISMATCH')
  const rest = await merchant.post(refundPath(capture.id), {}, 'd')
  expect(rest.body).toMatchObject({ amount: { value: '5.99' } })
  const after = await merchant.post(refundPath(capture.id), {}, 'e')
  expect([after.status, issueOf(after)]).toEqual([422, 'CAPTURE_FULLY_REFUNDED'])
  expect((await merchant.get(`/v2/payments/refunds/${rest.body.id}`)).body).toEqual(rest.body)
})

test('a refund is remembered for 45 days: the same Request-Id gives no more money back', async () => {
  const { capture } = await createPaidOrder(merchant, 'R-2')
  const first = await merchant.post(refundPath(capture.id), euros('1.00'), 'r2')
  merchant.advance(44 * dayMs)
  await merchant.signInAgain()
  expect(await merchant.post(refundPath(capture.id), euros('1.00'), 'r2')).toEqual({
    status: 200,
    body: first.body,
  })
  merchant.advance(2 * dayMs)
  await merchant.signInAgain()
  expect((await merchant.post(refundPath(capture.id), euros('1.00'), 'r2')).status).toBe(201)
})

test('only what was paid can be refunded', async () => {
  const { capture } = await createPaidOrder(merchant, 'R-3', 'pending')
  expect(issueOf(await merchant.post(refundPath(capture.id), {}, 'r3'))).toBe('REFUND_NOT_ALLOWED')
  expect((await merchant.post(refundPath('UNKNOWN'), {}, 'r4')).status).toBe(404)
})

async function aSetupToken(requestId: string) {
  const answer = await merchant.post(
    '/v3/vault/setup-tokens',
    {
      customer: { merchant_customer_id: 'user-1' },
      payment_source: {
        paypal: {
          description: 'Essai',
          usage_type: 'MERCHANT',
          experience_context: {
            return_url: 'http://localhost:3000/agreed?x=1',
            cancel_url: 'http://localhost:3000/no',
          },
        },
      },
    },
    requestId,
  )
  return { id: String(answer.body.id), approval: linkOf(answer.body, 'approve')!, answer }
}

const exchange = (id: string, requestId: string) =>
  merchant.post(tokens, { payment_source: { token: { id, type: 'SETUP_TOKEN' } } }, requestId)

test('a setup token waits for its payer, comes back with approval_token_id, and is exchanged once', async () => {
  const { id, approval, answer } = await aSetupToken('s1')
  expect(answer).toMatchObject({ status: 201, body: { status: 'PAYER_ACTION_REQUIRED' } })
  expect(issueOf(await exchange(id, 'e0'))).toBe('PAYER_ACTION_REQUIRED')
  const page = await (await fetch(approval)).text()
  expect(page).toContain('Donner mon accord')
  expect(page).not.toContain('name="outcome"')
  const { location } = await decide(approval)
  expect(location?.searchParams.get('approval_token_id')).toBe(id)
  expect(location?.searchParams.get('x')).toBe('1')
  const token = await exchange(id, 'e1')
  expect(token).toMatchObject({
    status: 201,
    body: {
      payment_source: { paypal: { payer_id: expect.any(String) } },
      customer: { id: expect.any(String) },
    },
  })
  expect(await exchange(id, 'e1')).toEqual({ status: 200, body: token.body })
  expect(issueOf(await exchange(id, 'e2'))).toBe('TOKEN_ID_NOT_FOUND')
})

test('a setup token may be declined by its payer, and lives three days', async () => {
  const { id, approval } = await aSetupToken('s2')
  const canceled = await decide(approval, { decision: 'cancel' })
  expect(canceled.location?.href).toContain('http://localhost:3000/no?approval_token_id=')
  await decide(approval)
  merchant.advance(3 * dayMs)
  await merchant.signInAgain()
  expect(issueOf(await exchange(id, 'e3'))).toBe('TOKEN_ID_NOT_FOUND')
  expect((await merchant.get(`/v3/vault/setup-tokens/${id}`)).status).toBe(404)
})

test('the vault remembers a Request-Id for three hours', async () => {
  const first = await aSetupToken('s3')
  merchant.advance(3 * hourMs - 1)
  expect((await aSetupToken('s3')).id).toBe(first.id)
  merchant.advance(1)
  expect((await aSetupToken('s3')).id).not.toBe(first.id)
})

test('an agreement deleted by the merchant is unknown; one cancelled by its payer is reported as cancelled', async () => {
  const deleted = await createSavedAgreement(merchant, 'V-1')
  expect((await merchant.get(`${tokens}/${deleted}`)).body.id).toBe(deleted)
  expect((await merchant.call('DELETE', `${tokens}/${deleted}`)).status).toBe(204)
  expect((await merchant.get(`${tokens}/${deleted}`)).status).toBe(404)
  expect((await merchant.call('DELETE', `${tokens}/${deleted}`)).status).toBe(404)
  const charge = await merchant.post('/v2/checkout/orders', renewalRequest('V-2', deleted), 'v2')
  expect([charge.status, issueOf(charge)]).toEqual([422, 'TOKEN_ID_NOT_FOUND'])

  const cancelled = await createSavedAgreement(merchant, 'V-3')
  await merchant.sandbox.runAction(`payment-tokens/${cancelled}/cancel`)
  const after = await merchant.post('/v2/checkout/orders', renewalRequest('V-4', cancelled), 'v4')
  expect([after.status, issueOf(after)]).toEqual([422, 'AGREEMENT_ALREADY_CANCELLED'])
})

test('the funding source of an agreement can be set to decline, and to accept again', async () => {
  const [refusing, other] = [
    await createSavedAgreement(merchant, 'V-R1'),
    await createSavedAgreement(merchant, 'V-R2'),
  ]
  const charge = (invoice: string, id: string) =>
    merchant.post('/v2/checkout/orders', renewalRequest(invoice, id), invoice)
  await merchant.sandbox.runAction(`payment-tokens/${refusing}/decline`)
  expect(issueOf(await charge('V-R3', refusing))).toBe('INSTRUMENT_DECLINED')
  expect((await charge('V-R4', other)).body.status).toBe('COMPLETED')
  await merchant.sandbox.runAction(`payment-tokens/${refusing}/accept`)
  expect((await charge('V-R5', refusing)).body.status).toBe('COMPLETED')
})
