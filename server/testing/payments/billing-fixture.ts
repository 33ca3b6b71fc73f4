import type { Payment, PaymentSession } from '@lettrine/contract/payments'
import type { Interval, PaidPlanId } from '@lettrine/contract/plans'
import type { Subscription } from '@lettrine/contract/subscriptions'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { startPayPalSandbox } from '../../../sandbox/paypal/server.ts'
import { decide } from '../../../sandbox/testing/merchant.ts'
import type { EnabledBilling } from '../../src/domains/payments/billing-deps.ts'
import { buildPayPalClient } from '../../src/domains/payments/paypal/paypal-client.ts'
import { runBilling } from '../../src/domains/payments/run-billing.ts'
import type { Budget } from '../../src/platform/http/budgets.ts'
import { newId } from '../../src/platform/new-id.ts'
import { freePort } from '../free-port.ts'
import { openTestApp, testOrigin } from '../test-app.ts'

const dayMs = 24 * 60 * 60 * 1_000

/**
 * The whole application with a PayPal sandbox, both on a clock that the test moves. Signed webhooks are sent over the
 * network when `deliverWebhooks` is called.
 */
export async function openBillingFixture(
  options: { start?: string; timeoutMs?: number; budgets?: readonly Budget[] } = {},
) {
  let nowMs = Date.parse(options.start ?? '2027-01-31T09:00:00.000Z')
  const clock = () => new Date(nowMs)
  const port = await freePort()
  const sandbox = await startPayPalSandbox({
    environment: {},
    clock,
    webhookUrl: `http://127.0.0.1:${port}/v1/payments/webhooks/paypal`,
  })
  const server = await openTestApp({
    clock,
    budgets: options.budgets ?? [],
    environment: {
      TRUSTED_PROXIES: '127.0.0.1',
      PAYPAL_CLIENT_ID: sandbox.clientId,
      PAYPAL_CLIENT_SECRET: sandbox.clientSecret,
      PAYPAL_WEBHOOK_ID: sandbox.webhookId,
      PAYPAL_BASE_URL: sandbox.url,
    },
  })
  await server.app.listen({ port, host: '127.0.0.1' })
  const payPal = buildPayPalClient(
    {
      mode: 'local-sandbox',
      baseUrl: sandbox.url,
      clientId: sandbox.clientId,
      clientSecret: sandbox.clientSecret,
      webhookId: sandbox.webhookId,
    },
    { clock, timeoutMs: options.timeoutMs ?? 2_000 },
  )
  const deps: EnabledBilling = {
    db: server.db,
    clock,
    newId,
    mailer: server.mailer,
    events: server.events,
    publicUrl: testOrigin,
    payPal,
    taxRate: 2_000,
    payerSecret: 'a secret for tests only',
    origins: [testOrigin],
  }
  const rows = async <Row>(statement: ReturnType<typeof sql>) =>
    (await server.db.execute(statement)).rows as unknown as Row[]
  /** Billing mails without a notification, within a user’s last 80 days, since older keys are deleted. */
  const mailsWithoutNotification = () =>
    rows(
      sql`SELECT m.idempotency_key AS key FROM outgoing_mails m
          WHERE m.idempotency_key LIKE 'billing %' AND m.user_id IS NOT NULL
            AND m.created_at > (SELECT max(l.created_at) FROM outgoing_mails l WHERE l.user_id = m.user_id) - interval '80 days'
            AND NOT EXISTS (SELECT FROM notification_keys k WHERE k.user_id = m.user_id AND k.key = m.idempotency_key)`,
    )
  return {
    ...server,
    sandbox,
    deps,
    clock,
    rows,
    advance: (days: number) => {
      nowMs += Math.round(days * dayMs)
    },
    setTime: (iso: string) => {
      nowMs = Date.parse(iso)
    },
    /** Runs the billing job once. */
    bill: () => runBilling(deps),
    /** Advances day by day, running the billing job each day. */
    pass: async (days: number) => {
      for (let day = 0; day < days; day++) {
        nowMs += dayMs
        await runBilling(deps)
      }
    },
    deliverWebhooks: () => sandbox.runAction('webhooks/deliver-due'),
    mails: async (userId: string) =>
      (
        await rows<{ key: string; subject: string }>(
          sql`SELECT idempotency_key AS key, subject FROM outgoing_mails
              WHERE user_id = ${userId} AND idempotency_key LIKE 'billing %' ORDER BY created_at, id`,
        )
      ).map(({ key, subject }) => ({ about: key.split(' ')[1]!, subject })),
    close: async () => {
      expect(await mailsWithoutNotification(), 'mails about money without a notification').toEqual([])
      await server.close()
      await sandbox.close()
    },
  }
}

export type BillingFixture = Awaited<ReturnType<typeof openBillingFixture>>
export type Person = Awaited<ReturnType<BillingFixture['signUp']>>

/** The API calls of a customer, who pays from the PayPal account of their address. */
export function customerActions(fixture: BillingFixture, { token, email }: Pick<Person, 'token' | 'email'>) {
  const call = (method: 'GET' | 'POST', url: string, body?: object) =>
    fixture.request(method, url, { token, ...(body ? { body } : {}) })
  const begin = async (planType: PaidPlanId, interval: Interval = 'monthly') =>
    (await call('POST', '/payments/create-paypal-session', { planType, interval })).body
      .data as PaymentSession
  /** Decides on PayPal’s page; returns the query of the return URL. */
  const approve = async (session: { approvalUrl: string }, outcome = 'approve') => {
    const { location } = await decide(session.approvalUrl, { outcome, payer: 'other', email })
    if (!location) throw new Error('PayPal did not redirect')
    const back = location.pathname.endsWith('/paypal-return') ? await bounce(location) : location
    return Object.fromEntries(back.searchParams)
  }
  const bounce = async (location: URL) => {
    const answer = await fixture.app.inject({ method: 'GET', url: `${location.pathname}${location.search}` })
    return new URL(String(answer.headers.location))
  }
  const confirm = (back: Record<string, string>) =>
    call('POST', '/payments/confirm-paypal', {
      paymentId: back.paymentId,
      token: back.token,
      payerID: back.PayerID,
    })
  return {
    call,
    begin,
    approve,
    confirm,
    buy: async (planType: PaidPlanId, interval: Interval = 'monthly', outcome?: string) => {
      const session = await begin(planType, interval)
      const back = await approve(session, outcome)
      const confirmed = await confirm(back)
      return { session, back, confirmed, payment: confirmed.body.data as Payment }
    },
    current: async () => (await call('GET', '/subscriptions/current')).body.data as Subscription | undefined,
    history: async () => (await call('GET', '/payments/history')).body.data.payments as Payment[],
    plan: async () => (await call('GET', '/subscriptions/ai-usage-limit')).body.data.plan as string,
  }
}

/** Ledger invariants. */
export async function readLedgerTotals(fixture: Pick<BillingFixture, 'rows'>) {
  const unbalanced = await fixture.rows(
    sql`SELECT transaction_id FROM ledger_entries GROUP BY transaction_id HAVING sum(amount_cents) <> 0`,
  )
  const gaps = await fixture.rows(
    sql`SELECT series, year FROM receipts GROUP BY series, year HAVING max(number) <> count(*) OR min(number) <> 1`,
  )
  const [money] = await fixture.rows<{ sales: number; given: number }>(
    sql`SELECT coalesce(sum(amount_cents), 0)::int AS sales, coalesce(sum(refunded_cents), 0)::int AS given
        FROM payments WHERE settled_at IS NOT NULL`,
  )
  const [ledger] = await fixture.rows<{ net: number }>(
    sql`SELECT coalesce(-sum(amount_cents) FILTER (WHERE account IN ('sales', 'vat')), 0)::int AS net FROM ledger_entries`,
  )
  return { unbalanced, gaps, net: money!.sales - money!.given, ledgerNet: ledger!.net }
}
