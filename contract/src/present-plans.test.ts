import { expect, it } from 'vitest'
import { presentPlans } from './present-plans.ts'

it('no plan offers what only a language model gives where none is installed', () => {
  const featuresWith = (hasModel: boolean) =>
    presentPlans({ areSold: true, hasModel }).flatMap(({ features }) => features)
  const ofModels = featuresWith(true).filter((feature) => !featuresWith(false).includes(feature))
  expect(ofModels).toContain('5 générations par IA par mois')
  expect(featuresWith(false).filter((feature) => /\bIA\b/u.test(feature))).toEqual([])
  expect(featuresWith(false)).toContain('Lettres illimitées')
})
