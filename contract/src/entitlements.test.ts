import { describe, expect, test } from 'vitest'
import { canAddLetter, entitlementsByPlan, entitlementTable, includesFeature } from './entitlements.ts'
import { Feature, PlanId } from './plans.ts'

const everyone = PlanId.options
const holders = everyone.filter((plan) => plan !== 'free')

describe('features of each plan', () => {
  test.each<[Feature, readonly PlanId[]]>([
    ['templates_access', everyone],
    ['export_pdf', everyone],
    ['export_all_formats', holders],
    ['unlimited_letters', holders],
    ['premium_templates', holders],
    ['ai_generation', holders],
    ['ai_analysis', holders],
    ['priority_support', ['pro', 'premium', 'lifetime']],
    ['vip_support', ['premium']],
    ['early_access', ['premium']],
  ])('%s is open to %j', (feature, plans) => {
    expect(everyone.filter((plan) => includesFeature(entitlementsByPlan[plan], feature))).toEqual(plans)
  })

  test('every feature is in the table above', () => {
    for (const feature of Feature.options)
      expect(includesFeature(entitlementsByPlan.premium, feature)).toBe(true)
  })
})

test('with plans disabled, a free account has every feature but better support', () => {
  const given = entitlementTable(false).free
  const closed = Feature.options.filter((feature) => !includesFeature(given, feature))
  expect(closed).toEqual(['priority_support', 'vip_support'])
  expect(canAddLetter(given, 10_000)).toBe(true)
})

test.each([
  ['free', 0, true],
  ['free', 2, true],
  ['free', 3, false],
  // A plan that gave more has ended.
  ['free', 40, false],
  ['basic', 40, true],
  ['lifetime', 10_000, true],
] as const)('%s with %d letters: room for one more is %s', (plan, held, expected) => {
  expect(canAddLetter(entitlementsByPlan[plan], held)).toBe(expected)
})
