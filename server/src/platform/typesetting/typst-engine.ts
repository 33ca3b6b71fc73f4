import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { pagesOf } from './svg-pages.ts'
import type { HeadPlace, PdfStandard, TemplateTask, TypesetDocument } from './typeset-document.ts'

const textFonts = ['tinos', 'arimo', 'carlito', 'gelasio']
const textFaces = ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic']
/** For signs the fonts of letters lack: Arabic writing, and pictures. */
const fallbackFonts = ['noto-naskh-arabic', 'noto-emoji']

const standards = {
  tagged: {},
  accessible: { pdfStandard: 'ua-1' },
  archival: { pdfStandard: 'a-2a' },
} as const satisfies Record<PdfStandard, object>

const cachedCompilations = 10
/** The data of a task, as the templates read it. It exists in memory alone. */
const dataFile = join(import.meta.dirname, 'data.json')

export type TypstEngine = {
  /** Runs one task; throws what Typst refuses. */
  typeset: (task: TemplateTask) => TypesetDocument
  /** Drops what was laid out long ago: Typst keeps it, and its memory would grow with every letter. */
  evictCache: () => void
}

/** Typst with the fonts of the letters and no access to files or network. */
export function buildTypstEngine(): TypstEngine {
  const compiler = NodeCompiler.create({
    workspace: import.meta.dirname,
    fontArgs: [{ fontBlobs: readFonts() }],
  })
  const typeset = ({ template, data, wanted }: TemplateTask): TypesetDocument => {
    // As a file in memory: `sys.inputs` is part of the standard library, and Typst evaluates all templates anew when it changes.
    compiler.mapShadow(dataFile, Buffer.from(JSON.stringify(data)))
    const compiled = compiler.compile({ mainFilePath: join(import.meta.dirname, `${template}.typ`) })
    const document = compiled.result
    if (!document) {
      const diagnostics = compiled.takeDiagnostics()
      throw new Error(JSON.stringify(diagnostics && compiler.fetchDiagnostics(diagnostics)))
    }
    const [end] = compiler.query(document, { selector: '<end>', field: 'value' }) as { y: number }[]
    const result: TypesetDocument = { pageCount: document.numOfPages, endsAt: end?.y ?? 0 }
    if (wanted.pdf) result.pdf = compiler.pdf(document, { pdfTags: true, ...standards[wanted.pdf] })
    if (wanted.pages) {
      result.pages = pagesOf(compiler.plainSvg(document)).slice(0, wanted.pages)
      result.head = headPlaces(
        (selector) => compiler.query(document, { selector, field: 'value' }) as HeadMark[],
      )
    }
    return result
  }
  return { typeset, evictCache: () => compiler.evictCache(cachedCompilations) }
}

type HeadMark = { part: HeadPlace['part']; page: number; x: number; y: number }

/** The parts of the head on the first page, from the marks around them. */
function headPlaces(query: (selector: string) => HeadMark[]): HeadPlace[] {
  const ends = new Map(query('<head-end>').map(({ part, y }) => [part, y]))
  return query('<head-start>')
    .filter(({ page }) => page === 1)
    .map(({ part, x, y }) => ({ part, x, y, endsAt: Math.max(y, ends.get(part) ?? y) }))
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
