import type { Interval, PaidPlanId } from '@lettrine/contract/plans'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bySize, testSeed } from '../../../../scripts/test-size.ts'
import { World } from '../../../testing/payments/billing-model.ts'
import { booksOf, openShop, type Shop } from '../../../testing/payments/shop.ts'

const wantedSteps = bySize(1_200, 10_000)
const customers = 2
const start = '2027-01-31T09:00:00.000Z'

let shop: Shop
let emptyBook: ReturnType<Shop['sandbox']['snapshot']>
let steps = 0
const done = new Map<string, number>()

beforeAll(async () => {
  shop = await openShop({ timeoutMs: 1_000 })
  emptyBook = shop.sandbox.snapshot()
})
afterAll(() => shop.close())

/** How many sessions each customer has, as far as one can know without asking: enough to choose what makes sense. */
type Model = { sessions: number }
type Step = (world: World) => Promise<void>

/** One thing that happens; after each, nothing may be wrong. */
class Happening implements fc.AsyncCommand<Model, World> {
  private readonly name: string
  private readonly happen: Step
  private readonly needsSession: boolean

  constructor(name: string, happen: Step, needsSession = false) {
    this.name = name
    this.happen = happen
    this.needsSession = needsSession
  }

  check({ sessions }: Readonly<Model>): boolean {
    return !this.needsSession || sessions > 0
  }

  async run(model: Model, world: World): Promise<void> {
    await this.happen(world)
    model.sessions = Math.max(...world.customers.map((customer) => customer.sessions.length))
    steps += 1
    const kind = this.name.split(' ')[0]!
    done.set(kind, (done.get(kind) ?? 0) + 1)
    expect(await world.faults()).toEqual([])
  }

  toString(): string {
    return this.name
  }
}

const place = fc.nat({ max: 30 })
const plan = fc.constantFrom<PaidPlanId>('basic', 'pro', 'premium', 'monthly', 'lifetime')
const interval = fc.constantFrom<Interval>('monthly', 'monthly', 'yearly', 'lifetime')

const happening = <Given extends unknown[]>(
  name: string,
  given: { [Place in keyof Given]: fc.Arbitrary<Given[Place]> },
  happen: (world: World, ...values: Given) => Promise<void> | void,
  needsSession = false,
): fc.Arbitrary<Happening> =>
  fc
    .tuple<Given>(...given)
    .map(
      (values) =>
        new Happening(
          `${name} ${JSON.stringify(values)}`,
          async (world) => happen(world, ...values),
          needsSession,
        ),
    )

const happenings = [
  happening('begin', [place, plan, interval], (world, ...given) => world.begin(...given)),
  happening('buy', [place, plan, interval], async (world, who, ...what) => {
    await world.begin(who, ...what)
    await world.approve(who, 'approve')
    await world.confirm(who, 1)
  }),
  happening('agreement', [place], (world, who) => world.agreeAgain(who)),
  happening(
    'approve',
    [place, fc.constantFrom('approve', 'approve', 'declined', 'pending', 'time-out')],
    (world, ...given) => world.approve(...given),
    true,
  ),
  happening(
    'confirm',
    [place, fc.integer({ min: 1, max: 3 })],
    (world, ...given) => world.confirm(...given),
    true,
  ),
  happening('give-up', [place], (world, who) => world.giveUp(who), true),
  happening('decide', [place, fc.constantFrom('cancel', 'reactivate', 'keep')], (world, ...given) =>
    world.decideOnSubscription(...given),
  ),
  happening('change', [place, plan, interval, fc.integer({ min: 1, max: 2 })], (world, ...given) =>
    world.change(...given),
  ),
  happening('withdraw', [place], (world, who) => world.withdraw(who)),
  happening('pass', [fc.double({ min: 0.01, max: 33, noNaN: true }), fc.boolean()], (world, ...given) =>
    world.pass(...given),
  ),
  happening('bill', [fc.integer({ min: 1, max: 3 })], (world, workers) => world.bill(workers)),
  happening(
    'paypal',
    [place, fc.constantFrom('refund', 'refund-part', 'reverse', 'withdraw-agreement')],
    (world, ...given) => world.atPayPal(...given),
  ),
  happening('held', [fc.constantFrom('complete', 'deny')], (world, verdict) => world.decideHeld(verdict)),
  happening('renewals', [fc.constantFrom('accept', 'accept', 'decline', 'pending')], (world, renewals) =>
    world.shop.sandbox.turnKnobs({ renewals }),
  ),
  happening('webhooks', [fc.constantFrom('deliver', 'hold')], (world, webhooks) =>
    world.shop.sandbox.turnKnobs({ webhooks }),
  ),
  happening('deliver', [fc.constantFrom('due', 'backwards', 'all-again')], (world, order) =>
    world.deliver(order),
  ),
  happening('fault', [fc.constantFrom('cut-before', 'cut-after', '500', '503', '401')], (world, fault) =>
    world.shop.sandbox.turnKnobs({ nextCalls: [{ match: '/v', fault }] }),
  ),
  happening('crash', [fc.nat({ max: 12 })], (world, after) => world.crashAfter(after)),
]

async function live(commands: Iterable<fc.AsyncCommand<Model, World>>): Promise<void> {
  shop.setTime(start)
  shop.sandbox.restore(emptyBook)
  shop.sandbox.turnKnobs({ webhooks: 'deliver', renewals: 'accept', nextCalls: [] })
  const world = await World.open(shop, customers)
  try {
    await fc.asyncModelRun(() => ({ model: { sessions: 0 }, real: world }), commands)
    await world.settleDown()
    expect(await world.faultsAtRest()).toEqual([])
    const { unbalanced, gaps, net, ledgerNet } = await booksOf(shop)
    expect({ unbalanced, gaps, net }).toEqual({ unbalanced: [], gaps: [], net: ledgerNet })
  } finally {
    await world.leave()
  }
}

test(`${wantedSteps.toLocaleString('en')} steps of customers, of PayPal and of processes that die leave nothing wrong`, async () => {
  const seed = testSeed
  for (let round = 0; steps < wantedSteps; round++)
    await fc.assert(fc.asyncProperty(fc.commands(happenings, { maxCommands: 60, size: 'max' }), live), {
      numRuns: bySize(10, 40),
      seed: seed + round,
      endOnFailure: false,
    })
  console.log(`${steps} steps: ${JSON.stringify(Object.fromEntries(done))}`)
  // Each kind of step was taken often, so that none of them is a name alone.
  expect([...done.values()].every((times) => times > wantedSteps / 200)).toBe(true)
  expect(done.size).toBe(happenings.length)
}, 1_800_000)
