import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type BillingFixture,
  openBillingFixture,
  readLedgerTotals,
} from '../../../testing/payments/billing-fixture.ts'
import { BillingModel } from '../../../testing/payments/billing-model.ts'
import type { Done, Order } from '../../../testing/payments/billing-process.ts'
import { quoteChange } from './renewal/change-plan.ts'

const program = join(import.meta.dirname, '../../../testing/payments/billing-process.ts')

let fixture: BillingFixture
let children: ChildProcess[] = []
let orders = 0

beforeAll(async () => {
  fixture = await openBillingFixture({ timeoutMs: 5_000 })
  // Two servers and two workers.
  children = await Promise.all([0, 1, 2, 3].map(start))
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await fixture.close()
})

async function start(): Promise<ChildProcess> {
  const { sandbox } = fixture
  const settings = {
    mode: 'local-sandbox',
    baseUrl: sandbox.url,
    clientId: sandbox.clientId,
    clientSecret: sandbox.clientSecret,
    webhookId: sandbox.webhookId,
  }
  const child = fork(program, [fixture.url, JSON.stringify(settings)], { execArgv: [] })
  await once(child, 'message')
  return child
}

/** The result of a command; undefined when the process died. */
function ask(child: ChildProcess, order: Omit<Order, 'id' | 'now'>): Promise<Done | undefined> {
  orders += 1
  const id = orders
  return new Promise((resolve) => {
    const answered = (done: Done) => {
      if (done.id === id) end(done)
    }
    const died = () => end(undefined)
    const end = (done: Done | undefined) => {
      child.off('message', answered)
      child.off('exit', died)
      resolve(done)
    }
    child.on('message', answered)
    child.on('exit', died)
    child.send({ ...order, id, now: fixture.clock().getTime() })
  })
}

const [servers, workers] = [() => children.slice(0, 2), () => children.slice(2)]
/** Sends the same command to both at once; only refusals are allowed. */
async function both(
  of: () => ChildProcess[],
  order: Omit<Order, 'id' | 'now'>,
): Promise<(string | undefined)[]> {
  const done = await Promise.all(of().map((child) => ask(child, order)))
  expect(done.flatMap((one) => one?.fault ?? [])).toEqual([])
  return done.map((one) => one?.refused)
}

test('two servers and two workers on one database: no double payment, no access without payment, no payment without access', async () => {
  const model = await BillingModel.open(fixture, 6)
  for (const [place, customer] of model.customers.entries()) {
    await model.begin(place, place % 2 === 0 ? 'monthly' : 'basic', 'monthly')
    await model.approve(place, 'approve')
    const { paymentId, token, payerId } = customer.sessions[0]!
    await both(servers, { what: 'confirm', userId: customer.id, given: { paymentId, token, payerId } })
  }
  for (let day = 1; day <= 70; day++) {
    fixture.advance(1)
    fixture.sandbox.configureFaults({ renewals: day % 9 === 4 ? 'decline' : 'accept' })
    const work = both(workers, { what: 'bill' })
    if (day % 14 === 0) {
      // A worker is killed at a random moment and replaced.
      const place = 2 + (day % 2)
      const killed = children[place]!
      setTimeout(() => killed.kill('SIGKILL'), (day * 3) % 40)
      await once(killed, 'exit')
      children[place] = await start()
    }
    await work
    const customer = model.customers[day % model.customers.length]!
    if (day === 20 || day === 40) {
      const quote = await quoteChange(fixture.deps, customer.id, { planId: 'pro' }).catch(() => undefined)
      if (quote) await both(servers, { what: 'change', userId: customer.id, given: { quoteId: quote.id } })
    }
    if (day === 25) {
      const [payment] = await fixture.rows<{ id: string }>(
        sql`SELECT id FROM payments WHERE user_id = ${customer.id} AND settled_at IS NOT NULL AND amount_cents > 0`,
      )
      if (payment) {
        const answers = await both(servers, {
          what: 'withdraw',
          userId: customer.id,
          given: { paymentId: payment.id },
        })
        // One of the two refunds, the other finds it refunded.
        expect(answers.filter((refused) => refused === undefined).length).toBeLessThanOrEqual(1)
      }
    }
    expect(await model.faults()).toEqual([])
  }
  await model.deliverEverything()
  expect(await model.violationsAtRest()).toEqual([])
  const { unbalanced, gaps, net, ledgerNet } = await readLedgerTotals(fixture)
  expect({ unbalanced, gaps, net }).toEqual({ unbalanced: [], gaps: [], net: ledgerNet })
  const [paid] = await fixture.rows<{ renewals: number }>(
    sql`SELECT count(*)::int AS renewals FROM payments WHERE kind = 'renewal' AND settled_at IS NOT NULL`,
  )
  // Six customers for seventy days: minimum of activity.
  expect(paid!.renewals).toBeGreaterThan(6)
}, 300_000)
