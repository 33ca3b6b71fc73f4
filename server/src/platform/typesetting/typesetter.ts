import { openTypstProcess } from './typst-process.ts'

/** tagged: read aloud in order; accessible: PDF/UA-1; archival: PDF/A-2a. */
export type PdfKind = 'tagged' | 'accessible' | 'archival'

/** What to make of a laid-out document beside measuring it; `pages` counts the drawings wanted at most. */
export type Wanted = { pdf?: PdfKind; pages?: number }

/** A laid-out document: lengths in points. */
export type Typeset = {
  pageCount: number
  /** Where the text ends on the last page, from the top of the sheet. */
  endsAt: number
  pdf?: Buffer
  /** One SVG per page, glyphs as outlines. */
  pages?: string[]
}

export type Typesetter = {
  /** Lays out one of our templates with `data`. Rejects with `TypesettingRefused`. */
  typeset: (template: TemplateName, data: object, wanted?: Wanted) => Promise<Typeset>
  /** The outline of one letter, as an SVG cut to its edges; `colour` as `#rrggbb`. */
  drawLetter: (letter: string, font: string, colour: string) => Promise<string>
}

export type TemplateName = 'letter' | 'glyph' | 'receipt'

/** What Typst said of a text or a standard it could not serve, or that it broke down over it. */
export class TypesettingRefused extends Error {}

export const a4 = { width: 595.28, height: 841.89 } as const

const keptOutlines = 200

/** Typst in a process of its own, started by the first page and again after each breakdown. */
export function buildTypesetter(): Typesetter {
  const run = openTypstProcess()
  const typeset: Typesetter['typeset'] = (template, data, wanted = {}) => run({ template, data, wanted })
  const outlines = new Map<string, string>()
  return {
    typeset,
    async drawLetter(letter, font, colour) {
      const key = `${letter} ${font} ${colour}`
      const known = outlines.get(key)
      if (known) return known
      const { pages = [] } = await typeset('glyph', { letter, font, colour }, { pages: 1 })
      if (outlines.size >= keptOutlines) outlines.clear()
      outlines.set(key, pages[0] ?? '')
      return pages[0] ?? ''
    },
  }
}
