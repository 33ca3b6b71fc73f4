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

/** In points. */
export const a4 = { width: 595.28, height: 841.89 } as const

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

/** One page of a template. */
export type TemplateTask = { template: TemplateName; data: object; wanted: TypesetOutputs }

/** Work beside Typst: `run` of the module at `program`, an address, gets the engine and `input`. */
export type ProgramTask = { program: string; input: object }

export type TypesettingTask = TemplateTask | ProgramTask
