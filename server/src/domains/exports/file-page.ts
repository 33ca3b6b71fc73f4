import type { ExportOptions } from '@lettrine/contract/export'
import { fontOf, type LetterPage } from './letter-page.ts'

/** A page with what a file that is no PDF needs to look like it. Sizes in points, margins in centimetres. */
export type FilePage = LetterPage & {
  options: {
    /** The free font with the metrics of the one that was asked for. */
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
