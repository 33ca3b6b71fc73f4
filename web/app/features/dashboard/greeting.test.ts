import { expect, it } from 'vitest'
import { greeting } from './greeting.ts'

it.each([
  [0, 'Bonjour, Inès'],
  [11, 'Bonjour, Inès'],
  [12, 'Bon après-midi, Inès'],
  [17, 'Bon après-midi, Inès'],
  [18, 'Bonsoir, Inès'],
  [23, 'Bonsoir, Inès'],
])('at %i h: %s', (hour, sentence) => {
  expect(greeting('Inès', new Date(2026, 10, 20, hour, 30))).toBe(sentence)
})

it('greets without a name', () => {
  expect(greeting(' ', new Date(2026, 10, 20, 9))).toBe('Bonjour')
})
