import type { Interval, PaidPlanId } from '@lettrine/contract/plans'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type BillingFixture,
  customerActions,
  openBillingFixture,
  readLedgerTotals,
} from '../../../../testing/payments/billing-fixture.ts'
import { runBilling } from '../run-billing.ts'

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

describe('a change of plan', () => {
  const quote = async (
    buyer: Awaited<ReturnType<typeof aPayer>>,
    targetPlanId: PaidPlanId,
    interval?: Interval,
  ) =>
    (
      await buyer.call('POST', '/subscriptions/estimate-upgrade', {
        targetPlanId,
        ...(interval ? { interval } : {}),
      })
    ).body.data

  test('to a larger plan is charged for the rest of the period, exactly as quoted, before the switch', async () => {
    const buyer = await aPayer()
    fixture.advance(14)
    const told = await quote(buyer, 'pro')
    expect(told).toMatchObject({ effective: 'now', dueNow: 5, credit: 5, newPrice: 19.99 })
    const changed = await buyer.call('POST', '/subscriptions/change-plan', {
      planId: 'pro',
      quoteId: told.id,
    })
    expect(changed.body.data).toMatchObject({
      subscription: { planId: 'pro', price: 19.99 },
      payment: { status: 'succeeded' },
      approvalUrl: null,
    })
    const again = await buyer.call('POST', '/subscriptions/change-plan', { planId: 'pro', quoteId: told.id })
    // Idempotent.
    expect([again.status, again.body.data.payment]).toEqual([200, changed.body.data.payment])
    await fixture.pass(14)
    expect(await paidTimes(buyer.id)).toEqual(['2027-01-31 999', '2027-02-14 500', '2027-02-28 1999'])
  })

  test('without its quote, or with an old one, charges nothing', async () => {
    const buyer = await aPayer()
    const bare = await buyer.call('POST', '/subscriptions/change-plan', { planId: 'pro' })
    expect([bare.status, bare.body.code]).toEqual([422, 'QUOTE_NEEDED'])
    const told = await quote(buyer, 'pro')
    fixture.advance(0.03)
    const old = await buyer.call('POST', '/subscriptions/change-plan', { planId: 'pro', quoteId: told.id })
    expect([old.status, old.body.code]).toEqual([409, 'QUOTE_EXPIRED'])
    const stranger = await aPayer()
    const fresh = await quote(buyer, 'pro')
    const stolen = await stranger.call('POST', '/subscriptions/change-plan', {
      planId: 'pro',
      quoteId: fresh.id,
    })
    expect(stolen.status).toBe(409)
    expect(await paidTimes(buyer.id)).toHaveLength(1)
  })

  test('that is declined changes nothing', async () => {
    const buyer = await aPayer()
    const told = await quote(buyer, 'premium')
    fixture.sandbox.configureFaults({ renewals: 'decline' })
    const answer = await buyer.call('POST', '/subscriptions/change-plan', {
      planId: 'premium',
      quoteId: told.id,
    })
    expect([answer.status, answer.body.code]).toEqual([402, 'PAYMENT_DECLINED'])
    expect(await buyer.plan()).toBe('monthly')
  })

  test('to a yearly plan starts the year, less the unused part of the month', async () => {
    const buyer = await aPayer()
    fixture.advance(14)
    const told = await quote(buyer, 'basic', 'yearly')
    expect(told).toMatchObject({ effective: 'now', dueNow: 94.99, credit: 5 })
    await buyer.call('POST', '/subscriptions/change-plan', {
      planId: 'basic',
      interval: 'yearly',
      quoteId: told.id,
    })
    expect(day((await buyer.current())!.currentPeriodEnd)).toBe('2028-02-14')
  })

  test('to a plan for life stops renewals', async () => {
    const buyer = await aPayer()
    fixture.advance(14)
    const told = await quote(buyer, 'lifetime')
    expect(told).toMatchObject({ dueNow: 94, credit: 5, nextPaymentAt: null, newPrice: 99 })
    await buyer.call('POST', '/subscriptions/change-plan', { planId: 'lifetime', quoteId: told.id })
    await fixture.pass(60)
    expect(await paidTimes(buyer.id)).toEqual(['2027-01-31 999', '2027-02-14 9400'])
    expect(await buyer.plan()).toBe('lifetime')
  })

  test('to a smaller plan takes effect at the end of the period, and can be cancelled until then', async () => {
    const buyer = await aPayer('pro')
    await fixture.pass(15)
    const told = await quote(buyer, 'basic')
    expect(told).toMatchObject({ effective: 'period-end', dueNow: 0, newPrice: 9.99 })
    await buyer.call('POST', '/subscriptions/change-plan', { planId: 'basic', quoteId: told.id })
    const scheduled = (await buyer.current())!
    expect(scheduled).toMatchObject({ planId: 'pro', scheduledChange: { planId: 'basic', price: 9.99 } })
    await buyer.call('POST', `/subscriptions/${scheduled.id}/keep-plan`)
    expect((await buyer.current())!.scheduledChange).toBeNull()
    await buyer.call('POST', '/subscriptions/change-plan', { planId: 'basic' })
    await fixture.pass(30)
    expect(await buyer.plan()).toBe('basic')
    expect(await paidTimes(buyer.id)).toEqual(['2027-02-14 1999', '2027-03-14 999'])
  })

  test('in a trial keeps the date of the first payment', async () => {
    const buyer = await aPayer('basic')
    await buyer.call('POST', '/subscriptions/change-plan', { planId: 'pro' })
    expect(await buyer.plan()).toBe('pro')
    await fixture.pass(8)
    expect(await paidTimes(buyer.id)).toEqual(['2027-02-07 1999'])
  })

  test('from one lifetime plan to another is approved at PayPal, and made on return', async () => {
    const buyer = await aPayer('lifetime', 'lifetime')
    const told = await quote(buyer, 'pro', 'lifetime')
    expect(told.dueNow).toBe(300.99)
    const asked = await buyer.call('POST', '/subscriptions/change-plan', {
      planId: 'pro',
      interval: 'lifetime',
      quoteId: told.id,
    })
    const back = await buyer.approve({ approvalUrl: asked.body.data.approvalUrl })
    expect((await buyer.confirm(back)).body.data).toMatchObject({
      kind: 'change',
      status: 'succeeded',
      amount: 300.99,
    })
    expect(await buyer.plan()).toBe('pro')
  })
})

describe('a refund', () => {
  const refund = (buyer: Awaited<ReturnType<typeof aPayer>>, id: string) =>
    buyer.call('POST', `/payments/${id}/refund`, { reason: 'Je change d’avis' })

  test('within thirty days is complete, ends access, and issues a credit note', async () => {
    const buyer = await aPayer()
    await fixture.pass(27)
    const [payment] = await buyer.history()
    expect((await refund(buyer, payment!.id)).body.data).toMatchObject({
      state: 'refunded',
      refundedAmount: 9.99,
    })
    expect(await buyer.plan()).toBe('free')
    expect((await buyer.history())[0]!.creditNotes).toMatchObject([
      { number: expect.stringMatching(/^A-2027-/) },
    ])
    expect(await about(buyer.id)).toEqual(['payment-succeeded', 'refunded'])
    const twice = await refund(buyer, payment!.id)
    expect([twice.status, twice.body.code]).toEqual([422, 'REFUND_REFUSED'])
    await fixture.pass(30)
    expect(await paidTimes(buyer.id)).toHaveLength(1)
  })

  test('is refused after thirty days, for a renewal, or to another user', async () => {
    const [buyer, stranger] = [await aPayer(), await aPayer()]
    await fixture.pass(31)
    const [renewal, first] = await buyer.history()
    for (const payment of [renewal!, first!]) {
      const answer = await refund(buyer, payment.id)
      expect([answer.status, answer.body.code]).toEqual([422, 'REFUND_REFUSED'])
    }
    expect((await refund(stranger, first!.id)).status).toBe(404)
  })

  test('is possible for the first payment after a trial', async () => {
    const buyer = await aPayer('basic')
    await fixture.pass(10)
    const [payment] = await buyer.history()
    expect((await refund(buyer, payment!.id)).body.data.state).toBe('refunded')
    expect(await buyer.plan()).toBe('free')
  })

  test('of a change restores the previous plan', async () => {
    const buyer = await aPayer()
    const told = (await buyer.call('POST', '/subscriptions/estimate-upgrade', { targetPlanId: 'lifetime' }))
      .body.data
    await buyer.call('POST', '/subscriptions/change-plan', { planId: 'lifetime', quoteId: told.id })
    const change = (await buyer.history()).find(({ kind }) => kind === 'change')!
    await refund(buyer, change.id)
    expect(await buyer.current()).toMatchObject({ planId: 'monthly', status: 'active' })
    await fixture.pass(28)
    expect(await paidTimes(buyer.id)).toHaveLength(3)
  })

  test('of the first payment includes a later change', async () => {
    const buyer = await aPayer()
    const told = (await buyer.call('POST', '/subscriptions/estimate-upgrade', { targetPlanId: 'pro' })).body
      .data
    await buyer.call('POST', '/subscriptions/change-plan', { planId: 'pro', quoteId: told.id })
    const purchase = (await buyer.history()).find(({ kind }) => kind === 'purchase')!
    await refund(buyer, purchase.id)
    expect((await buyer.history()).map(({ state }) => state)).toEqual(['refunded', 'refunded'])
    expect(await buyer.current()).toBeUndefined()
  })

  test('with a lost answer is made once', async () => {
    const buyer = await aPayer()
    const [payment] = await buyer.history()
    fixture.sandbox.configureFaults({ nextCalls: [{ match: '/refund', fault: 'time-out-after' }] })
    await refund(buyer, payment!.id)
    expect(await buyer.plan()).toBe('free')
    fixture.advance(3 / 24 / 60)
    await runBilling(fixture.deps)
    await fixture.deliverWebhooks()
    expect(await buyer.history()).toMatchObject([{ state: 'refunded', refundedAmount: 9.99 }])
    expect(fixture.sandbox.state().refunds.filter(({ custom_id }) => custom_id === payment!.id)).toHaveLength(
      1,
    )
  })
})
