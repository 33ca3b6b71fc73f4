/** A grid of cards as it is laid out, in CSS pixels. */
export type GridLayout = {
  /** Distance to the start of the page. */
  top: number
  columns: number
  /** Includes the gap below the row. */
  rowHeights: readonly number[]
}

/** What a virtualizer is told about a grid. */
export type VirtualRows = {
  /** Rows without cards on either side of the grid: they tell a grid near the window from one far away. */
  margin: number
  count: number
  scrollMargin: number
  estimateSize: (index: number) => number
  getItemKey: (index: number) => number
}

/** Once the user scrolls, rows this far beyond the edges of the window are rendered, and at least one. */
const overscanHeight = 600
// A virtualizer always takes a first or last row to be in view. These two stand for what is before and after the grid.
const farBefore = 0
const farAfter = Number.MAX_SAFE_INTEGER

/** Rows of a grid of `cardCount` cards. One that is not laid out has no row. */
export function virtualRowsOf(layout: GridLayout | undefined, cardCount: number): VirtualRows {
  // A new function with each layout: this is what makes a virtualizer read the heights again.
  const getItemKey = (index: number) => index
  const last = layout?.rowHeights.at(-1)
  if (!layout || last === undefined)
    return { margin: 0, count: 0, scrollMargin: 0, estimateSize: () => 0, getItemKey }
  const rowHeight = layout.rowHeights[0] ?? last
  const margin = overscanRows(rowHeight)
  const side = Array.from({ length: margin }, () => rowHeight)
  const rows = Array.from(
    { length: rowOf(cardCount - 1, layout.columns) + 1 },
    (_, row) => layout.rowHeights[row] ?? last,
  )
  const heights = [farBefore, ...side, ...rows, ...side, farAfter]
  return {
    margin,
    count: heights.length,
    scrollMargin: layout.top - margin * rowHeight,
    estimateSize: (index) => heights[index] ?? 0,
    getItemKey,
  }
}

export function overscanRows(rowHeight: number): number {
  return Math.max(1, Math.round(overscanHeight / Math.max(1, rowHeight)))
}

/** Row of the card at `index`, from 0. */
export function rowOf(index: number, columns: number): number {
  return Math.floor(index / columns)
}

/**
 * Indexes of the cards in the virtual rows from `first` to `last`.
 * @param margin - rows without cards before the grid, not counting the far one
 */
export function cardsInRows(
  { first, last }: { first: number; last: number },
  { margin, columns, cardCount }: { margin: number; columns: number; cardCount: number },
): number[] {
  const start = Math.max(0, (first - 1 - margin) * columns)
  const end = Math.min(cardCount, (last - margin) * columns)
  return Array.from({ length: Math.max(0, end - start) }, (_, place) => start + place)
}

/** Sizes of the tracks of a grid, from its computed style: «12px 8.5px». */
export function trackSizes(computed: string): number[] {
  return computed.split(' ').map((track) => Number.parseFloat(track) || 0)
}

/** Rows of a grid that are partly in the window, from 0. */
export function rowsInWindow(
  { top, rowHeights }: Pick<GridLayout, 'top' | 'rowHeights'>,
  { start, end }: { start: number; end: number },
): number[] {
  let rowTop = top
  return rowHeights.flatMap((height, row) => {
    const isIn = rowTop < end && rowTop + height > start
    rowTop += height
    return isIn ? [row] : []
  })
}

export function isSameLayout(one: GridLayout, other: GridLayout): boolean {
  return (
    one.top === other.top &&
    one.columns === other.columns &&
    one.rowHeights.length === other.rowHeights.length &&
    one.rowHeights.every((height, row) => height === other.rowHeights[row])
  )
}
