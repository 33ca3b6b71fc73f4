import { expect, test } from 'vitest'
import { aCareer, emptyCareer } from '../../../../testing/career-fixtures.ts'
import { guideStepIn, stepAfter } from './guide-steps.ts'

test('what is known is not asked again', () => {
  const known = { career: aCareer(), hasMotive: true }
  expect(stepAfter('offer', { career: emptyCareer, hasMotive: false })).toBe('career')
  expect(stepAfter('offer', { career: undefined, hasMotive: false })).toBe('career')
  expect(stepAfter('offer', known)).toBe('needs')
  expect(stepAfter('needs', { ...known, hasMotive: false })).toBe('motive')
  expect(stepAfter('needs', known)).toBeUndefined()
  expect(stepAfter('motive', known)).toBeUndefined()
})

test('an address that names no step opens the letter', () => {
  expect(guideStepIn(new URLSearchParams('step=needs'))).toBe('needs')
  expect(guideStepIn(new URLSearchParams('step=elsewhere'))).toBeUndefined()
  expect(guideStepIn(new URLSearchParams())).toBeUndefined()
})
