import type { TemplateName, TypesetDocument, TypesetOutputs } from './typeset-document.ts'
import { openTypstProcesses } from './typst-process.ts'

/** Lays out the pages of one account. Both reject with `SERVER_BUSY` where too many pages wait. */
export type Typesetter = {
  /** Lays out one of our templates with `data`. Rejects with `TypesettingFailure`. */
  typeset: (template: TemplateName, data: object, wanted?: TypesetOutputs) => Promise<TypesetDocument>
  /** The outline of one letter, as an SVG cut to its edges; `colour` as `#rrggbb`. */
  drawLetter: (letter: string, font: string, colour: string) => Promise<string>
}

export type Typesetting = {
  /** The typesetter of one account: its pages wait for one another, and for no page of another account. */
  of: (owner: string) => Typesetter
  /** The same; pages that still wait when the signal aborts are dropped. It is made by the first page. */
  until: (signal: () => AbortSignal) => Typesetting
}

export const a4 = { width: 595.28, height: 841.89 } as const

const cachedOutlines = 200

/** Typst in child processes, started by the first pages and again after each crash. */
export function buildTypesetting(): Typesetting {
  const run = openTypstProcesses()
  const outlines = new Map<string, string>()

  function typesetterOf(owner: string, signal: (() => AbortSignal) | undefined): Typesetter {
    const typeset: Typesetter['typeset'] = (template, data, wanted = {}) =>
      run(owner, { template, data, wanted }, signal?.())
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

  const typesetting = (signal: (() => AbortSignal) | undefined): Typesetting => ({
    of: (owner) => typesetterOf(owner, signal),
    until: typesetting,
  })
  return typesetting(undefined)
}
