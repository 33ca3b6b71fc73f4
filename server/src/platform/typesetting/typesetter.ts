import type { TemplateName, TypesetDocument, TypesetOutputs } from './typeset-document.ts'
import { openTypstProcess } from './typst-process.ts'

export type Typesetter = {
  /** Lays out one of our templates with `data`. Rejects with `TypesettingFailure`. */
  typeset: (template: TemplateName, data: object, wanted?: TypesetOutputs) => Promise<TypesetDocument>
  /** The outline of one letter, as an SVG cut to its edges; `colour` as `#rrggbb`. */
  drawLetter: (letter: string, font: string, colour: string) => Promise<string>
}

export const a4 = { width: 595.28, height: 841.89 } as const

const cachedOutlines = 200

/** Typst in a child process, started by the first page and again after each crash. */
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
      if (outlines.size >= cachedOutlines) outlines.clear()
      outlines.set(key, pages[0] ?? '')
      return pages[0] ?? ''
    },
  }
}
