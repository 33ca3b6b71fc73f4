import { expect, test } from 'vitest'
import { letterTitle } from './letter-title.ts'

test.each([
  ['Fleuriste', 'Les Pivoines', undefined, 'Fleuriste, Les Pivoines'],
  ['Infirmier / Infirmière (H/F)', 'CLINIQUE DU PARC', 'feminine', 'Infirmière, Clinique du Parc'],
  ['OUVRIER(E) ARBORICOLE H/F', '', 'masculine', 'Ouvrier arboricole'],
  ['', 'Les Pivoines', undefined, 'Les Pivoines'],
  ['', '', undefined, ''],
  ['(H/F)', 'X', undefined, '(H/F), X'],
] as const)('%j at %j is named %j', (jobTitle, company, gender, expected) => {
  expect(letterTitle({ jobTitle, company }, gender)).toBe(expected)
})

test('is never longer than the limit of a title', () => {
  expect(letterTitle({ jobTitle: 'Fleuriste '.repeat(19), company: 'Pivoines '.repeat(19) })).toHaveLength(
    200,
  )
})
