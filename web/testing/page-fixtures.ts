import type { LetterPreview } from '@lettrine/contract/export'
import { designStyles, type PageDesign } from '@lettrine/contract/page'

/** A drawn page, as typesetting gives it: an A4 sheet in points. */
const drawnPage = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842" width="595pt" height="842pt"><rect width="595" height="842" fill="#fff"/><text x="70" y="90">${text}</text></svg>`

type PreviewFields = Partial<LetterPreview> & { design?: PageDesign; text?: string }

export const aPreview = ({
  design = 'classique',
  text = 'Madame,',
  ...fields
}: PreviewFields = {}): LetterPreview => ({
  pages: [drawnPage(text)],
  head: [
    { part: 'sender', x: 0.1, y: 0.07, width: 0.4, height: 0.1 },
    { part: 'recipient', x: 0.52, y: 0.17, width: 0.38, height: 0.08 },
    { part: 'date', x: 0.52, y: 0.26, width: 0.38, height: 0.01 },
    { part: 'subject', x: 0.1, y: 0.3, width: 0.8, height: 0.02 },
  ],
  fill: 0.4,
  style: { design, ...designStyles[design], spacing: 1 },
  fit: null,
  pageCount: 1,
  ...fields,
})
