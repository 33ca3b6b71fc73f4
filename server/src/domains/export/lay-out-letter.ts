import type { ExportOptions, ExportQuality, LetterPreview, PreviewStyle } from '@lettrine/contract/export'
import type { DraftLetter } from '@lettrine/contract/letters'
import { type PageChoice, type PageStyle, pageOf } from '@lettrine/contract/page'
import { failure } from '../../platform/failure.ts'
import {
  a4,
  type PdfKind,
  type Typeset,
  type Typesetter,
  TypesettingRefused,
} from '../../platform/typesetting/typesetter.ts'
import { fitOnePage, type Tightness, tightening } from './fit-page.ts'
import { initialParagraph } from './initial.ts'
import { fontOf, type LetterPage, letterPage } from './letter-page.ts'

/** A letter on its page. */
export type LaidOutLetter = {
  laidOut: Typeset
  style: PreviewStyle
  fit: LetterPreview['fit']
}

/** What of the options a page depends on, beside the page itself. */
export type PageMarks = Pick<ExportOptions, 'includeMetadata' | 'includeWatermark' | 'quality'>
export const plainMarks: PageMarks = { includeMetadata: true, includeWatermark: false, quality: 'standard' }

// Wine red, as in the rules of the head of the page.
const initialColour = '#8c2332'
const pointsPerCentimetre = 72 / 2.54

/**
 * Lays a letter out on its own page, with what `choice` says of it, fitted on one where it asks for that.
 * Fails with `PAGE_REFUSED` where the text cannot be laid out.
 */
export function layOutLetter(
  typesetter: Typesetter,
  letter: DraftLetter,
  account: { displayName: string; email: string },
  choice: PageChoice & PageMarks,
  today: Date,
): LaidOutLetter {
  const chosen = pageOf(letter.page, choice)
  const text = letterPage(letter, account, choice, today)
  const layOut = (rung: Tightness) =>
    typeset(typesetter, withInitial(typesetter, text, { ...chosen, ...rung }))
  const rungs = tightening(chosen)
  const { rung, layout, fits } = chosen.onePage
    ? fitOnePage(rungs, layOut)
    : { rung: rungs[0]!, layout: layOut(rungs[0]!), fits: true }
  return {
    laidOut: layout,
    style: { design: chosen.design, fontFamily: chosen.fontFamily, ...rung },
    fit: chosen.onePage ? givenUp(chosen, rung, fits) : null,
  }
}

function givenUp(chosen: PageStyle, rung: Tightness, fits: boolean): LetterPreview['fit'] {
  return {
    fits,
    spacing: rung.spacing < 1,
    margins: rung.margins !== chosen.margins,
    fontSize: rung.fontSize < chosen.fontSize,
  }
}

function withInitial(typesetter: Typesetter, page: LetterPage, style: PageStyle & Tightness): object {
  const font = fontOf(style.fontFamily)
  const { design, fontSize, margins, spacing } = style
  const whole = { ...page, style: { design, font, fontSize, margins, spacing } }
  const initial = design === 'elegant' ? initialParagraph(page.body) : undefined
  if (!initial) return whole
  const svg = typesetter.drawLetter(initial.paragraph.letter, font, initialColour)
  return { ...whole, body: page.body.with(initial.index, { ...initial.paragraph, svg } as never) }
}

function typeset(typesetter: Typesetter, page: object): Typeset {
  try {
    return typesetter.typeset('letter', page)
  } catch (cause) {
    throw cause instanceof TypesettingRefused ? failure('PAGE_REFUSED', { cause }) : cause
  }
}

const kinds = { standard: 'tagged', high: 'accessible', ultra: 'archival' } as const satisfies Record<
  ExportQuality,
  PdfKind
>

/** The PDF of a laid-out letter. Fails with `PDF_QUALITY_REFUSED` where its text cannot satisfy the standard. */
export function pdfOf({ laidOut }: LaidOutLetter, quality: ExportQuality): Buffer {
  try {
    return laidOut.toPdf(kinds[quality])
  } catch (cause) {
    if (!(cause instanceof TypesettingRefused)) throw cause
    throw failure(quality === 'standard' ? 'PAGE_REFUSED' : 'PDF_QUALITY_REFUSED', { cause })
  }
}

// More would be megabytes that nobody looks at.
const drawnPages = 6

export function drawingOf({ laidOut, style, fit }: LaidOutLetter): LetterPreview {
  const top = style.margins.top * pointsPerCentimetre
  const usable = a4.height - top - style.margins.bottom * pointsPerCentimetre
  return {
    pages: laidOut.toSvgPages(drawnPages),
    pageCount: laidOut.pageCount,
    fill: Math.min(1, Math.max(0, (laidOut.endsAt - top) / usable)),
    style,
    fit,
  }
}
