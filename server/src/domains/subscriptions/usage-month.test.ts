import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, usageMonth } from './usage-month.ts'

const day = (text: string) => new Date(`${text}T09:30:00.000Z`)
const shown = (date: Date) => date.toISOString().slice(0, 10)

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-03-15', 12, '2027-03-15'],
  ['2026-05-31', 1, '2026-06-30'],
])('%s and %d months is %s', (from, months, to) => expect(shown(addMonths(day(from), months))).toBe(to))

test.each([
  ['2026-01-31', '2026-02-27', '2026-01-31', '2026-02-28'],
  ['2026-01-31', '2026-03-01', '2026-02-28', '2026-03-31'],
  ['2026-01-10', '2026-01-10', '2026-01-10', '2026-02-10'],
  ['2025-12-20', '2026-01-05', '2025-12-20', '2026-01-20'],
])('a subscription begun on %s counts %s from %s to %s', (begun, now, start, end) => {
  const month = usageMonth(day(begun), day(now))
  expect([shown(month.start), shown(month.end)]).toEqual([start, end])
})

test('months are contiguous: every instant is in exactly one', () => {
  const instant = fc.date({ min: day('2024-01-01'), max: day('2030-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(instant, instant, (one, other) => {
      const [begun, now] = one <= other ? [one, other] : [other, one]
      const { start, end } = usageMonth(begun, now)
      expect(start <= now && now < end).toBe(true)
      expect(usageMonth(begun, end).start).toEqual(end)
    }),
  )
})
