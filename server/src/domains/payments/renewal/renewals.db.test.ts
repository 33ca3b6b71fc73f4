import type { Interval, PaidPlanId } from '@lettrine/contract/plans'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type BillingFixture,
  customerActions,
  openBillingFixture,
  readLedgerTotals,
} from '../../../../testing/payments/billing-fixture.ts'

const start = '2027-01-31T09:00:00.000Z'
const shops: BillingFixture[] = []
let fixture: BillingFixture
beforeEach(async () => {
  fixture ??= await openBillingFixture({ timeoutMs: 400 })
  if (!shops.includes(fixture)) shops.push(fixture)
  fixture.setTime(start)
  fixture.sandbox.configureFaults({ renewals: 'accept', nextCalls: [] })
})
afterAll(async () => {
  const books = await readLedgerTotals(fixture)
  expect(books).toMatchObject({ unbalanced: [], gaps: [] })
  expect(books.ledgerNet).toBe(books.net)
  for (const one of shops) await one.close()
})

const aCustomer = async () => {
  const person = await fixture.signUp()
  return { ...person, ...customerActions(fixture, person) }
}
/** A paying customer of `plan`, after a possible trial. */
async function aPayer(plan: PaidPlanId = 'monthly', interval: Interval = 'monthly') {
  const buyer = await aCustomer()
  await buyer.buy(plan, interval)
  return buyer
}
const day = (iso: string | null | undefined) => iso?.slice(0, 10)
const about = async (userId: string) => (await fixture.mails(userId)).map((mail) => mail.about)
const paidTimes = async (userId: string) =>
  (
    await fixture.rows<{ at: Date; cents: number }>(
      sql`SELECT settled_at AS at, amount_cents AS cents FROM payments
          WHERE user_id = ${userId} AND settled_at IS NOT NULL AND amount_cents > 0 ORDER BY settled_at`,
    )
  ).map(({ at, cents }) => `${new Date(at).toISOString().slice(0, 10)} ${cents}`)

describe('a renewal', () => {
  test('is renewed on its day of the month: 31 January, 28 February, 31 March', async () => {
    const buyer = await aPayer()
    await fixture.pass(95)
    expect(await paidTimes(buyer.id)).toEqual([
      '2027-01-31 999',
      '2027-02-28 999',
      '2027-03-31 999',
      '2027-04-30 999',
    ])
    expect(day((await buyer.current())!.currentPeriodEnd)).toBe('2027-05-31')
  })

  test('is charged once per period, with several schedulers', async () => {
    const buyer = await aPayer()
    fixture.advance(28)
    await Promise.all(Array.from({ length: 6 }, () => fixture.bill()))
    expect(await paidTimes(buyer.id)).toEqual(['2027-01-31 999', '2027-02-28 999'])
    expect(fixture.sandbox.state().captures.filter(({ custom_id }) => custom_id).length).toBeGreaterThan(0)
  })

  test('keeps the price it was sold at', async () => {
    const buyer = await aPayer()
    await fixture.db.execute(sql`UPDATE subscriptions SET price_cents = 500 WHERE user_id = ${buyer.id}`)
    await fixture.pass(29)
    expect(await paidTimes(buyer.id)).toEqual(['2027-01-31 999', '2027-02-28 500'])
  })

  test('of a year is announced once, between one and three months before', async () => {
    const buyer = await aPayer('basic', 'yearly')
    await fixture.pass(8)
    expect(await about(buyer.id)).toEqual(['trial-started', 'trial-ending', 'payment-succeeded'])
    await fixture.pass(319)
    expect(await about(buyer.id)).toEqual([
      'trial-started',
      'trial-ending',
      'payment-succeeded',
      'renewal-ahead',
    ])
    await fixture.pass(60)
    expect(await paidTimes(buyer.id)).toEqual(['2027-02-07 9999', '2028-02-07 9999'])
  }, 120_000)

  test('after two months of downtime starts a new period, without charging the gap', async () => {
    const buyer = await aPayer()
    fixture.advance(90)
    expect(await buyer.plan()).toBe('free')
    await fixture.bill()
    await fixture.bill()
    expect(await paidTimes(buyer.id)).toEqual(['2027-01-31 999', '2027-05-01 999'])
    expect(day((await buyer.current())!.currentPeriodEnd)).toBe('2027-06-01')
  })
})

describe('a trial', () => {
  test('is announced three days before its end, and charged then', async () => {
    const buyer = await aPayer('basic')
    await fixture.pass(3)
    expect(await about(buyer.id)).toEqual(['trial-started'])
    await fixture.pass(1)
    expect(await about(buyer.id)).toEqual(['trial-started', 'trial-ending'])
    await fixture.pass(3)
    expect(await paidTimes(buyer.id)).toEqual(['2027-02-07 999'])
    expect(await buyer.current()).toMatchObject({ state: 'active', trialEnd: null })
  })

  test('is not charged when cancelled before its end, and lasts to its end', async () => {
    const buyer = await aPayer('basic')
    const { id } = (await buyer.current())!
    const cancelled = await buyer.call('POST', `/subscriptions/${id}/cancel`, { reason: 'Trop cher' })
    expect(cancelled.body.data).toMatchObject({
      cancelAtPeriodEnd: true,
      endDate: '2027-02-07T09:00:00.000Z',
    })
    await fixture.pass(6)
    expect(await buyer.plan()).toBe('basic')
    await fixture.pass(1)
    expect(await buyer.plan()).toBe('free')
    expect(await paidTimes(buyer.id)).toEqual([])
    expect(await about(buyer.id)).toEqual(['trial-started', 'cancelled'])
  })
})

describe('a renewal that is declined', () => {
  test('is retried after 1, 3, 5 and 7 days with access, then access ends', async () => {
    const buyer = await aPayer()
    fixture.sandbox.configureFaults({ renewals: 'decline' })
    await fixture.pass(28)
    expect(await buyer.current()).toMatchObject({
      state: 'past_due',
      status: 'active',
      graceEnd: '2027-03-07T09:00:00.000Z',
    })
    const attempts = () =>
      fixture.rows<{ at: Date }>(
        sql`SELECT begun_at AS at FROM payment_attempts JOIN payments ON payments.id = payment_id
            WHERE user_id = ${buyer.id} AND action = 'charge' ORDER BY begun_at`,
      )
    await fixture.pass(6)
    expect(await buyer.plan()).toBe('monthly')
    await fixture.pass(1)
    expect((await attempts()).map(({ at }) => day(new Date(at).toISOString()))).toEqual([
      '2027-02-28',
      '2027-03-01',
      '2027-03-03',
      '2027-03-05',
      '2027-03-07',
    ])
    expect(await buyer.plan()).toBe('free')
    expect(await buyer.current()).toMatchObject({ state: 'unpaid', status: 'unpaid' })
    expect(await about(buyer.id)).toEqual([
      'payment-succeeded',
      'payment-failed',
      'payment-failed',
      'payment-failed',
      'payment-failed',
      'access-ended',
    ])
    await fixture.pass(31)
    expect(await buyer.current()).toBeUndefined()
  })

  test('and then paid continues the subscription', async () => {
    const buyer = await aPayer()
    fixture.sandbox.configureFaults({ renewals: 'decline' })
    await fixture.pass(29)
    fixture.sandbox.configureFaults({ renewals: 'accept' })
    await fixture.pass(2)
    expect(await buyer.current()).toMatchObject({ state: 'active', graceEnd: null })
    expect(day((await buyer.current())!.currentPeriodEnd)).toBe('2027-03-31')
    expect(await paidTimes(buyer.id)).toEqual(['2027-01-31 999', '2027-03-03 999'])
  })

  test('and unpaid allows a new purchase', async () => {
    const buyer = await aPayer()
    fixture.sandbox.configureFaults({ renewals: 'decline' })
    await fixture.pass(36)
    fixture.sandbox.configureFaults({ renewals: 'accept' })
    await buyer.buy('lifetime', 'lifetime')
    expect(await buyer.plan()).toBe('lifetime')
  })
})

describe('a revoked agreement', () => {
  const withdrawAgreement = async (userId: string) => {
    const [method] = await fixture.rows<{ token: string }>(
      sql`SELECT paypal_token_id AS token FROM payment_methods WHERE user_id = ${userId} AND gone_at IS NULL`,
    )
    await fixture.sandbox.runAction(`payment-tokens/${method!.token}/cancel`)
  }

  test('is not charged; the renewal is paid with a new agreement', async () => {
    const buyer = await aPayer()
    await withdrawAgreement(buyer.id)
    await fixture.deliverWebhooks()
    expect((await buyer.current())!.paymentMethod).toMatchObject({ isGone: true })
    await fixture.pass(29)
    expect(await buyer.current()).toMatchObject({ state: 'past_due', nextPayment: null })
    expect(await about(buyer.id)).toEqual(['payment-succeeded', 'agreement-gone'])
    const session = (await buyer.call('POST', '/payments/renew-agreement', {})).body.data
    expect((await buyer.confirm(await buyer.approve(session))).body.data).toMatchObject({
      kind: 'agreement',
      status: 'succeeded',
    })
    await fixture.bill()
    expect(await buyer.current()).toMatchObject({ state: 'active', paymentMethod: { isGone: false } })
    expect(await paidTimes(buyer.id)).toEqual(['2027-01-31 999', '2027-03-01 999'])
  })

  test('without a webhook is detected by the charge, and not retried', async () => {
    const buyer = await aPayer()
    fixture.sandbox.configureFaults({ webhooks: 'drop' })
    await withdrawAgreement(buyer.id)
    fixture.sandbox.configureFaults({ webhooks: 'deliver' })
    await fixture.pass(34)
    const charges = await fixture.rows(
      sql`SELECT 1 FROM payment_attempts JOIN payments ON payments.id = payment_id
          WHERE user_id = ${buyer.id} AND action = 'charge'`,
    )
    expect(charges).toHaveLength(1)
    await fixture.pass(2)
    expect(await buyer.current()).toMatchObject({ state: 'unpaid' })
    expect(await about(buyer.id)).toEqual(['payment-succeeded', 'agreement-gone', 'access-ended'])
  })

  test('that is unused is deleted at PayPal', async () => {
    const buyer = await aPayer('basic')
    const { id } = (await buyer.current())!
    await buyer.call('POST', `/subscriptions/${id}/cancel`)
    await fixture.pass(8)
    const [method] = await fixture.rows<{ token: string; gone: Date }>(
      sql`SELECT paypal_token_id AS token, gone_at AS gone FROM payment_methods WHERE user_id = ${buyer.id}`,
    )
    expect(method!.gone).not.toBeNull()
    expect(fixture.sandbox.state().paymentTokens.map((token) => token.id)).not.toContain(method!.token)
  })
})

test('a renewal with a lost answer is resolved, and paid once', async () => {
  const buyer = await aPayer()
  fixture.advance(28)
  fixture.sandbox.configureFaults({ nextCalls: [{ match: '/v2/checkout/orders', fault: 'time-out-after' }] })
  await fixture.bill()
  expect(await paidTimes(buyer.id)).toEqual(['2027-01-31 999'])
  fixture.advance(3 / 24 / 60)
  await fixture.bill()
  expect(await paidTimes(buyer.id)).toEqual(['2027-01-31 999', '2027-02-28 999'])
})

test('a pending renewal has a week of grace, and continues once completed', async () => {
  const buyer = await aPayer()
  fixture.sandbox.configureFaults({ renewals: 'pending' })
  await fixture.pass(28)
  expect(await buyer.current()).toMatchObject({ state: 'past_due', status: 'active' })
  await fixture.pass(8)
  expect(await buyer.plan()).toBe('free')
  const held = fixture.sandbox.state().captures.find(({ status }) => status === 'PENDING')!
  await fixture.sandbox.runAction(`captures/${held.id}/complete`)
  await fixture.deliverWebhooks()
  expect(await buyer.plan()).toBe('monthly')
  expect(await paidTimes(buyer.id)).toHaveLength(2)
})

describe('a cancellation', () => {
  test('keeps access until the end of the period, is confirmed by mail, and can be reverted before', async () => {
    const buyer = await aPayer()
    const { id } = (await buyer.current())!
    await buyer.call('POST', `/subscriptions/${id}/cancel`)
    await buyer.call('POST', `/subscriptions/${id}/cancel`)
    await fixture.pass(10)
    const kept = await buyer.call('POST', `/subscriptions/${id}/reactivate`)
    expect(kept.body.data).toMatchObject({ cancelAtPeriodEnd: false, endDate: null })
    const none = await buyer.call('POST', `/subscriptions/${id}/reactivate`)
    expect([none.status, none.body.error]).toEqual([422, 'Aucun abonnement à réactiver'])
    await buyer.call('POST', `/subscriptions/${id}/cancel`)
    await fixture.pass(18)
    expect(await buyer.current()).toBeUndefined()
    expect(await paidTimes(buyer.id)).toHaveLength(1)
    expect(await about(buyer.id)).toEqual(['payment-succeeded', 'cancelled', 'reactivated', 'cancelled'])
    const late = await buyer.call('POST', `/subscriptions/${id}/reactivate`)
    expect(late.status).toBe(404)
  })

  test('of another user’s subscription is not found', async () => {
    const [buyer, stranger] = [await aPayer(), await aPayer()]
    const { id } = (await buyer.current())!
    for (const verb of ['cancel', 'reactivate', 'keep-plan'])
      expect((await stranger.call('POST', `/subscriptions/${id}/${verb}`)).status).toBe(404)
    expect((await buyer.current())!.cancelAtPeriodEnd).toBe(false)
  })
})

test('hundreds of open sessions and running subscriptions do not delay billing', async () => {
  const [lost, yearly] = [await aCustomer(), await aPayer('basic', 'yearly')]
  const { payment } = await lost.buy('monthly', 'monthly', 'time-out')
  expect(payment).toMatchObject({ state: 'unknown' })
  await fixture.db.execute(sql`
    INSERT INTO payments (id, user_id, kind, status, plan_id, interval, amount_cents, tax_cents, tax_rate, currency,
      price_cents, invoice_id, order_id, created_at, updated_at, expires_at)
    SELECT gen_random_uuid(), ${lost.id}, 'purchase', 'awaiting_approval', 'basic', 'monthly', 999, 167, 2000, 'EUR', 999,
      'I-' || n, 'O-' || n, '2027-01-01', '2027-01-01', '2099-01-01' FROM generate_series(1, 150) AS n`)
  await fixture.db.execute(sql`
    WITH people AS (
      INSERT INTO users (id, name, email, created_at, updated_at)
      SELECT gen_random_uuid(), 'Camille Roy', 'mois-' || n || '@example.org', now(), now() FROM generate_series(1, 250) AS n
      RETURNING id)
    INSERT INTO subscriptions (user_id, id, plan_id, status, source, interval, price_cents, anchor, current_period_start,
      current_period_end, created_at, updated_at)
    SELECT id, gen_random_uuid(), 'basic', 'active', 'paid', 'monthly', 999, '2027-01-31', '2027-01-31', '2027-02-05',
      '2027-01-31', '2027-01-31' FROM people`)
  fixture.advance(4)
  await fixture.bill()
  expect(await about(yearly.id)).toEqual(['trial-started', 'trial-ending'])
  expect((await lost.call('GET', `/payments/${payment.id}`)).body.data).toMatchObject({ state: 'succeeded' })
  await fixture.db.execute(sql`DELETE FROM users WHERE email LIKE 'mois-%'`)
})
