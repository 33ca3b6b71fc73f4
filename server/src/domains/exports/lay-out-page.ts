import type {
  ExportOptions,
  ExportQuality,
  LetterPreview,
  PlacedHeadPart,
  PreviewStyle,
} from '@lettrine/contract/export'
import type { DraftLetter } from '@lettrine/contract/letters'
import { type PageChoice, type PageStyle, resolvePageStyle } from '@lettrine/contract/page'
import type { TypesettingProgram } from '../../platform/typesetting/do-typesetting.ts'
import { a4, type PdfStandard, type TypesetDocument } from '../../platform/typesetting/typeset-document.ts'
import { airySpacing } from './air-page.ts'
import { fitOnePage, type Tightness, tightening } from './fit-page.ts'
import { initialParagraph } from './initial.ts'
import { asMarkdown, asPlainText, fontOf, type LetterPage, letterPage } from './letter-page.ts'
import { placeHead } from './place-head.ts'

// What is here runs beside Typst, in its process: no letter is parsed where requests are served.

export type Engine = Parameters<TypesettingProgram<object, unknown>['run']>[0]

/** A laid-out letter: its measures and the requested outputs. */
export type LetterLayout = {
  pageCount: number
  /** How much of the last page is used, 0 to 1, before a short letter is set with more air. */
  fill: number
  style: PreviewStyle
  fit: LetterPreview['fit']
  pdf?: Buffer
  /** One SVG per page. */
  pages?: string[]
  /** With the pages. */
  head?: PlacedHeadPart[]
}

/** Requested outputs: a PDF of this quality, SVGs of the first pages; none for the measures alone. */
export type LayoutOutputs = { pdf?: ExportQuality; pages?: number }

/** Export options that affect the page beside its style. */
export type PageMarks = Pick<ExportOptions, 'includeMetadata' | 'includeWatermark' | 'quality'>

export type Account = { displayName: string; email: string }

/** What a page displays of a letter. */
export type LetterOnPage = Omit<DraftLetter, 'author'>

/** A letter to lay out, with its page settings overridden by `choice`. */
export type PageTask = {
  letter: LetterOnPage
  account: Account
  choice: PageChoice & PageMarks
  today: Date
  /** Its text as it is typed, without lists and emphasis: what takes too long to lay out does not so. */
  isPlain: boolean
}

export type PageRefusal = 'PAGE_REFUSED' | 'PDF_QUALITY_REFUSED'

/** Typst refused the text, or the PDF standard that was requested. */
class RefusedPage extends Error {
  readonly refusal: PageRefusal

  constructor(refusal: PageRefusal, cause: unknown) {
    super(String(cause), { cause })
    this.refusal = refusal
  }
}

export type PageOutcome<Made> = { made: Made } | { refusal: PageRefusal; cause: unknown }

/** What was made, or why Typst refused it: errors keep their class in no other process. */
export async function outcomeOf<Made>(make: () => Promise<Made>): Promise<PageOutcome<Made>> {
  try {
    return { made: await make() }
  } catch (fault) {
    if (fault instanceof RefusedPage) return { refusal: fault.refusal, cause: fault.message }
    throw fault
  }
}

export const pageOf = ({ letter, account, choice, today, isPlain }: PageTask): LetterPage =>
  letterPage(letter, account, choice, today, isPlain ? asPlainText : asMarkdown)

// The wine red of the lines in the page head.
const initialColour = '#8c2332'
const pointsPerCentimetre = 72 / 2.54

/** 50,000 characters of prose take thirty; a file of hundreds of pages takes long to send, and is no letter. */
const mostPdfPages = 100

/** Lays out a letter, fitted on one page where requested. */
export async function layOutPage(
  engine: Engine,
  task: PageTask,
  page: LetterPage,
  wanted: LayoutOutputs,
): Promise<LetterLayout> {
  const chosen = resolvePageStyle(task.letter.page, task.choice)
  const parts = chosen.design === 'elegant' ? withInitial(engine, page, chosen) : page
  const set = (rung: Tightness, asked: LayoutOutputs) =>
    setPage(engine, { ...parts, style: styleOf(chosen, rung) }, asked)
  const measure = async (rung: Tightness) => set(rung, {})

  const rungs = tightening(chosen)
  const { rung: fitted, fits } = chosen.onePage
    ? await fitOnePage(rungs, measure)
    : { rung: rungs[0]!, fits: true }
  const { rung, fill } = await withAir(fitted, measure)
  const layout = set(rung, wanted)
  if (layout.pdf && layout.pageCount > mostPdfPages)
    throw new RefusedPage('PAGE_REFUSED', `${layout.pageCount} pages`)
  return {
    pageCount: layout.pageCount,
    fill: fill ?? fillOf(layout, rung),
    style: { design: chosen.design, fontFamily: chosen.fontFamily, ...rung },
    fit: chosen.onePage ? reductions(chosen, rung, fits) : null,
    ...(layout.pdf && { pdf: layout.pdf }),
    ...(layout.pages && { pages: layout.pages }),
    ...(layout.head && {
      head: placeHead(layout.head, chosen.design, rung.margins.right * pointsPerCentimetre),
    }),
  }
}

/** The page of a short letter with its air, and how much of it is used without; a longer one as it is. */
async function withAir(
  rung: Tightness,
  measure: (rung: Tightness) => Promise<TypesetDocument>,
): Promise<{ rung: Tightness; fill?: number }> {
  if (rung.spacing < 1) return { rung }
  let fill: number | undefined
  const spacing = await airySpacing(async (spacing) => {
    const layout = await measure({ ...rung, spacing })
    if (layout.pageCount > 1) return null
    const used = fillOf(layout, rung)
    fill ??= used
    return used
  })
  return { rung: { ...rung, spacing }, ...(fill !== undefined && { fill }) }
}

/** Measures and renders in one call of Typst. */
function setPage(engine: Engine, data: object, { pdf, pages }: LayoutOutputs): TypesetDocument {
  const wanted = { ...(pdf && { pdf: standards[pdf] }), ...(pages && { pages }) }
  try {
    return engine.typeset({ template: 'letter', data, wanted })
  } catch (cause) {
    // Distinguishes a refused text from a refused PDF standard.
    if (pdf && pdf !== 'standard') {
      setPage(engine, data, {})
      throw new RefusedPage('PDF_QUALITY_REFUSED', cause)
    }
    throw new RefusedPage('PAGE_REFUSED', cause)
  }
}

const standards = { standard: 'tagged', high: 'accessible', ultra: 'archival' } as const satisfies Record<
  ExportQuality,
  PdfStandard
>

function styleOf({ design, fontFamily }: PageStyle, rung: Tightness) {
  return { ...rung, design, font: fontOf(fontFamily) }
}

function reductions(chosen: PageStyle, rung: Tightness, fits: boolean): LetterPreview['fit'] {
  return {
    fits,
    spacing: rung.spacing < 1,
    margins: rung.margins !== chosen.margins,
    fontSize: rung.fontSize < chosen.fontSize,
  }
}

function withInitial(engine: Engine, page: LetterPage, style: PageStyle): object {
  const initial = initialParagraph(page.body)
  if (!initial) return page
  const svg = drawLetter(engine, initial.paragraph.letter, fontOf(style.fontFamily))
  const body: readonly object[] = page.body
  return { ...page, body: body.with(initial.index, { ...initial.paragraph, svg }) }
}

const outlines = new Map<string, string>()
const cachedOutlines = 200

/** The outline of one letter, as an SVG cut to its edges. */
function drawLetter(engine: Engine, letter: string, font: string): string {
  const key = `${letter} ${font}`
  const known = outlines.get(key)
  if (known !== undefined) return known
  const data = { letter, font, colour: initialColour }
  const [drawn = ''] = engine.typeset({ template: 'glyph', data, wanted: { pages: 1 } }).pages ?? []
  if (outlines.size >= cachedOutlines) outlines.clear()
  outlines.set(key, drawn)
  return drawn
}

function fillOf({ endsAt }: TypesetDocument, { margins }: Tightness): number {
  const top = margins.top * pointsPerCentimetre
  const usable = a4.height - top - margins.bottom * pointsPerCentimetre
  return Math.min(1, Math.max(0, (endsAt - top) / usable))
}
