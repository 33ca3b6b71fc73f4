import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { includedTax, refundedTax } from './money.ts'
import { canTransition, refundableUntil, settledStates, shownStatus } from './payment-rules.ts'
import type { PaymentRow } from './payments.tables.ts'
import { dueReminder, nextStep } from './renewal-step.ts'
import { nextRetry } from './settlement/refused-renewal.ts'

type Subscription = Parameters<typeof nextStep>[0]
const at = (iso: string) => new Date(`${iso}T09:00:00.000Z`)

const subscriptionWith = (change: Partial<Subscription> = {}): Subscription =>
  ({
    status: 'active',
    source: 'paid',
    interval: 'monthly',
    currentPeriodStart: at('2027-01-31'),
    currentPeriodEnd: at('2027-02-28'),
    cancelAtPeriodEnd: false,
    disputedAt: null,
    retryAt: null,
    pastDueSince: null,
    remindedOf: null,
    updatedAt: at('2027-01-31'),
    ...change,
  }) as Subscription

describe('the next step of a subscription', () => {
  test.each<[string, Partial<Subscription>, string, ReturnType<typeof nextStep>]>([
    ['a current period is not charged', {}, '2027-02-27', undefined],
    ['an ended period is renewed', {}, '2027-02-28', 'renew'],
    ['an ended trial is charged', { status: 'trialing' }, '2027-02-28', 'renew'],
    ['a cancelled subscription ends', { cancelAtPeriodEnd: true }, '2027-02-28', 'end'],
    ['a disputed subscription ends', { disputedAt: at('2027-02-10') }, '2027-02-28', 'end'],
    ['a granted plan ends', { source: 'granted' }, '2027-02-28', 'end'],
    [
      'a lifetime plan is never charged',
      { currentPeriodEnd: null, interval: 'lifetime' },
      '2099-01-01',
      undefined,
    ],
    [
      'a refused charge waits for its retry',
      { status: 'past_due', pastDueSince: at('2027-02-28'), retryAt: at('2027-03-01') },
      '2027-02-28',
      undefined,
    ],
    [
      'a refused charge is retried',
      { status: 'past_due', pastDueSince: at('2027-02-28'), retryAt: at('2027-03-01') },
      '2027-03-01',
      'retry',
    ],
    [
      'a refused charge without a retry keeps access for a week',
      { status: 'past_due', pastDueSince: at('2027-02-28') },
      '2027-03-06',
      undefined,
    ],
    [
      'a refused charge without a retry becomes unpaid after a week',
      { status: 'past_due', pastDueSince: at('2027-02-28') },
      '2027-03-07',
      'lapse',
    ],
    [
      'an unpaid subscription waits',
      { status: 'unpaid', updatedAt: at('2027-03-07') },
      '2027-04-05',
      undefined,
    ],
    [
      'an unpaid subscription ends after a month',
      { status: 'unpaid', updatedAt: at('2027-03-07') },
      '2027-04-06',
      'forget',
    ],
    ['an ended subscription has no next step', { status: 'ended' }, '2099-01-01', undefined],
  ])('%s', (_name, change, now, step) => expect(nextStep(subscriptionWith(change), at(now))).toBe(step))
})

test.each<[string, Partial<Subscription>, string, ReturnType<typeof dueReminder>]>([
  ['a monthly renewal has no reminder', {}, '2027-02-27', undefined],
  ['a trial has a reminder three days before its end', { status: 'trialing' }, '2027-02-25', 'trial-ending'],
  ['a trial has no reminder four days before its end', { status: 'trialing' }, '2027-02-24', undefined],
  ['a yearly renewal has a reminder 45 days before', { interval: 'yearly' }, '2027-01-14', 'renewal-ahead'],
  [
    'a yearly reminder is sent once',
    { interval: 'yearly', remindedOf: at('2027-02-28') },
    '2027-01-14',
    undefined,
  ],
  [
    'a cancelled yearly plan has no reminder',
    { interval: 'yearly', cancelAtPeriodEnd: true },
    '2027-01-14',
    undefined,
  ],
])('%s', (_name, change, now, mail) => expect(dueReminder(subscriptionWith(change), at(now))).toBe(mail))

test('a refused renewal is retried after 1, 3, 5 and 7 days', () => {
  const since = at('2027-02-28')
  const tries: string[] = []
  for (let next = nextRetry(since, since); next; next = nextRetry(since, next))
    tries.push(next.toISOString().slice(0, 10))
  expect(tries).toEqual(['2027-03-01', '2027-03-03', '2027-03-05', '2027-03-07'])
})

describe('a payment', () => {
  const states = Object.keys(shownStatus) as PaymentRow['status'][]

  test('that is settled never becomes unsettled', () => {
    for (const from of settledStates)
      for (const to of states)
        expect(canTransition(from, to) && !settledStates.includes(to), `${from} → ${to}`).toBe(false)
  })

  test('can be settled from every unsettled state', () => {
    for (const from of states) {
      const isOpen = !settledStates.includes(from) && from !== 'created'
      expect(canTransition(from, 'succeeded'), from).toBe(isOpen)
    }
  })

  test.each([
    ['purchase', false, true],
    ['change', false, true],
    ['renewal', true, true],
    ['renewal', false, false],
    ['trial', true, false],
  ] as const)('%s, first: %s, is given back on demand: %s', (kind, isFirst, isGivenBack) => {
    const amountCents = kind === 'trial' ? 0 : 999
    const payment = { kind, amountCents, status: 'succeeded', settledAt: at('2027-01-31') } as PaymentRow
    expect(refundableUntil(payment, isFirst)).toEqual(isGivenBack ? at('2027-03-02') : undefined)
  })
})

describe('tax', () => {
  test.each([
    [999, 2_000, 167],
    [9_900, 2_000, 1_650],
    [999, 0, 0],
    [1, 2_000, 0],
    [19_999, 550, 1_043],
  ])('in %d cents at %d is %d', (cents, rate, tax) => expect(includedTax(cents, rate)).toBe(tax))

  test('refunded in parts sums to the tax of the whole', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 80_000 }),
        fc.constantFrom(0, 550, 1_000, 2_000),
        fc.array(fc.integer({ min: 1, max: 40_000 }), { maxLength: 8 }),
        (amountCents, rate, parts) => {
          const taxCents = includedTax(amountCents, rate)
          let [refundedCents, tax] = [0, 0]
          for (const wanted of [...parts, amountCents]) {
            const cents = Math.min(wanted, amountCents - refundedCents)
            if (cents === 0) continue
            tax += refundedTax({ amountCents, taxCents, refundedCents }, cents)
            refundedCents += cents
          }
          expect(tax).toBe(taxCents)
        },
      ),
    )
  })
})
