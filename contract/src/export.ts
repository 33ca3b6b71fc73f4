import { oc } from '@orpc/contract'
import { z } from 'zod'
import { data } from './envelope.ts'
import { id } from './fields.ts'
import { DraftLetter } from './letters.ts'
import { FontFamily, FontSize, Margins, PageDesign } from './page.ts'

export const ExportFormat = z.enum(['pdf'])
export type ExportFormat = z.infer<typeof ExportFormat>

export const ExportQuality = z.enum(['standard', 'high', 'ultra'])
export type ExportQuality = z.infer<typeof ExportQuality>

/** What is said here of the page wins over the page of the letter: `pageOf` in page.ts decides. */
export const ExportOptions = z.object({
  format: ExportFormat.default('pdf'),
  quality: ExportQuality.default('standard'),
  includeMetadata: z.boolean().default(true),
  includeWatermark: z.boolean().default(false),
  fontSize: FontSize.optional(),
  fontFamily: FontFamily.optional(),
  margins: Margins.partial().optional(),
})
export type ExportOptions = z.infer<typeof ExportOptions>

export const ExportedLetter = z.object({
  /** The file, base64. */
  blob: z.string(),
  fileName: z.string(),
  mediaType: z.string(),
  pageCount: z.number().int(),
  letter: z.object({ id, title: z.string() }),
})
export type ExportedLetter = z.infer<typeof ExportedLetter>

/** The page as it prints. Sizes in points, margins in centimetres. */
export const PreviewStyle = z.object({
  design: PageDesign,
  fontFamily: FontFamily,
  fontSize: z.number(),
  margins: z.object({ top: z.number(), right: z.number(), bottom: z.number(), left: z.number() }),
  /** 1 as the design has it, less when lines and paragraphs were brought closer. */
  spacing: z.number(),
})
export type PreviewStyle = z.infer<typeof PreviewStyle>

export const LetterPreview = z.object({
  /** One SVG per page. */
  pages: z.array(z.string()),
  /** How much of the last page is used, 0 to 1, from the top margin to the bottom one. */
  fill: z.number(),
  style: PreviewStyle,
  /** What was given up to hold on one page, and whether it was enough; null when it was not asked. */
  fit: z
    .object({ fits: z.boolean(), spacing: z.boolean(), margins: z.boolean(), fontSize: z.boolean() })
    .nullable(),
  /** Pages beyond these were laid out, and not drawn. */
  pageCount: z.number().int(),
})
export type LetterPreview = z.infer<typeof LetterPreview>

const tags = ['Export']

export const exporting = {
  export: oc
    .route({ method: 'POST', path: '/letters/{id}/export', summary: 'The letter as a file', tags })
    .input(z.object({ id, options: ExportOptions.prefault({}) }))
    .output(data(ExportedLetter)),
  download: oc
    .route({
      method: 'GET',
      path: '/letters/{id}/export',
      summary: 'The letter as a file, with default options',
      tags,
    })
    .input(z.object({ id, format: ExportFormat.default('pdf') }))
    .output(data(ExportedLetter)),
  preview: oc
    .route({ method: 'POST', path: '/letters/{id}/preview', summary: 'The page as it will print', tags })
    .input(z.object({ id, options: ExportOptions.prefault({}) }))
    .output(data(LetterPreview)),
  previewDraft: oc
    .route({
      method: 'POST',
      path: '/letters/preview',
      summary: 'The page of a letter as typed, saved or not',
      tags,
    })
    .input(z.object({ draft: DraftLetter }))
    .output(data(LetterPreview)),
}
