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
      'a higher plan costs the remaining half of the difference',
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
      'a change to yearly starts a year, less the remaining half',
      subscriptionTo('basic', 'monthly'),
      to('basic', 'yearly'),
      { isImmediate: true, dueCents: 9_499, periodStart: now, periodEnd: at('2028-04-16') },
    ],
    [
      'a change to lifetime costs its price less the remaining half',
      subscriptionTo('pro', 'monthly'),
      to('lifetime', 'lifetime'),
      { isImmediate: true, dueCents: 8_900, periodEnd: null },
    ],
    [
      'a lower plan starts at the end of the period',
      subscriptionTo('pro', 'monthly'),
      to('basic', 'monthly'),
      { isImmediate: false, dueCents: 0, periodStart: at('2027-05-01'), periodEnd: at('2027-06-01') },
    ],
    [
      'a shorter interval starts at the end of the period',
      subscriptionTo('basic', 'yearly'),
      to('premium', 'monthly'),
      { isImmediate: false },
    ],
    [
      'a lower plan with a longer interval starts at the end of the period',
      subscriptionTo('pro', 'monthly'),
      to('basic', 'yearly'),
      { isImmediate: false },
    ],
    [
      'a change to the current plan is refused',
      subscriptionTo('pro', 'monthly'),
      to('pro', 'monthly'),
      undefined,
    ],
    [
      'a change to the same plan under another name is refused',
      subscriptionTo('basic', 'monthly'),
      to('monthly', 'monthly'),
      undefined,
    ],
    [
      'a change from lifetime to a recurring interval is refused',
      subscriptionTo('lifetime', 'lifetime'),
      to('premium', 'monthly'),
      undefined,
    ],
    [
      'a change to a higher lifetime plan costs the difference',
      subscriptionTo('lifetime', 'lifetime'),
      to('pro', 'lifetime'),
      { isImmediate: true, dueCents: 30_099 },
    ],
    [
      'a change of an unpaid subscription is refused',
      subscriptionTo('basic', 'monthly', { status: 'past_due' }),
      to('pro', 'monthly'),
      undefined,
    ],
    [
      'a change of a granted plan is refused',
      subscriptionTo('basic', 'monthly', { source: 'granted' }),
      to('pro', 'monthly'),
      undefined,
    ],
    [
      'a change in a trial is free and keeps the end of the trial',
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
  ['lasts six hours longer than a renewed period', {}, '2027-05-01T06:00:00.000Z'],
  ['ends exactly with a period that is not renewed', { cancelAtPeriodEnd: true }, '2027-05-01T00:00:00.000Z'],
  ['ends exactly with a granted period', { source: 'granted' }, '2027-05-01T00:00:00.000Z'],
  [
    'lasts a week after a refused charge',
    { status: 'past_due', pastDueSince: at('2027-05-01') },
    '2027-05-08T00:00:00.000Z',
  ],
  [
    'is not extended again after a late renewal',
    { status: 'past_due', pastDueSince: at('2027-06-15') },
    '2027-05-09T00:00:00.000Z',
  ],
  ['never ends for a lifetime plan', { currentPeriodEnd: null }, null],
])('access: %s', (_name, change, end) => {
  const one = subscriptionTo('basic', 'monthly', change)
  expect(accessEnd(one)?.toISOString() ?? null).toBe(end)
  if (end === null) return
  expect(givesAccess(one, new Date(Date.parse(end) - 1))).toBe(true)
  expect(givesAccess(one, new Date(end))).toBe(false)
  expect(givesAccess({ ...one, status: 'unpaid' }, at('2027-04-10'))).toBe(false)
})
