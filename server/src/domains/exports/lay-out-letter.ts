import type {
  ExportOptions,
  ExportQuality,
  LetterPreview,
  PlacedHeadPart,
  PreviewStyle,
} from '@lettrine/contract/export'
import type { DraftLetter } from '@lettrine/contract/letters'
import { type PageChoice, type PageStyle, resolvePageStyle } from '@lettrine/contract/page'
import type { Block } from '@lettrine/letter-craft/text/tree'
import { failure } from '../../platform/failure.ts'
import {
  type PdfStandard,
  type TypesetDocument,
  type TypesetOutputs,
  TypesettingFailure,
} from '../../platform/typesetting/typeset-document.ts'
import { a4, type Typesetter } from '../../platform/typesetting/typesetter.ts'
import { airySpacing } from './air-page.ts'
import { fitOnePage, type Tightness, tightening } from './fit-page.ts'
import { initialParagraph } from './initial.ts'
import { fontOf, type LetterPage, letterPage } from './letter-page.ts'
import { placeHead } from './place-head.ts'

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
export const plainMarks: PageMarks = { includeMetadata: true, includeWatermark: false, quality: 'standard' }

// The wine red of the lines in the page head.
const initialColour = '#8c2332'
const pointsPerCentimetre = 72 / 2.54

/**
 * Lays out a letter with its page settings overridden by `choice`, fitted on one page where requested.
 * Fails with `PAGE_REFUSED` where the text cannot be laid out, with `PDF_QUALITY_REFUSED` where the
 * requested PDF standard forbids a character of the text.
 */
export async function layOutLetter(
  typesetter: Typesetter,
  letter: DraftLetter,
  account: { displayName: string; email: string },
  choice: PageChoice & PageMarks,
  today: Date,
  wanted: LayoutOutputs = {},
): Promise<LetterLayout> {
  const chosen = resolvePageStyle(letter.page, choice)
  const text = letterPage(letter, account, choice, today)
  const parts = chosen.design === 'elegant' ? await withInitial(typesetter, text, chosen) : text
  const measure = (rung: Tightness) => set(rung, {})
  const set = (rung: Tightness, asked: LayoutOutputs) =>
    setPage((made) => typesetter.typeset('letter', { ...parts, style: styleOf(chosen, rung) }, made), asked)

  const rungs = tightening(chosen)
  const { rung: fitted, fits } = chosen.onePage
    ? await fitOnePage(rungs, measure)
    : { rung: rungs[0]!, fits: true }
  const { rung, fill } = await withAir(fitted, measure)
  const layout = await set(rung, wanted)
  return {
    pageCount: layout.pageCount,
    fill: fill ?? fillOf(layout, rung),
    style: { design: chosen.design, fontFamily: chosen.fontFamily, ...rung },
    fit: chosen.onePage ? reductions(chosen, rung, fits) : null,
    ...(layout.pdf && { pdf: Buffer.from(layout.pdf) }),
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

/** Measures and renders in one call of the typesetter. */
async function setPage(
  typeset: (wanted: TypesetOutputs) => Promise<TypesetDocument>,
  { pdf, pages }: LayoutOutputs,
): Promise<TypesetDocument> {
  try {
    return await typeset({ ...(pdf && { pdf: kinds[pdf] }), ...(pages && { pages }) })
  } catch (cause) {
    if (!(cause instanceof TypesettingFailure)) throw cause
    if (cause.timedOut) throw failure('PAGE_REFUSED', { cause })
    // Distinguishes a refused text from a refused PDF standard.
    if (pdf && pdf !== 'standard') {
      await setPage(typeset, {})
      throw failure('PDF_QUALITY_REFUSED', { cause })
    }
    throw failure('PAGE_REFUSED', { cause })
  }
}

const kinds = { standard: 'tagged', high: 'accessible', ultra: 'archival' } as const satisfies Record<
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

async function withInitial(typesetter: Typesetter, page: LetterPage, style: PageStyle): Promise<object> {
  const initial = initialParagraph(page.body)
  if (!initial) return page
  const font = fontOf(style.fontFamily)
  const svg = await typesetter.drawLetter(initial.paragraph.letter, font, initialColour)
  const body: readonly (Block | object)[] = page.body
  return { ...page, body: body.with(initial.index, { ...initial.paragraph, svg }) }
}

function fillOf({ endsAt }: TypesetDocument, { margins }: Tightness): number {
  const top = margins.top * pointsPerCentimetre
  const usable = a4.height - top - margins.bottom * pointsPerCentimetre
  return Math.min(1, Math.max(0, (endsAt - top) / usable))
}

/** Bounds the size of previews. */
export const drawnPages = 6

/** A layout as a preview. */
export function drawingOf({
  pages = [],
  head = [],
  pageCount,
  fill,
  style,
  fit,
}: LetterLayout): LetterPreview {
  return { pages, head, pageCount, fill, style, fit }
}
