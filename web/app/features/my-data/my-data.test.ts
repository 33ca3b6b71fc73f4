import { fileSizeText } from '@lettrine/contract/my-data.fr'
import { expect, test } from 'vitest'
import { deletedItems } from './my-data.fr.ts'

const nothing = {
  letters: 0,
  lettersInBin: 0,
  copies: 0,
  templates: 0,
  publishedTemplates: 0,
  sharedLinks: 0,
  plan: 'free' as const,
  hasPassword: true,
}

test('the warning only counts existing items', () => {
  expect(deletedItems(nothing)).toEqual(['votre profil, votre photo et vos réglages'])
  expect(deletedItems({ ...nothing, letters: 1, copies: 12, sharedLinks: 2 }).slice(1)).toEqual([
    '1\u00a0lettre, avec son historique',
    '12\u00a0fichiers gardés',
    '2\u00a0liens de partage, qui ne s’ouvriront plus',
  ])
})

test.each([
  [1, '1\u00a0ko'],
  [850_400, '850\u00a0ko'],
  [1_234_567, '1,2\u00a0Mo'],
  [2_000_000_000, '2\u00a0Go'],
])('%i bytes are «%s»', (bytes, expected) => {
  expect(fileSizeText(bytes)).toBe(expected)
})
