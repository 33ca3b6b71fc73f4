import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

/** A laid-out document: lengths in points. */
export type Typeset = {
  pageCount: number
  /** Where the text ends on the last page, from the top of the sheet. */
  endsAt: number
  toPdf: () => Buffer
  /** One drawing per page, glyphs as outlines. */
  toSvgPages: () => string[]
}

export type Typesetter = {
  /** Lays out one of our templates with `data`. */
  typeset: (template: TemplateName, data: object) => Typeset
}

export type TemplateName = 'letter'

export const a4 = { width: 595.28, height: 841.89 } as const

const fontPackages = ['tinos', 'arimo', 'carlito', 'gelasio']
const faces = ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic']

// Typst keeps what it laid out; without this its memory grows with every letter.
const keptCompilations = 10

/** Typst, compiled into this process, with the fonts of the letters and no access to files or network. */
export function buildTypesetter(): Typesetter {
  const compiler = NodeCompiler.create({
    workspace: import.meta.dirname,
    fontArgs: [{ fontBlobs: readFonts() }],
  })
  return {
    typeset(template, data) {
      const compiled = compiler.compile({
        mainFilePath: join(import.meta.dirname, `${template}.typ`),
        inputs: { data: JSON.stringify(data) },
      })
      const document = compiled.result
      if (!document) {
        const diagnostics = compiled.takeDiagnostics()
        throw new Error(`Typst refused ${template}.typ`, {
          cause: diagnostics && JSON.stringify(compiler.fetchDiagnostics(diagnostics)),
        })
      }
      const [end] = compiler.query(document, { selector: '<end>', field: 'value' }) as { y: number }[]
      compiler.evictCache(keptCompilations)
      return {
        pageCount: document.numOfPages,
        endsAt: end?.y ?? 0,
        toPdf: () => compiler.pdf(document, { pdfTags: true }),
        toSvgPages: () => splitPages(compiler.plainSvg(document), document.numOfPages),
      }
    },
  }
}

function readFonts(): Buffer[] {
  return fontPackages.flatMap((name) => {
    const manifest = findPackageJSON(`@expo-google-fonts/${name}`, import.meta.url)
    if (!manifest) throw new Error(`The font package ${name} is not installed`)
    const family = `${name[0]!.toUpperCase()}${name.slice(1)}`
    return faces.map((face) => readFileSync(join(dirname(manifest), face, `${family}_${face}.ttf`)))
  })
}

// Typst draws all pages below one another in one image: each page is a window on it.
function splitPages(svg: string, pageCount: number): string[] {
  return Array.from({ length: pageCount }, (_, page) =>
    svg.replace(
      /<svg ([^>]*?)viewBox="[^"]*" width="[^"]*" height="[^"]*"/,
      `<svg $1viewBox="0 ${page * a4.height} ${a4.width} ${a4.height}" width="${a4.width}pt" height="${a4.height}pt"`,
    ),
  )
}
