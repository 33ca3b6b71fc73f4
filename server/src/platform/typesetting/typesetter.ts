import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { pagesOf } from './svg-pages.ts'

/** tagged: read aloud in order; accessible: PDF/UA-1; archival: PDF/A-2a. */
export type PdfKind = 'tagged' | 'accessible' | 'archival'

/** A laid-out document: lengths in points. */
export type Typeset = {
  pageCount: number
  /** Where the text ends on the last page, from the top of the sheet. */
  endsAt: number
  /** Fails with `TypesettingRefused` where the text cannot satisfy the standard asked for. */
  toPdf: (kind?: PdfKind) => Buffer
  /** One drawing per page, the first `largestCount` at most, glyphs as outlines. */
  toSvgPages: (largestCount?: number) => string[]
}

export type Typesetter = {
  /** Lays out one of our templates with `data`. Fails with `TypesettingRefused`. */
  typeset: (template: TemplateName, data: object) => Typeset
  /** The outline of one letter, as an SVG cut to its edges; `colour` as `#rrggbb`. */
  drawLetter: (letter: string, font: string, colour: string) => string
}

export type TemplateName = 'letter' | 'glyph'

/** What Typst said of a text or a standard it could not serve. */
export class TypesettingRefused extends Error {}

export const a4 = { width: 595.28, height: 841.89 } as const

const textFonts = ['tinos', 'arimo', 'carlito', 'gelasio']
const textFaces = ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic']
/** For signs the fonts of letters lack: Arabic writing, and pictures. */
const fallbackFonts = ['noto-naskh-arabic', 'noto-emoji']

const standards = {
  tagged: {},
  accessible: { pdfStandard: 'ua-1' },
  archival: { pdfStandard: 'a-2a' },
} as const satisfies Record<PdfKind, object>

// Typst keeps what it laid out; without this its memory grows with every letter.
const keptCompilations = 10
const keptOutlines = 200

/** Typst, compiled into this process, with the fonts of the letters and no access to files or network. */
export function buildTypesetter(): Typesetter {
  const compiler = NodeCompiler.create({
    workspace: import.meta.dirname,
    fontArgs: [{ fontBlobs: readFonts() }],
  })
  function compile(template: TemplateName, data: object): Typeset {
    const compiled = compiler.compile({
      mainFilePath: join(import.meta.dirname, `${template}.typ`),
      inputs: { data: JSON.stringify(data) },
    })
    const document = compiled.result
    if (!document) {
      const diagnostics = compiled.takeDiagnostics()
      throw new TypesettingRefused(`Typst refused ${template}.typ`, {
        cause: diagnostics && JSON.stringify(compiler.fetchDiagnostics(diagnostics)),
      })
    }
    const [end] = compiler.query(document, { selector: '<end>', field: 'value' }) as { y: number }[]
    compiler.evictCache(keptCompilations)
    return {
      pageCount: document.numOfPages,
      endsAt: end?.y ?? 0,
      toPdf(kind = 'tagged') {
        try {
          return compiler.pdf(document, { pdfTags: true, ...standards[kind] })
        } catch (cause) {
          throw new TypesettingRefused(`Typst refused to write a PDF (${kind})`, { cause })
        }
      },
      toSvgPages: (largestCount) => pagesOf(compiler.plainSvg(document)).slice(0, largestCount),
    }
  }
  const outlines = new Map<string, string>()
  return {
    typeset: compile,
    drawLetter(letter, font, colour) {
      const key = `${letter} ${font} ${colour}`
      const known = outlines.get(key)
      if (known) return known
      const [outline = ''] = compile('glyph', { letter, font, colour }).toSvgPages()
      if (outlines.size >= keptOutlines) outlines.clear()
      outlines.set(key, outline)
      return outline
    },
  }
}

function readFonts(): Buffer[] {
  return [
    ...textFonts.flatMap((name) => textFaces.map((face) => readFont(name, face))),
    ...fallbackFonts.map((name) => readFont(name, '400Regular')),
  ]
}

/** `noto-emoji`, `400Regular` → `400Regular/NotoEmoji_400Regular.ttf` of its package. */
function readFont(name: string, face: string): Buffer {
  const manifest = findPackageJSON(`@expo-google-fonts/${name}`, import.meta.url)
  if (!manifest) throw new Error(`The font package ${name} is not installed`)
  const family = name.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())
  return readFileSync(join(dirname(manifest), face, `${family}_${face}.ttf`))
}
