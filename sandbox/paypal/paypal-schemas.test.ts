import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Answer,
  createPaidOrder,
  decide,
  linkOf,
  type Merchant,
  openMerchantFixture,
  orderRequest,
  renewalRequest,
  savingSource,
} from '../testing/merchant.ts'

// PayPal publishes its OpenAPI files as @paypal/paypal-rest-api-specifications, whose own dependencies cannot all be
// installed: `npm pack` it, unpack it, and name its folder `openapi` here.
const folder = process.env.PAYPAL_SCHEMAS ?? ''

type Specification = { paths: Record<string, Record<string, { responses: Record<string, Response> }>> }
type Response = { $ref?: string; content?: Record<string, unknown> }

const inPointer = (name: string) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))

/** Validates an answer against PayPal's schema. */
function schemasOf(file: string) {
  // Some enums are empty in the files: they are ignored.
  const specification = JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8'), (name, value) =>
    name === 'enum' && Array.isArray(value) && value.length === 0 ? undefined : value,
  ) as Specification
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false, unicodeRegExp: false })
  ajv.addSchema(specification, 'paypal')
  return (call: string, { status, body }: Answer): string[] => {
    const [verb = '', path = ''] = call.split(' ')
    const method = verb.toLowerCase()
    const response = specification.paths[path]?.[method]?.responses[status]
    if (!response) return [`${call} does not answer ${status}`]
    const place = response.$ref ?? `#/paths/${inPointer(path)}/${method}/responses/${status}`
    const validate = ajv.compile({ $ref: `paypal${place}/content/${inPointer('application/json')}/schema` })
    validate(body)
    return (validate.errors ?? []).map(({ instancePath, message }) => `${call} ${instancePath} ${message}`)
  }
}

describe.skipIf(folder === '')('answers are as PayPal’s OpenAPI files describe them', () => {
  let merchant: Merchant
  beforeAll(async () => {
    merchant = await openMerchantFixture()
  })
  afterAll(() => merchant.sandbox.close())

  test('orders', async () => {
    const faultsOf = schemasOf('checkout_orders_v2')
    const orders = '/v2/checkout/orders'
    const capture = `${orders}/{id}/capture`
    const paid = await createPaidOrder(merchant, 'O-1', 'approve', savingSource)
    const pending = await createPaidOrder(merchant, 'O-2', 'pending')
    const source = paid.answer.body.payment_source as { paypal: { attributes: { vault: { id: string } } } }
    const { id: vaultId } = source.paypal.attributes.vault
    const whole = { Prefer: 'return=representation' }
    const answers: [string, Answer][] = [
      [`POST ${orders}`, await merchant.post(orders, orderRequest('O-3'), 'o3')],
      [`POST ${orders}`, await merchant.post(orders, orderRequest('O-3'), 'o3')],
      [`POST ${orders}`, await merchant.post(orders, orderRequest('O-4'), 'o4', whole)],
      [`POST ${orders}`, await merchant.post(orders, renewalRequest('O-5', vaultId), 'o5')],
      [`POST ${orders}`, await merchant.post(orders, { intent: 'CAPTURE' }, 'o6')],
      [`POST ${capture}`, paid.answer],
      [`POST ${capture}`, pending.answer],
      [`POST ${capture}`, await merchant.post(`${orders}/${paid.id}/capture`, {}, 'again')],
      [`GET ${orders}/{id}`, await merchant.get(`${orders}/${paid.id}`)],
      [`GET ${orders}/{id}`, await merchant.get(`${orders}/none`)],
    ]
    expect(answers.map(([, { status }]) => status)).toEqual([
      201, 200, 201, 201, 400, 201, 201, 422, 200, 404,
    ])
    expect(answers.flatMap(([call, answer]) => faultsOf(call, answer))).toEqual([])
  })

  test('captures and refunds', async () => {
    const faultsOf = schemasOf('payments_payment_v2')
    const one = '/v2/payments/captures/{capture_id}'
    const { capture } = await createPaidOrder(merchant, 'P-1')
    const path = `/v2/payments/captures/${capture.id}`
    const part = { amount: { currency_code: 'EUR', value: '1.00' }, note_to_payer: 'Geste' }
    const refund = await merchant.post(`${path}/refund`, part, 'p1')
    const answers: [string, Answer][] = [
      [`GET ${one}`, await merchant.get(path)],
      [`POST ${one}/refund`, refund],
      [
        `POST ${one}/refund`,
        await merchant.post(`${path}/refund`, { amount: { currency_code: 'EUR', value: '99.00' } }, 'p2'),
      ],
      ['GET /v2/payments/refunds/{refund_id}', await merchant.get(`/v2/payments/refunds/${refund.body.id}`)],
    ]
    expect(answers.map(([, { status }]) => status)).toEqual([200, 201, 422, 200])
    expect(answers.flatMap(([call, answer]) => faultsOf(call, answer))).toEqual([])
  })

  test('agreements', async () => {
    const faultsOf = schemasOf('vault_payment_tokens_v3')
    const [setups, tokens] = ['/v3/vault/setup-tokens', '/v3/vault/payment-tokens']
    const request = { payment_source: { paypal: { description: 'Essai', usage_type: 'MERCHANT' } } }
    const setup = await merchant.post(setups, request, 'v1')
    await decide(linkOf(setup.body, 'approve')!)
    const exchange = { payment_source: { token: { id: setup.body.id, type: 'SETUP_TOKEN' } } }
    const token = await merchant.post(tokens, exchange, 'v2')
    const answers: [string, Answer][] = [
      [`POST ${setups}`, setup],
      [`GET ${setups}/{id}`, await merchant.get(`${setups}/${setup.body.id}`)],
      [`POST ${tokens}`, token],
      [`GET ${tokens}/{id}`, await merchant.get(`${tokens}/${token.body.id}`)],
      [`GET ${tokens}/{id}`, await merchant.get(`${tokens}/none`)],
    ]
    expect(answers.map(([, { status }]) => status)).toEqual([201, 200, 201, 200, 404])
    expect(answers.flatMap(([call, answer]) => faultsOf(call, answer))).toEqual([])
  })
})
