import { expect, test } from 'vitest'
import { dayInParis, dayOfWeek, localDay, shortLocalDay } from './day.fr.ts'

test('the first of a month is an ordinal, and only the first', () => {
  const first = new Date(2026, 2, 1, 12)
  const eleventh = new Date(2026, 2, 11, 12)
  expect([localDay(first), shortLocalDay(first), dayOfWeek(first)]).toEqual([
    '1er mars 2026',
    '1er mars 2026',
    'dimanche 1er mars',
  ])
  expect([localDay(eleventh), dayOfWeek(eleventh)]).toEqual(['11 mars 2026', 'mercredi 11 mars'])
})

test('a Paris day does not depend on the time zone of the machine', () => {
  expect(dayInParis(new Date('2026-12-31T23:30:00Z'))).toBe('1er janvier 2027')
})
