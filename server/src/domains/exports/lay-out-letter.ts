import type { ExportOptions, ExportQuality, LetterPreview, PreviewStyle } from '@lettrine/contract/export'
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
import { fitOnePage, type Tightness, tightening } from './fit-page.ts'
import { initialParagraph } from './initial.ts'
import { fontOf, type LetterPage, letterPage } from './letter-page.ts'

/** A letter on its page, measured, with what was wanted of it. */
export type LetterLayout = {
  pageCount: number
  /** How much of the last page is used, 0 to 1. */
  fill: number
  style: PreviewStyle
  fit: LetterPreview['fit']
  pdf?: Buffer
  /** One SVG per page. */
  pages?: string[]
}

/** A PDF of this quality, drawings of the first pages, or the measures alone. */
export type LayoutOutputs = { pdf?: ExportQuality; pages?: number }

/** What of the options a page depends on, beside the page itself. */
export type PageMarks = Pick<ExportOptions, 'includeMetadata' | 'includeWatermark' | 'quality'>
export const plainMarks: PageMarks = { includeMetadata: true, includeWatermark: false, quality: 'standard' }

// Wine red, as in the rules of the head of the page.
const initialColour = '#8c2332'
const pointsPerCentimetre = 72 / 2.54

/**
 * Lays a letter out on its own page, with what `choice` says of it, fitted on one where it asks for that.
 * Fails with `PAGE_REFUSED` where the text cannot be laid out, with `PDF_QUALITY_REFUSED` where the standard
 * asked of the PDF forbids a sign of the text.
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
  const { rung, fits } = chosen.onePage ? await fitOnePage(rungs, measure) : { rung: rungs[0]!, fits: true }
  const layout = await set(rung, wanted)
  return {
    pageCount: layout.pageCount,
    fill: fillOf(layout, rung),
    style: { design: chosen.design, fontFamily: chosen.fontFamily, ...rung },
    fit: chosen.onePage ? givenUp(chosen, rung, fits) : null,
    ...(layout.pdf && { pdf: Buffer.from(layout.pdf) }),
    ...(layout.pages && { pages: layout.pages }),
  }
}

/** Measuring and making are one step: a page costs one question to the typesetter. */
async function setPage(
  typeset: (wanted: TypesetOutputs) => Promise<TypesetDocument>,
  { pdf, pages }: LayoutOutputs,
): Promise<TypesetDocument> {
  try {
    return await typeset({ ...(pdf && { pdf: kinds[pdf] }), ...(pages && { pages }) })
  } catch (cause) {
    if (!(cause instanceof TypesettingFailure)) throw cause
    // Was it the text, or the standard asked of the file?
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

function givenUp(chosen: PageStyle, rung: Tightness, fits: boolean): LetterPreview['fit'] {
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

/** More pages would be megabytes that nobody looks at. */
export const drawnPages = 6

/** The pages as they print. */
export function drawingOf({ pages = [], pageCount, fill, style, fit }: LetterLayout): LetterPreview {
  return { pages, pageCount, fill, style, fit }
}
