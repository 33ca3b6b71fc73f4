import type { ExportOptions } from '@lettrine/contract/export'
import { fontOf, type LetterPage } from './letter-page.ts'

/** A page with the style of files other than PDF. Sizes in points, margins in centimetres. */
export type FilePage = LetterPage & {
  options: {
    /** The metric-compatible free font. */
    font: string
    fontSize: number
    margins: ExportOptions['margins']
    metadata: boolean
    watermark: boolean
    justify: boolean
    /** Factor of the distances of the page: less than 1 when tightened to fit, more in a short letter. */
    spacing: number
  }
}

export function filePage(page: LetterPage, options: ExportOptions, spacing: number): FilePage {
  return {
    ...page,
    options: {
      font: fontOf(options.fontFamily),
      fontSize: options.fontSize,
      margins: options.margins,
      metadata: options.includeMetadata,
      watermark: options.includeWatermark,
      justify: true,
      spacing,
    },
  }
}
