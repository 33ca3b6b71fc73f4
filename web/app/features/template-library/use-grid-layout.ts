import { type RefObject, useEffect, useState } from 'react'
import { type GridLayout, isSameLayout, rowsInWindow, trackSizes } from './card-rows.ts'

type MeasuredGrid = {
  layout: GridLayout
  /** Mean height of the cards in view, measured when the grid was `width` wide: it only depends on the width. */
  card?: { width: number; height: number }
}

/** The grid of cards as it is laid out; undefined before its first layout, without rows while it is hidden. */
export function useGridLayout(list: RefObject<HTMLUListElement | null>): MeasuredGrid | undefined {
  const [grid, setGrid] = useState<MeasuredGrid>()
  useEffect(() => {
    const box = list.current
    if (!box) return
    let latest: MeasuredGrid | undefined
    const observer = new ResizeObserver(() => {
      latest = measured(box, latest)
      setGrid(latest)
    })
    observer.observe(box)
    // What is above the grid moves it.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return grid
}

function measured(box: HTMLElement, before: MeasuredGrid | undefined): MeasuredGrid | undefined {
  const { top, width } = box.getBoundingClientRect()
  if (width === 0) return before && hidden(before)
  const { gridTemplateColumns, gridTemplateRows, rowGap } = getComputedStyle(box)
  const gap = Number.parseFloat(rowGap) || 0
  const layout = {
    top: Math.round(top + window.scrollY),
    columns: trackSizes(gridTemplateColumns).length,
    rowHeights: trackSizes(gridTemplateRows).map((height) => height + gap),
  }
  const card = before?.card?.width === width ? before.card : measuredCard(box, layout, { width, gap })
  if (before && card === before.card && isSameLayout(layout, before.layout)) return before
  return { layout, ...(card && { card }) }
}

/** Keeps the height of a card, so that the grid is as tall as before when it is shown again. */
function hidden(grid: MeasuredGrid): MeasuredGrid {
  return grid.layout.rowHeights.length === 0 ? grid : { ...grid, layout: { ...grid.layout, rowHeights: [] } }
}

function measuredCard(
  box: HTMLElement,
  layout: GridLayout,
  { width, gap }: { width: number; gap: number },
): MeasuredGrid['card'] {
  const heights = rowsInWindow(layout, { start: window.scrollY, end: window.scrollY + window.innerHeight })
    .filter((row) => box.children[row * layout.columns]?.hasChildNodes())
    .map((row) => (layout.rowHeights[row] ?? 0) - gap)
  if (heights.length === 0) return undefined
  const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length
  return { width, height: Math.round(mean) }
}
