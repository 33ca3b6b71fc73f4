import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decide } from '../../../../../sandbox/testing/merchant.ts'
import {
  type BillingFixture,
  customerActions,
  openBillingFixture,
  readLedgerTotals,
} from '../../../../testing/payments/billing-fixture.ts'

let fixture: BillingFixture
beforeAll(async () => {
  fixture = await openBillingFixture({ timeoutMs: 400 })
})
afterAll(() => fixture.close())

const aCustomer = async () => {
  const person = await fixture.signUp()
  return { ...person, ...customerActions(fixture, person) }
}
const capturesOf = (paymentId: string) =>
  fixture.sandbox.state().captures.filter(({ custom_id }) => custom_id === paymentId)

test('the launch offer is bought for a month, opens its plan, and is receipted', async () => {
  const buyer = await aCustomer()
  const { payment, confirmed } = await buyer.buy('monthly')
  expect(confirmed.status).toBe(200)
  expect(payment).toMatchObject({
    status: 'succeeded',
    amount: 9.99,
    planType: 'monthly',
    receiptNumber: 'F-2027-000001',
  })
  expect(await buyer.plan()).toBe('monthly')
  expect(await buyer.current()).toMatchObject({
    planId: 'monthly',
    status: 'active',
    currentPeriodStart: '2027-01-31T09:00:00.000Z',
    currentPeriodEnd: '2027-02-28T09:00:00.000Z',
    nextPayment: { at: '2027-02-28T09:00:00.000Z', amount: 9.99 },
    refundableUntil: '2027-03-02T09:00:00.000Z',
    paymentMethod: { email: buyer.email, isGone: false },
  })
  expect((await fixture.mails(buyer.id)).map(({ about }) => about)).toEqual(['payment-succeeded'])
})

test('a lifetime plan is paid once, without an agreement', async () => {
  const buyer = await aCustomer()
  await buyer.buy('lifetime', 'lifetime')
  expect(await buyer.current()).toMatchObject({
    planId: 'lifetime',
    interval: 'lifetime',
    currentPeriodEnd: null,
    nextPayment: null,
    paymentMethod: null,
  })
  fixture.advance(4_000)
  expect(await buyer.plan()).toBe('lifetime')
  fixture.advance(-4_000)
  expect(await fixture.rows(sql`SELECT 1 FROM payment_methods WHERE user_id = ${buyer.id}`)).toEqual([])
})

test('a trial is free, once per plan and user', async () => {
  const buyer = await aCustomer()
  const { payment } = await buyer.buy('pro', 'yearly')
  expect(payment).toMatchObject({ kind: 'trial', amount: 0, status: 'succeeded', receiptNumber: null })
  expect(await buyer.current()).toMatchObject({
    state: 'trialing',
    status: 'active',
    trialEnd: '2027-02-14T09:00:00.000Z',
    nextPayment: { at: '2027-02-14T09:00:00.000Z', amount: 199.99 },
    price: 199.99,
  })
  expect(await buyer.history()).toEqual([])
  expect((await fixture.mails(buyer.id)).map(({ about }) => about)).toEqual(['trial-started'])
  const held = (await buyer.current())!
  await buyer.call('POST', `/subscriptions/${held.id}/cancel`)
  fixture.advance(15)
  await fixture.bill()
  expect(await buyer.current()).toBeUndefined()
  expect((await buyer.buy('pro', 'monthly')).payment).toMatchObject({ kind: 'purchase', amount: 19.99 })
  fixture.advance(-15)
})

describe('a confirmation', () => {
  test('is idempotent when sent twice, as by a page reload', async () => {
    const buyer = await aCustomer()
    const { back, payment } = await buyer.buy('monthly')
    expect((await buyer.confirm(back)).body.data).toEqual(payment)
    expect(capturesOf(payment.id)).toHaveLength(1)
  })

  test('sent twenty times at once captures once', async () => {
    const buyer = await aCustomer()
    const back = await buyer.approve(await buyer.begin('monthly'))
    const answers = await Promise.all(Array.from({ length: 20 }, () => buyer.confirm(back)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(capturesOf(back.paymentId!)).toHaveLength(1)
    expect(await buyer.history()).toMatchObject([{ status: 'succeeded' }])
  })

  test('of another user’s payment, with another token or payer, captures nothing', async () => {
    const [buyer, stranger] = [await aCustomer(), await aCustomer()]
    const back = await buyer.approve(await buyer.begin('monthly'))
    expect((await stranger.confirm(back)).status).toBe(404)
    const other = await buyer.begin('lifetime', 'lifetime')
    const wrong = [
      { ...back, token: other.sessionId },
      { ...back, PayerID: 'ANOTHERPAYER1' },
    ]
    for (const query of wrong) {
      const answer = await buyer.confirm(query)
      expect([answer.status, answer.body.code]).toEqual([422, 'PAYMENT_MISMATCH'])
    }
    expect(capturesOf(back.paymentId!)).toEqual([])
    expect((await buyer.confirm(back)).status).toBe(200)
  })

  test('before the approval captures nothing, and can be repeated', async () => {
    const buyer = await aCustomer()
    const session = await buyer.begin('monthly')
    const early = await buyer.confirm({
      paymentId: session.paymentId,
      token: session.sessionId,
      PayerID: 'X',
    })
    expect([early.status, early.body.code]).toEqual([422, 'PAYMENT_MISMATCH'])
    expect((await buyer.confirm(await buyer.approve(session))).status).toBe(200)
  })

  test('without PayPal’s query parameters is refused', async () => {
    const buyer = await aCustomer()
    const answer = await buyer.call('POST', '/payments/confirm-paypal', { paymentId: 'no' })
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED'])
  })
})

describe('a declined payment', () => {
  test('is reported, gives no access, and can be retried', async () => {
    const buyer = await aCustomer()
    const { confirmed, back } = await buyer.buy('monthly', 'monthly', 'declined')
    expect([confirmed.status, confirmed.body.code]).toEqual([402, 'PAYMENT_DECLINED'])
    expect(await buyer.current()).toBeUndefined()
    expect(await buyer.history()).toMatchObject([{ status: 'failed', state: 'failed' }])
    const attempts = await fixture.rows<{ outcome: string }>(
      sql`SELECT outcome FROM payment_attempts WHERE payment_id = ${back.paymentId!} AND action = 'capture'`,
    )
    expect(attempts).toEqual([{ outcome: 'declined' }])
    // The payer chooses another payment source for the same order.
    const order = fixture.sandbox.state().orders.find(({ id }) => id === back.token)!
    await decide(`${fixture.sandbox.url}/checkoutnow?token=${order.id}`, {
      outcome: 'approve',
      payer: 'other',
      email: buyer.email,
    })
    const again = await buyer.confirm(back)
    expect([again.status, again.body.data?.status]).toEqual([200, 'succeeded'])
    expect(
      await fixture.rows(
        sql`SELECT 1 FROM payment_attempts WHERE payment_id = ${back.paymentId!} AND action = 'capture'`,
      ),
    ).toHaveLength(2)
  })
})

test('a payment found declined by a webhook before the return is reported as declined', async () => {
  const buyer = await aCustomer()
  const back = await buyer.approve(await buyer.begin('monthly'), 'declined')
  await fixture.deliverWebhooks()
  const confirmed = await buyer.confirm(back)
  expect([confirmed.status, confirmed.body.code]).toEqual([402, 'PAYMENT_DECLINED'])
  expect(await buyer.history()).toMatchObject([{ state: 'failed' }])
})

test('two concurrent captures that are declined report it, or that it is in progress; asked again, both report it', async () => {
  const buyer = await aCustomer()
  const back = await buyer.approve(await buyer.begin('monthly'), 'declined')
  const [one, other] = await Promise.all([
    buyer.confirm(back),
    buyer.confirm(back),
    fixture.deliverWebhooks(),
  ])
  const declined = { status: 402, body: { code: 'PAYMENT_DECLINED' } }
  for (const answer of [one, other])
    expect(answer).toMatchObject(
      answer.status === 200 ? { body: { data: { state: 'capturing', status: 'pending' } } } : declined,
    )
  expect([one.status, other.status]).toContain(402)
  expect(await buyer.confirm(back)).toMatchObject(declined)
  expect(await buyer.history()).toMatchObject([{ state: 'failed' }])
})

describe('a pending capture', () => {
  test('gives no access until it is completed', async () => {
    const buyer = await aCustomer()
    const { payment } = await buyer.buy('monthly', 'monthly', 'pending')
    expect(payment).toMatchObject({ status: 'pending', state: 'pending' })
    expect(await buyer.plan()).toBe('free')
    const [capture] = capturesOf(payment.id)
    await fixture.sandbox.runAction(`captures/${capture!.id}/complete`)
    await fixture.deliverWebhooks()
    expect(await buyer.plan()).toBe('monthly')
    expect(await buyer.history()).toMatchObject([{ status: 'succeeded' }])
  })

  test('that is then denied gives no access', async () => {
    const buyer = await aCustomer()
    const { payment } = await buyer.buy('monthly', 'monthly', 'pending')
    await fixture.sandbox.runAction(`captures/${capturesOf(payment.id)[0]!.id}/deny`)
    await fixture.deliverWebhooks()
    expect(await buyer.history()).toMatchObject([{ status: 'failed', receiptNumber: null }])
    expect(await buyer.plan()).toBe('free')
  })
})

describe('a capture whose answer is lost', () => {
  test('is pending, and resolved with the same Request-Id', async () => {
    const buyer = await aCustomer()
    const { payment } = await buyer.buy('monthly', 'monthly', 'time-out')
    expect(payment).toMatchObject({ status: 'pending', state: 'unknown' })
    fixture.advance(3 / 24 / 60)
    await fixture.bill()
    expect(await buyer.history()).toMatchObject([{ status: 'succeeded' }])
    expect(capturesOf(payment.id)).toHaveLength(1)
  })

  test.each(['time-out-before', 'cut-before', 'cut-after', '500', '503'] as const)(
    'by %s, is paid once',
    async (fault) => {
      const buyer = await aCustomer()
      const back = await buyer.approve(await buyer.begin('monthly'))
      fixture.sandbox.configureFaults({ nextCalls: [{ match: '/capture', fault }] })
      expect((await buyer.confirm(back)).body.data).toMatchObject({ status: 'pending' })
      fixture.advance(3 / 24 / 60)
      await fixture.bill()
      expect(await buyer.plan()).toBe('monthly')
      expect(capturesOf(back.paymentId!)).toHaveLength(1)
    },
  )
})

describe('a crash', () => {
  test('between the capture and its settlement is recovered by the reconciler', async () => {
    const buyer = await aCustomer()
    const back = await buyer.approve(await buyer.begin('monthly'))
    // State after a crash behind the call: the attempt, and a capture at PayPal.
    const [payment] = await fixture.rows<{ id: string }>(
      sql`UPDATE payments SET status = 'capturing' WHERE id = ${back.paymentId!} RETURNING id`,
    )
    await fixture.deps.payPal.captureOrder('the id it had', back.token!)
    fixture.advance(3 / 24 / 60)
    await fixture.bill()
    expect(await buyer.plan()).toBe('monthly')
    expect(capturesOf(payment!.id)).toHaveLength(1)
  })

  test.each([
    ['before its answer is recorded', sql`UPDATE payment_attempts SET ended_at = NULL, outcome = NULL`],
    ['before the payment is refused', sql`UPDATE payment_attempts SET outcome = outcome`],
  ])('of a declined capture %s is resolved by the reconciler', async (_, undo) => {
    const buyer = await aCustomer()
    const back = await buyer.approve(await buyer.begin('monthly'), 'declined')
    await buyer.confirm(back)
    await fixture.db.execute(sql`${undo} WHERE payment_id = ${back.paymentId!} AND action = 'capture'`)
    await fixture.db.execute(sql`UPDATE payments SET status = 'capturing' WHERE id = ${back.paymentId!}`)
    fixture.advance(3 / 24 / 60)
    await fixture.bill()
    expect(await buyer.history()).toMatchObject([{ state: 'failed' }])
  })

  test('before the redirect to PayPal costs nothing', async () => {
    const buyer = await aCustomer()
    fixture.sandbox.configureFaults({
      nextCalls: [{ match: '/v2/checkout/orders', fault: 'time-out-after' }],
    })
    const answer = await buyer.call('POST', '/payments/create-paypal-session', {
      planType: 'monthly',
      interval: 'monthly',
    })
    expect([answer.status, answer.body.code]).toEqual([502, 'PAYPAL_UNREACHABLE'])
    expect(await buyer.history()).toMatchObject([{ status: 'failed' }])
  })
})

describe('an amount mismatch', () => {
  test('is refused before the capture', async () => {
    const buyer = await aCustomer()
    const session = await buyer.begin('monthly')
    await fixture.db.execute(sql`UPDATE payments SET amount_cents = 500 WHERE id = ${session.paymentId}`)
    const answer = await buyer.confirm(await buyer.approve(session))
    expect([answer.status, answer.body.code]).toEqual([422, 'PAYMENT_MISMATCH'])
    expect(capturesOf(session.paymentId)).toEqual([])
  })

  test('after the capture gives no access, is flagged, and refunded', async () => {
    const buyer = await aCustomer()
    const session = await buyer.begin('monthly')
    const back = await buyer.approve(session)
    await fixture.deps.payPal.captureOrder('taken by somebody', back.token!)
    await fixture.db.execute(sql`UPDATE payments SET amount_cents = 500 WHERE id = ${session.paymentId}`)
    await buyer.confirm(back)
    expect(await buyer.plan()).toBe('free')
    expect(await buyer.history()).toMatchObject([
      {
        state: 'refunded',
        amount: 9.99,
        refundedAmount: 9.99,
        failure: expect.stringContaining('remboursé'),
      },
    ])
    expect(capturesOf(session.paymentId)).toMatchObject([{ status: 'REFUNDED' }])
  })
})

describe('a payer who gives up', () => {
  test('can cancel twice, and is not charged later', async () => {
    const buyer = await aCustomer()
    const session = await buyer.begin('monthly')
    const cancel = () => buyer.call('POST', '/payments/cancel-paypal', { paymentId: session.paymentId })
    expect((await cancel()).body.data).toMatchObject({ state: 'canceled', status: 'failed' })
    expect((await cancel()).status).toBe(200)
    const late = await buyer.confirm(await buyer.approve(session))
    expect([late.status, late.body.code]).toEqual([409, 'PAYMENT_OVER'])
    expect(capturesOf(session.paymentId)).toEqual([])
  })

  test('after the capture has no effect', async () => {
    const buyer = await aCustomer()
    const { payment } = await buyer.buy('monthly')
    const answer = await buyer.call('POST', '/payments/cancel-paypal', { paymentId: payment.id })
    expect([answer.status, answer.body.code]).toEqual([409, 'PAYMENT_TAKEN'])
    expect(await buyer.plan()).toBe('monthly')
  })
})

test('an unapproved session expires after six hours', async () => {
  const buyer = await aCustomer()
  const session = await buyer.begin('monthly')
  fixture.advance(0.26)
  await fixture.bill()
  expect(await buyer.history()).toMatchObject([{ state: 'expired', status: 'failed' }])
  const late = await buyer.confirm({ paymentId: session.paymentId, token: session.sessionId, PayerID: 'X' })
  expect([late.status, late.body.code]).toEqual([409, 'PAYMENT_OVER'])
})

test('of two concurrent purchases, one is refunded', async () => {
  const buyer = await aCustomer()
  const sessions = [await buyer.begin('monthly'), await buyer.begin('lifetime', 'lifetime')]
  const backs = [await buyer.approve(sessions[0]!), await buyer.approve(sessions[1]!)]
  await Promise.all(backs.map((back) => buyer.confirm(back)))
  const history = await buyer.history()
  expect(history.map(({ state }) => state).sort()).toEqual(['refunded', 'succeeded'])
  expect(history.find(({ state }) => state === 'refunded')!.creditNotes).toHaveLength(1)
  const third = await buyer.call('POST', '/payments/create-paypal-session', {
    planType: 'monthly',
    interval: 'monthly',
  })
  expect([third.status, third.body.code]).toEqual([409, 'ALREADY_SUBSCRIBED'])
})

test('return URLs of other sites are refused', async () => {
  const buyer = await aCustomer()
  for (const successUrl of [
    'https://evil.example/back',
    'http://localhost.evil.example:3000/',
    'http://localhost:3001/',
  ]) {
    const answer = await buyer.call('POST', '/payments/create-paypal-session', {
      planType: 'monthly',
      interval: 'monthly',
      successUrl,
    })
    expect([answer.status, answer.body.code]).toEqual([422, 'RETURN_URL_REFUSED'])
  }
})

test('a plan that is not sold is refused', async () => {
  const buyer = await aCustomer()
  for (const [planType, interval] of [
    ['monthly', 'yearly'],
    ['lifetime', 'monthly'],
  ]) {
    const answer = await buyer.call('POST', '/payments/create-paypal-session', { planType, interval })
    expect([answer.status, answer.body.code]).toEqual([422, 'PLAN_NOT_SOLD'])
  }
})

test('the ledger balances, and receipt numbers have no gap', async () => {
  const books = await readLedgerTotals(fixture)
  expect(books).toMatchObject({ unbalanced: [], gaps: [] })
  expect(books.ledgerNet).toBe(books.net)
})
