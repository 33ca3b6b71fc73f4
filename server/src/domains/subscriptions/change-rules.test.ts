import { offerOf, plans } from '@lettrine/contract/plan-catalogue'
import type { Interval, PaidPlanId } from '@lettrine/contract/plans'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeTerms } from './change-rules.ts'
import { accessEnd, givesAccess } from './subscription-rules.ts'
import type { SubscriptionRow } from './subscriptions.tables.ts'
import { periodEnd } from './terms.ts'

const at = (iso: string) => new Date(`${iso}T00:00:00.000Z`)

const subscriptionTo = (planId: PaidPlanId, interval: Interval, change: Partial<SubscriptionRow> = {}) =>
  ({
    status: 'active',
    source: 'paid',
    planId,
    interval,
    priceCents: offerOf(planId, interval)!.cents,
    currentPeriodStart: at('2027-04-01'),
    currentPeriodEnd:
      interval === 'lifetime' ? null : periodEnd(at('2027-04-01'), interval, at('2027-04-01')),
    pastDueSince: null,
    cancelAtPeriodEnd: false,
    ...change,
  }) as SubscriptionRow

const to = (planId: PaidPlanId, interval: Interval) => ({
  planId,
  interval,
  cents: offerOf(planId, interval)!.cents,
})

describe('a change', () => {
  // In the middle of April.
  const now = at('2027-04-16')
  test.each<[string, SubscriptionRow, ReturnType<typeof to>, object | undefined]>([
    [
      'upwards is paid for the half that is left',
      subscriptionTo('basic', 'monthly'),
      to('pro', 'monthly'),
      {
        isImmediate: true,
        dueCents: 500,
        creditCents: 500,
        periodStart: at('2027-04-01'),
        periodEnd: at('2027-05-01'),
      },
    ],
    [
      'to a year begins one, less the half that is left',
      subscriptionTo('basic', 'monthly'),
      to('basic', 'yearly'),
      { isImmediate: true, dueCents: 9_499, periodStart: now, periodEnd: at('2028-04-16') },
    ],
    [
      'to life is paid less the half that is left',
      subscriptionTo('pro', 'monthly'),
      to('lifetime', 'lifetime'),
      { isImmediate: true, dueCents: 8_900, periodEnd: null },
    ],
    [
      'downwards waits for the end of the period',
      subscriptionTo('pro', 'monthly'),
      to('basic', 'monthly'),
      { isImmediate: false, dueCents: 0, periodStart: at('2027-05-01'), periodEnd: at('2027-06-01') },
    ],
    [
      'to a shorter rhythm waits as well',
      subscriptionTo('basic', 'yearly'),
      to('premium', 'monthly'),
      { isImmediate: false },
    ],
    [
      'to less for longer waits as well',
      subscriptionTo('pro', 'monthly'),
      to('basic', 'yearly'),
      { isImmediate: false },
    ],
    ['to what is held is none', subscriptionTo('pro', 'monthly'), to('pro', 'monthly'), undefined],
    [
      'to the same under another name is none',
      subscriptionTo('basic', 'monthly'),
      to('monthly', 'monthly'),
      undefined,
    ],
    [
      'from life to a rhythm is none',
      subscriptionTo('lifetime', 'lifetime'),
      to('premium', 'monthly'),
      undefined,
    ],
    [
      'from life to more for life is paid by the difference',
      subscriptionTo('lifetime', 'lifetime'),
      to('pro', 'lifetime'),
      { isImmediate: true, dueCents: 30_099 },
    ],
    [
      'of what is not paid up is none',
      subscriptionTo('basic', 'monthly', { status: 'past_due' }),
      to('pro', 'monthly'),
      undefined,
    ],
    [
      'of what was given is none',
      subscriptionTo('basic', 'monthly', { source: 'granted' }),
      to('pro', 'monthly'),
      undefined,
    ],
    [
      'in a trial costs nothing and keeps its end',
      subscriptionTo('basic', 'monthly', { status: 'trialing' }),
      to('pro', 'monthly'),
      { isImmediate: true, dueCents: 0, periodEnd: at('2027-05-01') },
    ],
  ])('%s', (_name, from, target, expected) => {
    const terms = changeTerms(from, target, now)
    if (expected === undefined) expect(terms).toBeUndefined()
    else expect(terms).toMatchObject(expected)
  })

  test('costs between zero and the price', () => {
    const sold = Object.values(plans).flatMap((plan) =>
      plan.offers.map(({ interval }) => ({ planId: plan.id as PaidPlanId, interval })),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...sold),
        fc.constantFrom(...sold),
        fc.date({ min: at('2027-04-01'), max: at('2027-05-01'), noInvalidDate: true }),
        (from, target, moment) => {
          const offer = to(target.planId, target.interval)
          const terms = changeTerms(subscriptionTo(from.planId, from.interval), offer, moment)
          if (!terms) return
          expect(terms.dueCents).toBeGreaterThanOrEqual(0)
          expect(terms.dueCents).toBeLessThanOrEqual(offer.cents)
          expect(terms.creditCents).toBeLessThanOrEqual(offerOf(from.planId, from.interval)!.cents)
          if (!terms.isImmediate) expect(terms.dueCents).toBe(0)
        },
      ),
    )
  })
})

test.each<[string, Interval, string, string | null]>([
  ['2027-01-31', 'monthly', '2027-01-31', '2027-02-28'],
  ['2027-01-31', 'monthly', '2027-02-28', '2027-03-31'],
  ['2027-01-31', 'monthly', '2027-03-31', '2027-04-30'],
  ['2028-02-29', 'yearly', '2028-02-29', '2029-02-28'],
  ['2028-02-29', 'yearly', '2031-02-28', '2032-02-29'],
  ['2027-01-31', 'lifetime', '2027-01-31', null],
])('counted from %s, the %s period of %s ends on %s', (anchor, interval, start, end) =>
  expect(periodEnd(at(anchor), interval, at(start))).toEqual(end === null ? null : at(end)),
)

test.each<[string, Partial<SubscriptionRow>, string | null]>([
  ['a period, and the hours its renewal takes', {}, '2027-05-01T06:00:00.000Z'],
  ['to the second where nothing renews it', { cancelAtPeriodEnd: true }, '2027-05-01T00:00:00.000Z'],
  ['or where it was given', { source: 'granted' }, '2027-05-01T00:00:00.000Z'],
  [
    'a week after a refusal',
    { status: 'past_due', pastDueSince: at('2027-05-01') },
    '2027-05-08T00:00:00.000Z',
  ],
  [
    'but not again where the renewal came late',
    { status: 'past_due', pastDueSince: at('2027-06-15') },
    '2027-05-09T00:00:00.000Z',
  ],
  ['for life', { currentPeriodEnd: null }, null],
])('access lasts %s', (_name, change, end) => {
  const one = subscriptionTo('basic', 'monthly', change)
  expect(accessEnd(one)?.toISOString() ?? null).toBe(end)
  if (end === null) return
  expect(givesAccess(one, new Date(Date.parse(end) - 1))).toBe(true)
  expect(givesAccess(one, new Date(end))).toBe(false)
  expect(givesAccess({ ...one, status: 'unpaid' }, at('2027-04-10'))).toBe(false)
})
