import { expect, test } from 'vitest'
import { fallbackPlans } from '../../../../web/app/shared/plans/fallback-plans.ts'
import { presentPlans } from './index.ts'

test('what the browser shows when it cannot ask is what the catalogue says', () => {
  expect(fallbackPlans).toEqual(presentPlans(true))
})
