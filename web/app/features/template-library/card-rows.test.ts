import { Virtualizer } from '@tanstack/react-virtual'
import { describe, expect, test } from 'vitest'
import {
  cardsInRows,
  type GridLayout,
  isSameLayout,
  overscanRows,
  rowOf,
  rowsInWindow,
  trackSizes,
  virtualRowsOf,
} from './card-rows.ts'

const layout: GridLayout = { top: 1_000, columns: 3, rowHeights: [500, 600, 550, 550] }
const cardCount = 11

/** Cards in view, and with `overscan` those near the window, when it shows the page from `start`. */
function cardsAt(start: number, { overscan = false, height = 900, shown = layout } = {}): number[] {
  const { margin, ...rows } = virtualRowsOf(shown, cardCount)
  const virtualizer = new Virtualizer<Window, Element>({
    ...rows,
    overscan: 0,
    initialOffset: start,
    initialRect: { width: 1_280, height },
    getScrollElement: () => null,
    scrollToFn: () => undefined,
    observeElementRect: () => undefined,
    observeElementOffset: () => undefined,
  })
  const items = virtualizer.getVirtualItems()
  const more = overscan ? margin : 0
  return cardsInRows(
    { first: items[0]!.index - more, last: items.at(-1)!.index + more },
    { margin, columns: shown.columns, cardCount },
  )
}

describe('cards in the window', () => {
  test('a grid below the window has none, and one near it has a row once the user scrolls', () => {
    expect(cardsAt(0)).toEqual([])
    expect(cardsAt(100)).toEqual([])
    expect(cardsAt(100, { overscan: true })).toEqual([0, 1, 2])
    expect(cardsAt(0, { overscan: true, height: 500 })).toEqual([])
  })

  test('rows are in view from their first pixel to their last', () => {
    expect(cardsAt(101)).toEqual([0, 1, 2])
    expect(cardsAt(600)).toEqual([0, 1, 2])
    expect(cardsAt(601)).toEqual([0, 1, 2, 3, 4, 5])
    expect(cardsAt(1_499)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(cardsAt(1_500)).toEqual([3, 4, 5, 6, 7, 8])
  })

  test('the last row may be short, and what is above the window is not rendered at the end of the grid', () => {
    expect(cardsAt(2_649)).toEqual([6, 7, 8, 9, 10])
    expect(cardsAt(2_650)).toEqual([9, 10])
    expect(cardsAt(3_199)).toEqual([9, 10])
  })

  test('a grid above the window has none, and one near it has its last row once the user scrolls', () => {
    expect(cardsAt(3_200)).toEqual([])
    expect(cardsAt(3_200, { overscan: true })).toEqual([9, 10])
    expect(cardsAt(9_000, { overscan: true })).toEqual([])
  })

  test('rows that are not laid out yet are as tall as the last one', () => {
    const shown = { ...layout, rowHeights: [500] }
    expect(cardsAt(1_500, { shown })).toEqual([3, 4, 5, 6, 7, 8])
    expect(cardsAt(1_601, { shown })).toEqual([3, 4, 5, 6, 7, 8, 9, 10])
  })
})

test('a grid without a layout, or hidden, has no virtual rows', () => {
  expect(virtualRowsOf(undefined, cardCount).count).toBe(0)
  expect(virtualRowsOf({ ...layout, rowHeights: [] }, cardCount).count).toBe(0)
})

test('a row of cards is one row of overscan, lines are several', () => {
  expect(overscanRows(480)).toBe(1)
  expect(overscanRows(2_000)).toBe(1)
  expect(overscanRows(64)).toBe(9)
})

test('the row of a card follows from the columns', () => {
  expect([0, 2, 3, 10].map((index) => rowOf(index, 3))).toEqual([0, 0, 1, 3])
  expect(rowOf(7, 1)).toBe(7)
})

test('tracks are read from a computed style', () => {
  expect(trackSizes('232px 232.5px 232px')).toEqual([232, 232.5, 232])
  expect(trackSizes('none')).toEqual([0])
})

test('rows partly in the window', () => {
  expect(rowsInWindow(layout, { start: 0, end: 1_000 })).toEqual([])
  expect(rowsInWindow(layout, { start: 0, end: 1_501 })).toEqual([0, 1])
  expect(rowsInWindow(layout, { start: 1_500, end: 1_600 })).toEqual([1])
})

test('layouts are compared by their values', () => {
  expect(isSameLayout(layout, { ...layout, rowHeights: [...layout.rowHeights] })).toBe(true)
  expect(isSameLayout(layout, { ...layout, top: 999 })).toBe(false)
  expect(isSameLayout(layout, { ...layout, rowHeights: [500, 600, 550] })).toBe(false)
})
