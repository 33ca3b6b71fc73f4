import type { FilePage } from '../file-page.ts'
import type { PartStyle } from './letter-parts.ts'

/** Layout of a paragraph; spaces in points. */
export type PartLayout = {
  before: number
  after: number
  bold?: boolean
  justified?: boolean
  /** In the right half of the page. */
  right?: boolean
  /** No space between neighbours of this style. */
  grouped?: boolean
}

const a4WidthCm = 21
const pointsPerCm = 72 / 2.54
const rightColumn = 0.52
// Distance of the address from the top of the page, for window envelopes.
const windowCm = 4.6

/** The layout of `letter.typ` as spaces and indents, for all other formats. */
export function partLayout(page: FilePage) {
  const { fontSize: em, margins, justify, spacing } = page.options
  const { leading, pause } = rhythm(spacing)
  const lineHeight = Math.round(112 * leading) / 100
  const textWidthCm = Math.max(0, a4WidthCm - margins.left - margins.right)
  const senderLines = (page.sender.name === '' ? 0 : 1) + page.sender.lines.length
  const reached = margins.top * pointsPerCm + senderLines * em * lineHeight * 1.15
  const toWindow = Math.round(Math.max(1.2 * em, windowCm * pointsPerCm - reached))
  const hasRecipient = page.recipient.length > 0
  // `letter.typ` measures from the bottom of one line to the top of the next; these formats have leading above a line.
  const room = (gap: number, factor = spacing) => Math.max(0, Math.round((gap * factor - 0.62) * em * 2) / 2)
  const of = {
    senderName: { before: 0, after: 0, bold: true },
    sender: { before: 0, after: 0 },
    recipient: { before: toWindow, after: 0, right: true, grouped: true },
    placeAndDate: { before: hasRecipient ? room(1.4, pause) : toWindow, after: 0, right: true },
    subject: { before: room(1.8, pause), after: room(1.15) },
    body: { before: room(1.05), after: 0, justified: justify },
    listItem: { before: room(1.05), after: 0, justified: justify, grouped: true },
    signature: { before: room(2.4, pause), after: 0, right: true },
    enclosure: { before: room(2), after: 0 },
  } as const satisfies Record<PartStyle, PartLayout>
  return {
    lineHeight,
    rightColumnCm: textWidthCm * rightColumn,
    of: of as Record<PartStyle, PartLayout>,
  }
}

/** Factors of line distances and pauses for a spacing, as in `letter-parts.typ`; a line includes its letters, so grows less. */
export const rhythm = (spacing: number) => ({
  leading: 1 + 0.3 * (Math.min(1, spacing) - 1) + 0.2 * Math.max(0, spacing - 1),
  pause: spacing + Math.max(0, spacing - 1),
})
