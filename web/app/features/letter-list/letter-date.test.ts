import { expect, it } from 'vitest'
import { daysUntil, sinceText } from './letter-date.ts'

const now = new Date('2026-11-20T12:00:00Z')

it.each([
  ['2026-11-20T11:59:30Z', 'À l’instant'],
  ['2026-11-20T12:00:20Z', 'À l’instant'],
  ['2026-11-20T11:56:00Z', 'il y a 4\u00a0min'],
  ['2026-11-20T09:00:00Z', 'il y a 3\u00a0h'],
  ['2026-11-19T09:00:00Z', 'hier'],
  ['2026-11-13T09:00:00Z', 'il y a 7 jours'],
  ['2026-11-10T09:00:00Z', '10 nov. 2026'],
  ['nonsense', 'Date invalide'],
])('%s: %s', (at, text) => {
  expect(sinceText(at, now)).toBe(text)
})

it.each([
  ['2026-12-20T12:00:00Z', 30],
  ['2026-11-21T12:00:01Z', 2],
  ['2026-11-20T13:00:00Z', 1],
  ['2026-11-19T13:00:00Z', 1],
])('until %s: %i days', (at, days) => {
  expect(daysUntil(at, now)).toBe(days)
})
