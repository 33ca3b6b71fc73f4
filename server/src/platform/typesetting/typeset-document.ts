/** tagged: read aloud in order; accessible: PDF/UA-1; archival: PDF/A-2a. */
export type PdfStandard = 'tagged' | 'accessible' | 'archival'

/** Requested outputs; `pages` is the maximum number of SVG pages. */
export type TypesetOutputs = { pdf?: PdfStandard; pages?: number }

/** Where a part of a letter's head stands on its first page, in points from the corner of the sheet; it may be blank. */
export type HeadPlace = {
  part: 'sender' | 'recipient' | 'date' | 'subject'
  x: number
  y: number
  endsAt: number
}

/** A laid-out document: lengths in points. */
export type TypesetDocument = {
  pageCount: number
  /** Where the text ends on the last page, from the top of the sheet. */
  endsAt: number
  pdf?: Buffer
  /** One SVG per page, glyphs as outlines. */
  pages?: string[]
  /** With the pages. */
  head?: HeadPlace[]
}

export type TemplateName = 'letter' | 'glyph' | 'receipt'

/** Typst refused a text or a PDF standard, crashed, or took too long. */
export class TypesettingFailure extends Error {
  readonly timedOut: boolean

  constructor(message: string, { timedOut = false, cause }: { timedOut?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.timedOut = timedOut
  }
}

export type TypesettingTask = { template: TemplateName; data: object; wanted: TypesetOutputs }
