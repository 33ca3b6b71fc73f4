import { expect, test } from 'vitest'
import { statsOf } from './letter-stats.ts'

const counts = { total: 0, final: 0, createdThisMonth: 0, createdLastMonth: 0, thisWeek: 0 }

test.each([
  [{}, null, null],
  [{ total: 3, final: 2, createdThisMonth: 3 }, null, 67],
  [{ total: 9, final: 0, createdThisMonth: 5, createdLastMonth: 4 }, 25, 0],
  [{ total: 9, final: 9, createdThisMonth: 0, createdLastMonth: 9 }, -100, 100],
])('%j: %s %% against last month, %s %% finalised', (some, monthChangePercent, completionPercent) => {
  expect(statsOf({ ...counts, ...some })).toMatchObject({ monthChangePercent, completionPercent })
})
