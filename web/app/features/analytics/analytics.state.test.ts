import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chartPoints, scaleMaximum } from './analytics.state.ts'

describe('the maximum of a scale', () => {
  test.each([
    [0, 4],
    [3, 4],
    [5, 6],
    [9, 10],
    [11, 20],
    [100, 100],
    [101, 200],
    [7_300, 8_000],
  ])('of %i is %i', (highest, top) => {
    expect(scaleMaximum(highest)).toBe(top)
  })

  test('is not exceeded, is less than twice the highest value, and has an integer half', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 10_000_000 }), (highest) => {
        const top = scaleMaximum(highest)
        expect(top).toBeGreaterThanOrEqual(highest)
        expect(top).toBeLessThan(highest * 2 + 1)
        expect(top % 2).toBe(0)
      }),
    )
  })
})

test('a line spans the width and stays within the drawing', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100_000), { minLength: 2, maxLength: 90 }), (values) => {
      const points = chartPoints(values, 600, 200)
      expect(points[0]?.x).toBe(0)
      expect(points.at(-1)?.x).toBeCloseTo(600)
      for (const { y } of points) {
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(200)
      }
    }),
  )
  expect(chartPoints([2], 600, 200)).toEqual([{ x: 0, y: 100 }])
})
