import type { LetterPreview, PlacedHeadPart, PreviewStyle } from '@lettrine/contract/export'

export type Gauge = {
  tone: 'fits' | 'over'
  /** Filled part of the gauge, 0 to 1. */
  fill: number
  pageCount: number
  /** Free lines on the page, when it fits. */
  linesLeft: number
  /** Words beyond the first page, when it does not; estimated by area. */
  wordsOver: number
}

// Body text is set at 1.35 times its size; a point is 0.0353 cm and an A4 page 29.7 cm high.
const leading = 1.35
const pointInCm = 0.0353
const pageHeightCm = 29.7

export function gaugeOf(
  { pageCount, fill: used, style }: Pick<LetterPreview, 'pageCount' | 'fill' | 'style'>,
  wordCount: number,
): Gauge {
  const fill = Math.min(1, Math.max(0, used))
  const over = pageCount > 1
  const { top, bottom } = style.margins
  const lines = (pageHeightCm - top - bottom) / (style.fontSize * leading * pointInCm)
  return {
    tone: over ? 'over' : 'fits',
    fill: over ? 1 : fill,
    pageCount,
    linesLeft: over ? 0 : Math.floor((1 - fill) * lines),
    wordsOver: over
      ? Math.max(1, Math.round((wordCount * (pageCount - 2 + fill)) / (pageCount - 1 + fill)))
      : 0,
  }
}

/** As an image: scripts and external links of an SVG do not run there. */
export const imageOf = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`

export function evenMargin({ margins }: Pick<PreviewStyle, 'margins'>): number | undefined {
  const { top, right, bottom, left } = margins
  return top === right && top === bottom && top === left ? top : undefined
}

/**
 * Which way a part of the head grows to be touched by a finger, and how wide it may be then: away from the part that
 * stands next to it. A date beside the recipient grows as the recipient does, and a subject stops at a date above it.
 */
export function growthOf(
  { part, x, width }: PlacedHeadPart,
  head: readonly PlacedHeadPart[],
): { up: boolean; width: number } {
  const at = (name: PlacedHeadPart['part']) => head.find((place) => place.part === name)
  const isDateBelow = (at('date')?.x ?? 0) >= (at('recipient')?.x ?? 0)
  if (part === 'date') return { up: !isDateBelow, width }
  const date = at('date')
  if (part === 'subject') return { up: false, width: isDateBelow && date ? date.x - x : width }
  return { up: true, width }
}
