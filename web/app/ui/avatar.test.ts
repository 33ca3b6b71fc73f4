import { expect, it } from 'vitest'
import { initials } from './avatar.tsx'

it.each([
  ['Inès Carpentier', 'IC'],
  ['Jean-Paul de La Tour', 'JT'],
  ['élodie', 'É'],
  ['', ''],
])('%j: %j', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
