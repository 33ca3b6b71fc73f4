import type { ErrorCode } from '@lettrine/contract/errors'
import type { ExportOptions, ExportQuality, LetterPreview, PreviewStyle } from '@lettrine/contract/export'
import type { DraftLetter } from '@lettrine/contract/letters'
import { type PageChoice, type PageStyle, pageOf } from '@lettrine/contract/page'
import type { Block } from '@lettrine/letter-craft/text/tree'
import { failure } from '../../platform/failure.ts'
import {
  a4,
  type PdfKind,
  type Typeset,
  type Typesetter,
  TypesettingRefused,
  type Wanted,
} from '../../platform/typesetting/typesetter.ts'
import { fitOnePage, type Tightness, tightening } from './fit-page.ts'
import { initialParagraph } from './initial.ts'
import { fontOf, type LetterPage, letterPage } from './letter-page.ts'

/** A letter on its page, measured. */
export type LaidOutLetter = {
  pageCount: number
  /** How much of the last page is used, 0 to 1. */
  fill: number
  style: PreviewStyle
  fit: LetterPreview['fit']
  toPdf: (quality: ExportQuality) => Promise<Buffer>
  toSvgPages: (largestCount: number) => Promise<string[]>
}

/** What of the options a page depends on, beside the page itself. */
export type PageMarks = Pick<ExportOptions, 'includeMetadata' | 'includeWatermark' | 'quality'>
export const plainMarks: PageMarks = { includeMetadata: true, includeWatermark: false, quality: 'standard' }

// Wine red, as in the rules of the head of the page.
const initialColour = '#8c2332'
const pointsPerCentimetre = 72 / 2.54

/**
 * Lays a letter out on its own page, with what `choice` says of it, fitted on one where it asks for that.
 * Fails with `PAGE_REFUSED` where the text cannot be laid out; its PDF with `PDF_QUALITY_REFUSED` where the
 * standard asked for forbids a sign of the text.
 */
export async function layOutLetter(
  typesetter: Typesetter,
  letter: DraftLetter,
  account: { displayName: string; email: string },
  choice: PageChoice & PageMarks,
  today: Date,
): Promise<LaidOutLetter> {
  const chosen = pageOf(letter.page, choice)
  const text = letterPage(letter, account, choice, today)
  const parts = chosen.design === 'elegant' ? await withInitial(typesetter, text, chosen) : text
  const layOut = (rung: Tightness, wanted?: Wanted) =>
    typesetter.typeset('letter', { ...parts, style: styleOf(chosen, rung) }, wanted)

  const rungs = tightening(chosen)
  const { rung, layout, fits } = await fitOnePage(chosen.onePage ? rungs : rungs.slice(0, 1), layOut).catch(
    refuse('PAGE_REFUSED'),
  )
  return {
    pageCount: layout.pageCount,
    fill: fillOf(layout, rung),
    style: { design: chosen.design, fontFamily: chosen.fontFamily, ...rung },
    fit: chosen.onePage ? givenUp(chosen, rung, fits) : null,
    async toPdf(quality) {
      const code = quality === 'standard' ? 'PAGE_REFUSED' : 'PDF_QUALITY_REFUSED'
      const { pdf } = await layOut(rung, { pdf: kinds[quality] }).catch(refuse(code))
      if (!pdf) throw new Error('The typesetter answered without a PDF')
      return Buffer.from(pdf)
    },
    async toSvgPages(largestCount) {
      const { pages } = await layOut(rung, { pages: largestCount }).catch(refuse('PAGE_REFUSED'))
      return pages ?? []
    },
  }
}

const refuse = (code: ErrorCode) => (cause: unknown) => {
  throw cause instanceof TypesettingRefused ? failure(code, { cause }) : cause
}

const kinds = { standard: 'tagged', high: 'accessible', ultra: 'archival' } as const satisfies Record<
  ExportQuality,
  PdfKind
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

function fillOf({ endsAt }: Typeset, { margins }: Tightness): number {
  const top = margins.top * pointsPerCentimetre
  const usable = a4.height - top - margins.bottom * pointsPerCentimetre
  return Math.min(1, Math.max(0, (endsAt - top) / usable))
}

// More would be megabytes that nobody looks at.
const drawnPages = 6

/** The pages as they print. */
export async function drawingOf(letter: LaidOutLetter): Promise<LetterPreview> {
  const { pageCount, fill, style, fit } = letter
  return { pages: await letter.toSvgPages(drawnPages), pageCount, fill, style, fit }
}
