import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type BillingFixture,
  customerActions,
  openBillingFixture,
  readLedgerTotals,
} from '../../../testing/payments/billing-fixture.ts'

let fixture: BillingFixture
beforeAll(async () => {
  fixture = await openBillingFixture({ timeoutMs: 400 })
})
afterAll(() => fixture.close())

const aCustomer = async () => {
  const person = await fixture.signUp()
  return { ...person, ...customerActions(fixture, person) }
}
const captureOf = (paymentId: string) =>
  fixture.sandbox.state().captures.find(({ custom_id }) => custom_id === paymentId)!
const eventsOf = (type: string) => fixture.sandbox.webhooks().filter((event) => event.type === type)

test('an approved order is captured even if its payer does not return', async () => {
  const buyer = await aCustomer()
  const { paymentId } = await buyer.approve(await buyer.begin('monthly'))
  await fixture.deliverWebhooks()
  expect(await buyer.plan()).toBe('monthly')
  expect(captureOf(paymentId!)).toMatchObject({ status: 'COMPLETED' })
})

test('early, repeated and unordered webhooks settle once', async () => {
  const buyer = await aCustomer()
  fixture.sandbox.configureFaults({ webhooks: 'hold' })
  const back = await buyer.approve(await buyer.begin('monthly'))
  await fixture.deps.payPal.captureOrder('by another process', back.token!)
  const [completed] = eventsOf('PAYMENT.CAPTURE.COMPLETED').slice(-1)
  const [approved] = eventsOf('CHECKOUT.ORDER.APPROVED').slice(-1)
  for (const event of [completed!, completed!, approved!, completed!])
    await fixture.sandbox.runAction(`webhooks/${event.id}/send`)
  expect((await buyer.confirm(back)).body.data).toMatchObject({ status: 'succeeded' })
  expect(await fixture.rows(sql`SELECT 1 FROM receipts WHERE payment_id = ${back.paymentId!}`)).toHaveLength(
    1,
  )
  expect(
    await fixture.rows(
      sql`SELECT DISTINCT transaction_id FROM ledger_entries WHERE payment_id = ${back.paymentId!}`,
    ),
  ).toHaveLength(1)
  expect(completed).toMatchObject({ state: 'delivered' })
  fixture.sandbox.configureFaults({ webhooks: 'deliver' })
})

test('an event that was handled is not handled again', async () => {
  const buyer = await aCustomer()
  await buyer.buy('monthly')
  await fixture.deliverWebhooks()
  const [event] = eventsOf('PAYMENT.CAPTURE.COMPLETED').slice(-1)
  const [kept] = await fixture.rows<{ at: Date }>(
    sql`SELECT handled_at AS at FROM webhook_events WHERE id = ${event!.id}`,
  )
  fixture.advance(1)
  await fixture.sandbox.runAction(`webhooks/${event!.id}/send`)
  expect(
    await fixture.rows(sql`SELECT handled_at AS at FROM webhook_events WHERE id = ${event!.id}`),
  ).toEqual([kept])
  fixture.advance(-1)
})

describe('a webhook without a valid signature', () => {
  const post = (payload: string, headers: Record<string, string> = {}) =>
    fixture.app.inject({
      method: 'POST',
      url: '/v1/payments/webhooks/paypal',
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    })

  test('is refused without effect', async () => {
    const buyer = await aCustomer()
    const { payment } = await buyer.buy('monthly')
    const body = JSON.stringify({
      id: 'WH-FORGED',
      event_type: 'PAYMENT.CAPTURE.REFUNDED',
      create_time: '2027-01-31T09:00:00Z',
      resource: { id: captureOf(payment.id).id },
    })
    expect((await post(body)).statusCode).toBe(400)
    expect(
      (
        await post(body, {
          'paypal-transmission-id': 'one',
          'paypal-transmission-time': '2027-01-31T09:00:00Z',
          'paypal-transmission-sig': Buffer.from('forged').toString('base64'),
          'paypal-cert-url': 'https://evil.example/v1/notifications/certs/CERT',
          'paypal-auth-algo': 'SHA256withRSA',
        })
      ).statusCode,
    ).toBe(400)
    expect(await fixture.rows(sql`SELECT 1 FROM webhook_events WHERE id = 'WH-FORGED'`)).toEqual([])
    expect(await buyer.plan()).toBe('monthly')
  })

  test('that is too long or empty is refused as well', async () => {
    expect((await post('x'.repeat(300_000))).statusCode).toBe(413)
    expect((await post('')).statusCode).toBe(400)
  })
})

test('with the database down the answer is 5xx, so that PayPal retries', async () => {
  const buyer = await aCustomer()
  await buyer.approve(await buyer.begin('monthly'))
  await fixture.db.execute(sql`ALTER TABLE webhook_events RENAME TO webhook_events_away`)
  await fixture.deliverWebhooks()
  const [event] = eventsOf('CHECKOUT.ORDER.APPROVED').slice(-1)
  expect(event).toMatchObject({ state: 'waiting', attempts: [{ status: 500 }] })
  await fixture.db.execute(sql`ALTER TABLE webhook_events_away RENAME TO webhook_events`)
  fixture.advance(2 / 24 / 60)
  await fixture.deliverWebhooks()
  expect(await buyer.plan()).toBe('monthly')
})

test('a refund made at PayPal issues a credit note, and a full one ends access', async () => {
  const buyer = await aCustomer()
  const { payment } = await buyer.buy('monthly')
  const captureId = captureOf(payment.id).id
  await fixture.deps.payPal.refundCapture('an operator', captureId, {
    amount: { cents: 300, currency: 'EUR' },
  })
  await fixture.deliverWebhooks()
  expect(await buyer.history()).toMatchObject([{ state: 'partially_refunded', refundedAmount: 3 }])
  expect(await buyer.plan()).toBe('monthly')
  await fixture.deps.payPal.refundCapture('the rest', captureId)
  await fixture.deliverWebhooks()
  const [told] = await buyer.history()
  expect(told).toMatchObject({ state: 'refunded', refundedAmount: 9.99 })
  expect(told!.creditNotes).toHaveLength(2)
  expect(await buyer.plan()).toBe('free')
  const [tax] = await fixture.rows<{ vat: number }>(
    sql`SELECT sum(amount_cents)::int AS vat FROM ledger_entries WHERE payment_id = ${payment.id} AND account = 'vat'`,
  )
  expect(tax).toEqual({ vat: 0 })
})

test('a reversal ends access, and is shown as such', async () => {
  const buyer = await aCustomer()
  const { payment } = await buyer.buy('lifetime', 'lifetime')
  await fixture.sandbox.runAction(`captures/${captureOf(payment.id).id}/reverse`)
  await fixture.deliverWebhooks()
  expect(await buyer.history()).toMatchObject([{ state: 'reversed', status: 'failed' }])
  expect(await buyer.plan()).toBe('free')
})

test('a dispute stops renewals; the paid period continues', async () => {
  const buyer = await aCustomer()
  const { payment } = await buyer.buy('monthly')
  await fixture.sandbox.runAction(`captures/${captureOf(payment.id).id}/dispute`)
  await fixture.deliverWebhooks()
  expect(await buyer.current()).toMatchObject({ nextPayment: null, status: 'active' })
  fixture.advance(29)
  await fixture.bill()
  expect(await buyer.current()).toBeUndefined()
  expect(await buyer.history()).toHaveLength(1)
  fixture.advance(-29)
})

test('the ledger balances', async () => {
  const books = await readLedgerTotals(fixture)
  expect(books).toMatchObject({ unbalanced: [], gaps: [] })
  expect(books.ledgerNet).toBe(books.net)
})
