import { oc } from '@orpc/contract'
import { z } from 'zod'
import { data } from './envelope.ts'
import { exportMessages as say } from './export.fr.ts'
import { id } from './fields.ts'

export const ExportFormat = z.enum(['pdf'])
export type ExportFormat = z.infer<typeof ExportFormat>

export const FontFamily = z.enum(['Times New Roman', 'Arial', 'Calibri', 'Helvetica', 'Georgia'])
export type FontFamily = z.infer<typeof FontFamily>

export const ExportQuality = z.enum(['standard', 'high', 'ultra'])
export type ExportQuality = z.infer<typeof ExportQuality>

export const fontSizeRange = { min: 8, max: 24, default: 12 } as const
export const marginRange = { min: 0, max: 5, step: 0.5, default: 2.5 } as const

const margin = z
  .number()
  .min(marginRange.min, say.margin)
  .max(marginRange.max, say.margin)
  .multipleOf(marginRange.step, say.margin)
  .default(marginRange.default)

/** Sizes in points, margins in centimetres. */
export const ExportOptions = z.object({
  format: ExportFormat.default('pdf'),
  quality: ExportQuality.default('standard'),
  includeMetadata: z.boolean().default(true),
  includeWatermark: z.boolean().default(false),
  fontSize: z
    .number()
    .min(fontSizeRange.min, say.fontSize)
    .max(fontSizeRange.max, say.fontSize)
    .default(fontSizeRange.default),
  fontFamily: FontFamily.default('Times New Roman'),
  margins: z.object({ top: margin, right: margin, bottom: margin, left: margin }).prefault({}),
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

/** The page as it will print: one SVG per page. */
export const LetterPreview = z.object({
  pages: z.array(z.string()),
  /** How much of the last page is used, 0 to 1, from the top margin to the bottom one. */
  fill: z.number(),
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
}
