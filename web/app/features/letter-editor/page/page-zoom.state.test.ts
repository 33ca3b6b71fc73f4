import { expect, test } from 'vitest'
import { pinchedScale, steppedScale } from './page-zoom.state.ts'

test.each([
  [{ distance: 100, scale: 1 }, 200, 2],
  [{ distance: 100, scale: 2 }, 50, 1],
  [{ distance: 100, scale: 1 }, 10, 1],
  [{ distance: 100, scale: 3 }, 900, 4],
  [{ distance: 0, scale: 2 }, 80, 2],
])('a pinch from %j to %d apart gives %d', (start, distance, scale) => {
  expect(pinchedScale(start, distance)).toBe(scale)
})

test('the buttons stay between the width of the screen and four times that', () => {
  expect(steppedScale(1, 1)).toBe(1.5)
  expect(steppedScale(1, -1)).toBe(1)
  expect(steppedScale(4, 1)).toBe(4)
})
