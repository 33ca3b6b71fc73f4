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
  }
}

export function filePage(page: LetterPage, options: ExportOptions): FilePage {
  return {
    ...page,
    options: {
      font: fontOf(options.fontFamily),
      fontSize: options.fontSize,
      margins: options.margins,
      metadata: options.includeMetadata,
      watermark: options.includeWatermark,
      justify: true,
    },
  }
}
