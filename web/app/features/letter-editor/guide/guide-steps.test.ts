import { expect, test } from 'vitest'
import { aCareer, emptyCareer } from '../../../../testing/career-fixtures.ts'
import { guideStepIn, stepAfter, stepBefore } from './guide-steps.ts'

test('what is known is not asked again', () => {
  const known = { hasOffer: true, career: aCareer() }
  expect(stepAfter('offer', { ...known, career: emptyCareer })).toBe('career')
  expect(stepAfter('offer', { ...known, career: undefined })).toBe('career')
  expect(stepAfter('offer', known)).toBe('needs')
  expect(stepAfter('needs', known)).toBe('motive')
  expect(stepAfter('motive', known)).toBeUndefined()
})

test('without an offer, the post is asked', () => {
  const known = { hasOffer: false, career: emptyCareer }
  expect(stepAfter('offer', known)).toBe('post')
  expect(stepAfter('post', known)).toBe('career')
  expect(stepBefore('career', known)).toBe('post')
  expect(stepBefore('career', { hasOffer: true })).toBe('offer')
  expect(stepBefore('offer', known)).toBeUndefined()
})

test('an address that names no step opens the letter', () => {
  expect(guideStepIn(new URLSearchParams('step=needs'))).toBe('needs')
  expect(guideStepIn(new URLSearchParams('step=elsewhere'))).toBeUndefined()
  expect(guideStepIn(new URLSearchParams())).toBeUndefined()
})
