import { expect, test } from 'vitest'
import { localEntries } from './palette-entries.ts'

const titles = (isAdmin: boolean) => localEntries({ isAdmin, onSignOut: () => {} }).map(({ title }) => title)

test('administrator pages are found by administrators only', () => {
  const forAll = titles(false)
  expect(titles(true).filter((title) => !forAll.includes(title))).toEqual([
    'Modèles proposés',
    'Audience',
    'État du service',
  ])
  expect(forAll).toContain('Confidentialité')
})
