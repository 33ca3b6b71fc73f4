import type { PaymentState } from '@lettrine/contract/payments'
import type { PlanId } from '@lettrine/contract/plans'
import { describe, expect, test } from 'vitest'
import { fallbackPlans } from '../../shared/plans/fallback-plans.ts'
import { subscriptionText } from './subscription.fr.ts'
import { intervalOf, paymentDisplay, priceAt, trialEnd, visiblePlans } from './subscription.state.ts'

const shown = (interval: 'monthly' | 'yearly' | 'lifetime', preferred?: PlanId, heldPlan?: PlanId) =>
  visiblePlans(fallbackPlans, interval, { preferred, heldPlan }).map(({ id }) => id)

describe('the plans shown', () => {
  test('are the free one and the three others, at every interval', () => {
    for (const interval of ['monthly', 'yearly', 'lifetime'] as const)
      expect(shown(interval)).toEqual(['free', 'basic', 'pro', 'premium'])
  })

  test.each([
    ['monthly', undefined],
    ['lifetime', undefined],
    [undefined, 'monthly'],
    [undefined, 'lifetime'],
  ] as const)('begin with the launch offers for who chose %s, or holds %s', (preferred, heldPlan) => {
    expect(shown('monthly', preferred, heldPlan)).toEqual(['monthly', 'lifetime', 'basic', 'pro', 'premium'])
  })

  test('begin with the launch offers for who asks for them', () => {
    const asked = { preferred: undefined, heldPlan: undefined, startsWithLaunch: true }
    expect(visiblePlans(fallbackPlans, 'monthly', asked)[0]?.id).toBe('monthly')
  })

  test('have the chosen interval, or their only one', () => {
    const plan = (id: PlanId) => fallbackPlans.find((one) => one.id === id)!
    expect(intervalOf(plan('basic'), 'yearly')).toBe('yearly')
    expect(intervalOf(plan('monthly'), 'yearly')).toBe('monthly')
    expect(intervalOf(plan('lifetime'), 'monthly')).toBe('lifetime')
    expect(priceAt(plan('pro'), 'yearly')).toEqual({ interval: 'yearly', price: 199.99, trialDays: 14 })
    expect(priceAt(plan('free'), 'monthly')).toBeUndefined()
  })
})

test('«Premium» has one price per page', () => {
  const names = ['monthly', 'premium'] as const
  expect(new Set(names.map((id) => subscriptionText.planNames[id])).size).toBe(2)
})

test('every state of a payment has a label and a tone', () => {
  for (const state of Object.keys(subscriptionText.states) as PaymentState[])
    expect(paymentDisplay({ state })).toEqual({
      tone: expect.any(String),
      label: subscriptionText.states[state],
    })
})

test('a trial ends after its number of days', () => {
  expect(trialEnd(14, new Date('2026-11-21T10:00:00Z'))).toEqual(new Date('2026-12-05T10:00:00Z'))
})
