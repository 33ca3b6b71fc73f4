import { expect, test } from 'vitest'
import { lastUseText } from './security.fr.ts'

const now = new Date('2026-03-10T12:00:00Z')

test.each([
  ['2026-03-10T11:50:00Z', 'à l’instant'],
  ['2026-03-10T11:15:00Z', 'il y a 45 minutes'],
  ['2026-03-10T09:00:00Z', 'il y a 3 heures'],
  ['2026-03-09T12:00:00Z', 'hier'],
  ['2026-03-06T12:00:00Z', 'il y a 4 jours'],
  ['2026-02-01T12:00:00Z', 'le 1er février 2026'],
  ['2026-02-02T12:00:00Z', 'le 2 février 2026'],
])('a session used at %s was used «%s»', (at, expected) => {
  expect(lastUseText(at, now).replaceAll('\u00a0', ' ')).toBe(expected)
})
