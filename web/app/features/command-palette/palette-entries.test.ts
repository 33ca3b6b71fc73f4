import { expect, test } from 'vitest'
import { localEntries } from './palette-entries.ts'

const titles = (isAdmin: boolean) => localEntries({ isAdmin, onSignOut: () => {} }).map(({ title }) => title)

test('pages of administrators are found by them alone, and all others by everybody', () => {
  const forAll = titles(false)
  expect(titles(true).filter((title) => !forAll.includes(title))).toEqual(['Modèles proposés', 'Audience'])
  expect(forAll).toContain('Confidentialité')
})
