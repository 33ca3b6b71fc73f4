import type { Interval, PaidPlanId } from '@lettrine/contract/plans'
import { graceDays } from '@lettrine/contract/retention'
import { sql } from 'drizzle-orm'
import { decide } from '../../../sandbox/testing/merchant.ts'
import type { EnabledBilling } from '../../src/domains/payments/billing-deps.ts'
import { cancelPayment } from '../../src/domains/payments/checkout/cancel-payment.ts'
import { confirmPayment } from '../../src/domains/payments/checkout/confirm-payment.ts'
import { openSession, renewAgreement } from '../../src/domains/payments/checkout/open-session.ts'
import {
  cancelScheduledChange,
  cancelSubscription,
  reactivateSubscription,
} from '../../src/domains/payments/renewal/cancel-subscription.ts'
import { changePlan, quoteChange } from '../../src/domains/payments/renewal/change-plan.ts'
import { runBilling } from '../../src/domains/payments/run-billing.ts'
import { withdraw } from '../../src/domains/payments/settlement/refund-payment.ts'
import { findLive, givesAccess } from '../../src/domains/subscriptions/index.ts'
import { Failure } from '../../src/platform/failure.ts'
import { newId } from '../../src/platform/new-id.ts'
import type { BillingFixture } from './billing-fixture.ts'

const [minuteMs, dayMs] = [60_000, 86_400_000]

/** A simulated process crash. */
class Crash extends Error {}

/** Whether an error is a crash, or an aggregate of crashes. */
const isCrash = (fault: unknown): boolean =>
  fault instanceof AggregateError ? fault.errors.every(isCrash) : fault instanceof Crash

type Session = { paymentId: string; token: string; approvalUrl: string; payerId: string }
type Customer = { id: string; sessions: Session[] }

/**
 * Customers over months, with crashing processes. Actions call the real use cases; a crash is thrown between two steps,
 * before or after a call to PayPal or the end of a transaction.
 */
export class BillingModel {
  readonly customers: Customer[] = []
  readonly fixture: BillingFixture
  readonly deps: EnabledBilling
  private stepsToCrash = -1
  private isDead = false

  constructor(fixture: BillingFixture) {
    this.fixture = fixture
    this.deps = { ...fixture.deps, db: this.withCrashes(fixture.deps.db), payPal: this.payPalWithCrashes() }
  }

  static async open(fixture: BillingFixture, count: number): Promise<BillingModel> {
    const model = new BillingModel(fixture)
    for (let one = 0; one < count; one++) {
      const id = newId()
      await fixture.db.execute(
        sql`INSERT INTO users (id, name, email, created_at, updated_at)
            VALUES (${id}, 'Camille Roy', ${`${id}@example.org`}, now(), now())`,
      )
      model.customers.push({ id, sessions: [] })
    }
    return model
  }

  /** Crashes after this many steps. */
  crashAfter(steps: number): void {
    this.stepsToCrash = steps
  }

  private step(): void {
    // A crashed process does nothing more, even if the error is caught.
    if (this.isDead) throw new Crash('the process is dead')
    if (this.stepsToCrash < 0) return
    this.stepsToCrash -= 1
    this.isDead = this.stepsToCrash < 0
    if (this.isDead) throw new Crash('the process died here')
  }

  private withCrashes(db: EnabledBilling['db']): EnabledBilling['db'] {
    const transaction: EnabledBilling['db']['transaction'] = async (run, config) => {
      const result = await db.transaction(async (tx) => {
        const value = await run(tx)
        this.step()
        return value
      }, config)
      this.step()
      return result
    }
    return new Proxy(db, {
      get: (target, name) => {
        if (name === 'transaction') return transaction
        const member: unknown = Reflect.get(target, name)
        return typeof member === 'function' ? member.bind(target) : member
      },
    })
  }

  private payPalWithCrashes(): EnabledBilling['payPal'] {
    return new Proxy(this.fixture.deps.payPal, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name)
        if (typeof member !== 'function') return member
        return async (...given: unknown[]) => {
          this.step()
          const result: unknown = await member(...given)
          this.step()
          return result
        }
      },
    })
  }

  /** Runs an action that may be refused or crash; rethrows any other error. */
  private async try<T>(what: () => Promise<T>): Promise<T | undefined> {
    try {
      return await what()
    } catch (fault) {
      if (fault instanceof Failure || isCrash(fault)) return undefined
      throw fault
    } finally {
      // Another process takes its place.
      this.isDead = false
    }
  }

  private customer(place: number): Customer {
    return this.customers[place % this.customers.length]!
  }

  private sessionOf(place: number): { customer: Customer; session: Session | undefined } {
    const customer = this.customer(place)
    return { customer, session: customer.sessions[place % Math.max(1, customer.sessions.length)] }
  }

  async begin(place: number, planType: PaidPlanId, interval: Interval): Promise<void> {
    const customer = this.customer(place)
    const opened = await this.try(() =>
      openSession(this.deps, customer.id, { planType, interval, currency: 'eur' }),
    )
    if (opened) this.keep(customer, opened)
  }

  private keep(
    customer: Customer,
    opened: { paymentId: string; sessionId: string; approvalUrl: string },
  ): void {
    const { paymentId, sessionId: token, approvalUrl } = opened
    customer.sessions.push({ paymentId, token, approvalUrl, payerId: '' })
  }

  async agreeAgain(place: number): Promise<void> {
    const customer = this.customer(place)
    const opened = await this.try(() => renewAgreement(this.deps, customer.id, {}))
    if (opened) this.keep(customer, opened)
  }

  async approve(place: number, outcome: string): Promise<void> {
    const { customer, session } = this.sessionOf(place)
    if (!session) return
    const email = `${customer.id}@example.org`
    const { location } = await decide(session.approvalUrl, { outcome, payer: 'other', email })
    const setup = location?.searchParams.get('approval_token_id')
    const read = setup ? await this.fixture.deps.payPal.getSetupToken(setup) : undefined
    session.payerId =
      location?.searchParams.get('PayerID') ??
      (read?.kind === 'ok' ? (read.value.payerId ?? '') : session.payerId)
  }

  async confirm(place: number, times: number): Promise<void> {
    const { customer, session } = this.sessionOf(place)
    if (!session) return
    const { paymentId, token, payerId: payerID } = session
    await Promise.all(
      Array.from({ length: times }, () =>
        this.try(() => confirmPayment(this.deps, customer.id, { paymentId, token, payerID })),
      ),
    )
  }

  async giveUp(place: number): Promise<void> {
    const { customer, session } = this.sessionOf(place)
    if (session) await this.try(() => cancelPayment(this.deps, customer.id, session.paymentId))
  }

  async decideOnSubscription(place: number, what: 'cancel' | 'reactivate' | 'keep'): Promise<void> {
    const { id: userId } = this.customer(place)
    const subscription = await findLive(this.deps.db, userId)
    if (!subscription) return
    const how = {
      cancel: () => cancelSubscription(this.deps, userId, subscription.id, null),
      reactivate: () => reactivateSubscription(this.deps, userId, subscription.id),
      keep: () => cancelScheduledChange(this.deps, userId, subscription.id),
    }
    await this.try(how[what])
  }

  async change(place: number, planId: PaidPlanId, interval: Interval, times: number): Promise<void> {
    const customer = this.customer(place)
    const quote = await this.try(() => quoteChange(this.deps, customer.id, { planId, interval }))
    if (!quote) return
    await Promise.all(
      Array.from({ length: times }, async () => {
        const changed = await this.try(() =>
          changePlan(this.deps, customer.id, { planId, interval, quoteId: quote.id }),
        )
        if (!changed?.approvalUrl) return
        const [payment] = await this.rows<{ id: string; order_id: string }>(
          sql`SELECT id, order_id FROM payments WHERE quote_id = ${quote.id} ORDER BY created_at DESC`,
        )
        if (payment)
          this.keep(customer, {
            paymentId: payment.id,
            sessionId: payment.order_id,
            approvalUrl: changed.approvalUrl,
          })
      }),
    )
  }

  async withdraw(place: number): Promise<void> {
    const { id: userId } = this.customer(place)
    const paid = await this.rows<{ id: string }>(
      sql`SELECT id FROM payments WHERE user_id = ${userId} AND settled_at IS NOT NULL ORDER BY created_at`,
    )
    const payment = paid[place % Math.max(1, paid.length)]
    if (payment) await this.try(() => withdraw(this.deps, userId, payment.id, null))
  }

  /** Advances time, with the billing job run daily or only at the end. */
  async pass(days: number, isAwake: boolean): Promise<void> {
    for (let left = days; left > 0; left--) {
      this.fixture.advance(Math.min(1, left))
      if (isAwake) await this.bill(1)
    }
    await this.bill(1)
  }

  async bill(workers: number): Promise<void> {
    await Promise.all(Array.from({ length: workers }, () => this.try(() => runBilling(this.deps))))
  }

  /** An event at PayPal only, on a payment or agreement of a customer. */
  async atPayPal(
    place: number,
    what: 'refund' | 'refund-part' | 'reverse' | 'withdraw-agreement',
  ): Promise<void> {
    const { id: userId } = this.customer(place)
    if (what === 'withdraw-agreement') {
      const [method] = await this.rows<{ token: string }>(
        sql`SELECT paypal_token_id AS token FROM payment_methods WHERE user_id = ${userId} AND gone_at IS NULL`,
      )
      if (method) await this.atSandbox(`payment-tokens/${method.token}/cancel`)
      return
    }
    const captures = await this.rows<{ id: string }>(
      sql`SELECT capture_id AS id FROM payments
          WHERE user_id = ${userId} AND capture_id IS NOT NULL AND settled_at IS NOT NULL ORDER BY created_at`,
    )
    const capture = captures[place % Math.max(1, captures.length)]
    if (!capture) return
    if (what === 'reverse') return this.atSandbox(`captures/${capture.id}/reverse`)
    await this.fixture.deps.payPal.refundCapture(
      newId(),
      capture.id,
      what === 'refund' ? {} : { amount: { cents: 100, currency: 'EUR' } },
    )
  }

  private async atSandbox(path: string): Promise<void> {
    // The resource may be deleted already.
    await this.fixture.sandbox.runAction(path).catch(() => {})
  }

  async settlePendingCaptures(verdict: 'complete' | 'deny'): Promise<void> {
    for (const { id, status } of this.fixture.sandbox.state().captures)
      if (status === 'PENDING') await this.atSandbox(`captures/${id}/${verdict}`)
  }

  async deliver(order: 'due' | 'backwards' | 'all-again'): Promise<void> {
    if (order === 'due') return this.fixture.deliverWebhooks()
    const events = this.fixture.sandbox.webhooks().slice(-12)
    for (const event of order === 'backwards' ? events.toReversed() : events)
      await this.fixture.sandbox.runAction(`webhooks/${event.id}/send`)
  }

  /** Delivers all webhooks and runs billing until everything is resolved. */
  async deliverEverything(): Promise<void> {
    this.stepsToCrash = -1
    this.fixture.sandbox.configureFaults({ webhooks: 'deliver', renewals: 'accept', nextCalls: [] })
    for (let round = 0; round < 2; round++) {
      for (const event of this.fixture.sandbox.webhooks())
        if (event.state !== 'delivered') await this.fixture.sandbox.runAction(`webhooks/${event.id}/send`)
      this.fixture.advance((3 * minuteMs) / dayMs)
      await this.bill(2)
    }
  }

  /** Ends everything, to isolate the next run. */
  async leave(): Promise<void> {
    const ids = this.customers.map(({ id }) => id)
    const mine = sql`user_id IN ${ids}`
    await this.fixture.db.execute(sql`UPDATE subscriptions SET status = 'ended' WHERE ${mine}`)
    await this.fixture.db.execute(
      sql`UPDATE payment_methods SET gone_at = now() WHERE ${mine} AND gone_at IS NULL`,
    )
    await this.fixture.db.execute(
      sql`UPDATE payments SET status = 'expired'
          WHERE ${mine} AND status IN ('created', 'awaiting_approval', 'capturing', 'pending', 'unknown')`,
    )
  }

  private rows<Row>(statement: ReturnType<typeof sql>): Promise<Row[]> {
    return this.fixture.rows<Row>(statement)
  }

  /** Violations of the invariants that hold at any time. */
  async faults(): Promise<string[]> {
    const found: string[] = []
    for (const { id } of this.customers) {
      found.push(...(await this.paidTwice(id)))
      if (!(await this.hasAccess(id))) continue
      if (!(await this.isPaidOrTried(id))) found.push(`${id} has access without money or trial`)
    }
    return found
  }

  /** Violations of the invariants that hold once everything is delivered. */
  async violationsAtRest(): Promise<string[]> {
    const found = await this.faults()
    const { captures } = this.fixture.sandbox.state()
    for (const { id } of this.customers) {
      const paid = await this.paidPayments(id)
      for (const capture of captures) {
        const [known] = await this.rows<{ id: string; net: number }>(
          sql`SELECT id, amount_cents - refunded_cents AS net FROM payments
              WHERE id::text = ${capture.custom_id ?? ''} AND user_id = ${id}`,
        )
        if (!known) continue
        const isSettled = paid.some((payment) => payment.id === known.id)
        if (capture.status === 'COMPLETED' && !isSettled)
          found.push(`${known.id} was taken, and is not known here`)
        if (capture.status === 'REFUNDED' && known.net !== 0 && isSettled)
          found.push(`${known.id} went back, and is not known here`)
      }
      const now = this.fixture.clock()
      const covers = paid.some(
        ({ net, start, end }) => net > 0 && start && new Date(start) <= now && (!end || now < new Date(end)),
      )
      if (covers && !(await this.hasAccess(id))) found.push(`${id} paid for now, and has no access`)
      for (const { id: payment, net, subscription } of paid)
        if (net > 0 && !subscription) found.push(`${payment} was paid for nothing, and kept`)
    }
    return found
  }

  private async hasAccess(userId: string): Promise<boolean> {
    const subscription = await findLive(this.fixture.db, userId)
    return subscription !== undefined && givesAccess(subscription, this.fixture.clock())
  }

  private paidPayments(userId: string) {
    return this.rows<{
      id: string
      net: number
      start: Date | null
      end: Date | null
      subscription: string | null
    }>(
      sql`SELECT id, amount_cents - refunded_cents AS net, period_start AS start, period_end AS end,
                 subscription_id AS subscription
          FROM payments WHERE user_id = ${userId} AND settled_at IS NOT NULL AND amount_cents > 0`,
    )
  }

  private async paidTwice(userId: string): Promise<string[]> {
    const twice = await this.rows<{ one: string; other: string }>(
      sql`SELECT one.id AS one, other.id AS other FROM payments one JOIN payments other
            ON one.user_id = other.user_id AND one.id < other.id
          WHERE one.user_id = ${userId} AND one.kind IN ('purchase', 'renewal') AND other.kind IN ('purchase', 'renewal')
            AND one.refunded_cents < one.amount_cents AND other.refunded_cents < other.amount_cents
            AND one.settled_at IS NOT NULL AND other.settled_at IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM refunds WHERE payment_id IN (one.id, other.id)
                            AND status IN ('created', 'unknown', 'pending'))
            AND tstzrange(one.period_start, one.period_end) && tstzrange(other.period_start, other.period_end)`,
    )
    return twice.map(({ one, other }) => `${one} and ${other} pay for the same days`)
  }

  /** Whether a trial, a paid period or the grace period of a renewal covers now. */
  private async isPaidOrTried(userId: string): Promise<boolean> {
    const subscription = (await findLive(this.fixture.db, userId))!
    const now = this.fixture.clock().getTime()
    const spare = (subscription.status === 'past_due' ? graceDays + 1 : 0.25) * dayMs
    if (subscription.trialEnd && now < subscription.trialEnd.getTime() + spare) return true
    const paid = await this.paidPayments(userId)
    return paid.some(({ net, end }) => net > 0 && (!end || now < new Date(end).getTime() + spare))
  }
}
