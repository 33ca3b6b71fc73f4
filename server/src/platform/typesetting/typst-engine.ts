import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { pagesOf } from './svg-pages.ts'
import type { PdfStandard, TypesetDocument, TypesettingTask } from './typeset-document.ts'

const textFonts = ['tinos', 'arimo', 'carlito', 'gelasio']
const textFaces = ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic']
/** For signs the fonts of letters lack: Arabic writing, and pictures. */
const fallbackFonts = ['noto-naskh-arabic', 'noto-emoji']

const standards = {
  tagged: {},
  accessible: { pdfStandard: 'ua-1' },
  archival: { pdfStandard: 'a-2a' },
} as const satisfies Record<PdfStandard, object>

// Typst keeps what it laid out; without this its memory grows with every letter.
const cachedCompilations = 10

/** Typst with the fonts of the letters and no access to files or network. Runs one task; throws what Typst refuses. */
export function buildTypstEngine(): (task: TypesettingTask) => TypesetDocument {
  const compiler = NodeCompiler.create({
    workspace: import.meta.dirname,
    fontArgs: [{ fontBlobs: readFonts() }],
  })
  return ({ template, data, wanted }) => {
    const compiled = compiler.compile({
      mainFilePath: join(import.meta.dirname, `${template}.typ`),
      inputs: { data: JSON.stringify(data) },
    })
    const document = compiled.result
    if (!document) {
      const diagnostics = compiled.takeDiagnostics()
      throw new Error(JSON.stringify(diagnostics && compiler.fetchDiagnostics(diagnostics)))
    }
    const [end] = compiler.query(document, { selector: '<end>', field: 'value' }) as { y: number }[]
    const typeset: TypesetDocument = { pageCount: document.numOfPages, endsAt: end?.y ?? 0 }
    if (wanted.pdf) typeset.pdf = compiler.pdf(document, { pdfTags: true, ...standards[wanted.pdf] })
    if (wanted.pages) typeset.pages = pagesOf(compiler.plainSvg(document)).slice(0, wanted.pages)
    compiler.evictCache(cachedCompilations)
    return typeset
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
