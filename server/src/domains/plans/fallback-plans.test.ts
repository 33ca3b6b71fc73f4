import { expect, test } from 'vitest'
import { fallbackPlans } from '../../../../web/app/shared/plans/fallback-plans.ts'
import { presentPlans } from './index.ts'

test('the fallback plans of the browser equal the catalogue', () => {
  expect(fallbackPlans).toEqual(presentPlans(true))
})
