import type { Interval, PaidPlanId } from '@lettrine/contract/plans'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bySize, testSeed } from '../../../../scripts/test-size.ts'
import {
  type BillingFixture,
  openBillingFixture,
  readLedgerTotals,
} from '../../../testing/payments/billing-fixture.ts'
import { BillingModel } from '../../../testing/payments/billing-model.ts'

const stepCount = bySize(1_200, 10_000)
const customers = 2
const start = '2027-01-31T09:00:00.000Z'

let fixture: BillingFixture
let emptyState: ReturnType<BillingFixture['sandbox']['snapshot']>
let steps = 0
const done = new Map<string, number>()

beforeAll(async () => {
  fixture = await openBillingFixture({ timeoutMs: 1_000 })
  emptyState = fixture.sandbox.snapshot()
})
afterAll(() => fixture.close())

/** Simplified model: the number of sessions per customer, to choose applicable commands. */
type Model = { sessions: number }
type Step = (billing: BillingModel) => Promise<void>

/** A command of the model test; the invariants are checked after each. */
class BillingCommand implements fc.AsyncCommand<Model, BillingModel> {
  private readonly name: string
  private readonly apply: Step
  private readonly needsSession: boolean

  constructor(name: string, apply: Step, needsSession = false) {
    this.name = name
    this.apply = apply
    this.needsSession = needsSession
  }

  check({ sessions }: Readonly<Model>): boolean {
    return !this.needsSession || sessions > 0
  }

  async run(model: Model, billing: BillingModel): Promise<void> {
    await this.apply(billing)
    model.sessions = Math.max(...billing.customers.map((customer) => customer.sessions.length))
    steps += 1
    const kind = this.name.split(' ')[0]!
    done.set(kind, (done.get(kind) ?? 0) + 1)
    expect(await billing.faults()).toEqual([])
  }

  toString(): string {
    return this.name
  }
}

const place = fc.nat({ max: 30 })
const plan = fc.constantFrom<PaidPlanId>('basic', 'pro', 'premium', 'monthly', 'lifetime')
const interval = fc.constantFrom<Interval>('monthly', 'monthly', 'yearly', 'lifetime')

const command = <Given extends unknown[]>(
  name: string,
  args: { [Place in keyof Given]: fc.Arbitrary<Given[Place]> },
  apply: (billing: BillingModel, ...values: Given) => Promise<void> | void,
  needsSession = false,
): fc.Arbitrary<BillingCommand> =>
  fc
    .tuple<Given>(...args)
    .map(
      (values) =>
        new BillingCommand(
          `${name} ${JSON.stringify(values)}`,
          async (billing) => apply(billing, ...values),
          needsSession,
        ),
    )

const commands = [
  command('begin', [place, plan, interval], (billing, ...args) => billing.begin(...args)),
  command('buy', [place, plan, interval], async (billing, who, ...what) => {
    await billing.begin(who, ...what)
    await billing.approve(who, 'approve')
    await billing.confirm(who, 1)
  }),
  command('agreement', [place], (billing, who) => billing.agreeAgain(who)),
  command(
    'approve',
    [place, fc.constantFrom('approve', 'approve', 'declined', 'pending', 'time-out')],
    (billing, ...args) => billing.approve(...args),
    true,
  ),
  command(
    'confirm',
    [place, fc.integer({ min: 1, max: 3 })],
    (billing, ...args) => billing.confirm(...args),
    true,
  ),
  command('give-up', [place], (billing, who) => billing.giveUp(who), true),
  command('decide', [place, fc.constantFrom('cancel', 'reactivate', 'keep')], (billing, ...args) =>
    billing.decideOnSubscription(...args),
  ),
  command('change', [place, plan, interval, fc.integer({ min: 1, max: 2 })], (billing, ...args) =>
    billing.change(...args),
  ),
  command('withdraw', [place], (billing, who) => billing.withdraw(who)),
  command('pass', [fc.double({ min: 0.01, max: 33, noNaN: true }), fc.boolean()], (billing, ...args) =>
    billing.pass(...args),
  ),
  command('bill', [fc.integer({ min: 1, max: 3 })], (billing, workers) => billing.bill(workers)),
  command(
    'paypal',
    [place, fc.constantFrom('refund', 'refund-part', 'reverse', 'withdraw-agreement')],
    (billing, ...args) => billing.atPayPal(...args),
  ),
  command('held', [fc.constantFrom('complete', 'deny')], (billing, verdict) =>
    billing.settlePendingCaptures(verdict),
  ),
  command('renewals', [fc.constantFrom('accept', 'accept', 'decline', 'pending')], (billing, renewals) =>
    billing.fixture.sandbox.configureFaults({ renewals }),
  ),
  command('webhooks', [fc.constantFrom('deliver', 'hold')], (billing, webhooks) =>
    billing.fixture.sandbox.configureFaults({ webhooks }),
  ),
  command('deliver', [fc.constantFrom('due', 'backwards', 'all-again')], (billing, order) =>
    billing.deliver(order),
  ),
  command('fault', [fc.constantFrom('cut-before', 'cut-after', '500', '503', '401')], (billing, fault) =>
    billing.fixture.sandbox.configureFaults({ nextCalls: [{ match: '/v', fault }] }),
  ),
  command('crash', [fc.nat({ max: 12 })], (billing, after) => billing.crashAfter(after)),
]

async function live(sequence: Iterable<fc.AsyncCommand<Model, BillingModel>>): Promise<void> {
  fixture.setTime(start)
  fixture.sandbox.restore(emptyState)
  fixture.sandbox.configureFaults({ webhooks: 'deliver', renewals: 'accept', nextCalls: [] })
  const billing = await BillingModel.open(fixture, customers)
  try {
    await fc.asyncModelRun(() => ({ model: { sessions: 0 }, real: billing }), sequence)
    await billing.deliverEverything()
    expect(await billing.violationsAtRest()).toEqual([])
    const { unbalanced, gaps, net, ledgerNet } = await readLedgerTotals(fixture)
    expect({ unbalanced, gaps, net }).toEqual({ unbalanced: [], gaps: [], net: ledgerNet })
  } finally {
    await billing.leave()
  }
}

test(`${stepCount.toLocaleString('en')} random steps of customers, PayPal and crashing processes violate no invariant`, async () => {
  const seed = testSeed
  for (let round = 0; steps < stepCount; round++)
    await fc.assert(fc.asyncProperty(fc.commands(commands, { maxCommands: 60, size: 'max' }), live), {
      numRuns: bySize(10, 40),
      seed: seed + round,
      endOnFailure: false,
    })
  console.log(`${steps} steps: ${JSON.stringify(Object.fromEntries(done))}`)
  // Each kind of command was run often.
  expect([...done.values()].every((times) => times > stepCount / 200)).toBe(true)
  expect(done.size).toBe(commands.length)
}, 1_800_000)
