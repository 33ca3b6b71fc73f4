import {
  type ExportOptions,
  ExportOptions as ExportOptionsSchema,
  type LetterPreview,
} from '@lettrine/contract/export'

export type Gauge = {
  tone: 'fits' | 'over'
  /** Part of the gauge that is filled, 0 to 1. */
  fill: number
  pageCount: number
  /** Lines still free on the page, when it fits. */
  linesLeft: number
  /** Words beyond the first page, when it does not; an estimate by surface. */
  wordsOver: number
}

// Body text is set at 1.35 times its size; a point is 0.0353 cm and an A4 page 29.7 cm high.
const leading = 1.35
const pointInCm = 0.0353
const pageHeightCm = 29.7

export function gaugeOf(preview: LetterPreview, options: ExportOptions, wordCount: number): Gauge {
  const pageCount = preview.pages.length
  const fill = Math.min(1, Math.max(0, preview.fill))
  const over = pageCount > 1
  const { top, bottom } = options.margins
  const lines = (pageHeightCm - top - bottom) / (options.fontSize * leading * pointInCm)
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

export const defaultPage: ExportOptions = ExportOptionsSchema.parse({})

/** Reads options kept on the device; what is unknown or out of range gives the defaults. */
export function pageOptionsFrom(stored: unknown): ExportOptions {
  const parsed = ExportOptionsSchema.safeParse(stored ?? {})
  return parsed.success ? parsed.data : defaultPage
}

/** As an image: scripts and outside links in an SVG do not run there. */
export const imageOf = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`

export function evenMargin({ margins }: ExportOptions): number | undefined {
  const { top, right, bottom, left } = margins
  return top === right && top === bottom && top === left ? top : undefined
}
