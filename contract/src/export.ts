import { z } from 'zod'
import { endpoints } from './endpoints.ts'
import { data } from './envelope.ts'
import { id } from './fields.ts'
import { DraftLetter } from './letters.ts'
import { FontFamily, FontSize, fontSizeRange, Margin, marginRange, PageDesign } from './page.ts'

export const ExportFormat = z.enum(['pdf', 'docx', 'odt', 'html', 'txt'])
export type ExportFormat = z.infer<typeof ExportFormat>

/** Standard; high: the file carries what it needs to look the same elsewhere; ultra: made to be archived. */
export const ExportQuality = z.enum(['standard', 'high', 'ultra'])
export type ExportQuality = z.infer<typeof ExportQuality>

const margin = Margin.default(marginRange.default)

/** Options that have an effect, by format; the others are accepted and ignored. */
export const optionsOf = {
  pdf: ['quality', 'includeMetadata', 'includeWatermark', 'fontFamily', 'fontSize', 'margins'],
  docx: ['quality', 'includeMetadata', 'includeWatermark', 'fontFamily', 'fontSize'],
  odt: ['includeMetadata', 'includeWatermark', 'fontFamily', 'fontSize'],
  html: ['includeMetadata', 'includeWatermark', 'fontFamily', 'fontSize'],
  txt: ['plainAscii'],
} as const satisfies Record<ExportFormat, readonly (keyof ExportOptions)[]>

/** Whether an option has an effect on a format. */
export function hasOption(format: ExportFormat, option: keyof ExportOptions): boolean {
  return (optionsOf[format] as readonly string[]).includes(option)
}

/** Sizes in points, margins in centimetres. */
export const ExportOptions = z.object({
  format: ExportFormat.default('pdf'),
  quality: ExportQuality.default('standard'),
  includeMetadata: z.boolean().default(true),
  includeWatermark: z.boolean().default(false),
  fontSize: FontSize.default(fontSizeRange.default),
  fontFamily: FontFamily.default('Times New Roman'),
  margins: z.object({ top: margin, right: margin, bottom: margin, left: margin }).prefault({}),
  /** For forms that accept plain signs only: ' " ... and ordinary spaces. Letters keep their accents. */
  plainAscii: z.boolean().default(false),
})
export type ExportOptions = z.infer<typeof ExportOptions>

const side = z.number().optional()

/**
 * Options of a request; absent ones come from the letter, then from the defaults. Numbers are validated by
 * `ExportOptions` after merging: out of bounds they answer 422.
 */
export const ExportOptionsInput = z.object({
  format: ExportFormat.optional(),
  quality: ExportQuality.optional(),
  includeMetadata: z.boolean().optional(),
  includeWatermark: z.boolean().optional(),
  fontSize: z.number().optional().describe(`Points, ${fontSizeRange.min} to ${fontSizeRange.max}`),
  fontFamily: FontFamily.optional(),
  margins: z
    .object({ top: side, right: side, bottom: side, left: side })
    .optional()
    .describe(`Centimetres, ${marginRange.min} to ${marginRange.max} by steps of ${marginRange.step}`),
  plainAscii: z.boolean().optional(),
})
export type ExportOptionsInput = z.infer<typeof ExportOptionsInput>

const flag = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .optional()
const figure = z.coerce.number().optional()

/** The same options as a query string, for the routes that answer with the file itself. */
export const ExportQuery = ExportOptionsInput.omit({ margins: true }).extend({
  includeMetadata: flag,
  includeWatermark: flag,
  plainAscii: flag,
  fontSize: figure,
  marginTop: figure,
  marginRight: figure,
  marginBottom: figure,
  marginLeft: figure,
})

/** Options from a query string. */
export function optionsFromQuery({
  marginTop: top,
  marginRight: right,
  marginBottom: bottom,
  marginLeft: left,
  ...rest
}: z.infer<typeof ExportQuery>): ExportOptionsInput {
  return { ...rest, margins: { top, right, bottom, left } }
}

/** Options as a query string. */
export function queryOf({ margins, ...rest }: ExportOptionsInput): Record<string, string> {
  const sides = Object.entries(margins ?? {}).map(
    ([name, value]) => [`margin${name.charAt(0).toUpperCase()}${name.slice(1)}`, value] as const,
  )
  const given = [...Object.entries(rest), ...sides].filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}

export const ExportedLetter = z.object({
  /** The file, base64. */
  blob: z.string(),
  fileName: z.string(),
  mediaType: z.string(),
  /** Pages of a PDF; null where the reader's program lays the pages out. */
  pageCount: z.number().int().nullable(),
  letter: z.object({ id, title: z.string() }),
})
export type ExportedLetter = z.infer<typeof ExportedLetter>

/** The page as it prints. Sizes in points, margins in centimetres. */
export const PreviewStyle = z.object({
  design: PageDesign,
  fontFamily: FontFamily,
  fontSize: z.number(),
  margins: z.object({ top: z.number(), right: z.number(), bottom: z.number(), left: z.number() }),
  /** 1 for the spacing of the design, less when it was tightened to fit, more in a short letter. */
  spacing: z.number(),
})
export type PreviewStyle = z.infer<typeof PreviewStyle>

export const HeadPart = z.enum(['sender', 'recipient', 'date', 'subject'])
export type HeadPart = z.infer<typeof HeadPart>

/** Where a part of the head is printed on the first page, as fractions of the sheet; a blank part has no height. */
export const PlacedHeadPart = z.object({
  part: HeadPart,
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
})
export type PlacedHeadPart = z.infer<typeof PlacedHeadPart>

export const LetterPreview = z.object({
  /** One SVG per page. */
  pages: z.array(z.string()),
  head: z.array(PlacedHeadPart),
  /** How much of the last page is used, 0 to 1, from the top margin to the bottom one; in a short letter, without its air. */
  fill: z.number(),
  style: PreviewStyle,
  /** What was tightened to fit on one page, and whether it fits; null when not requested. */
  fit: z
    .object({ fits: z.boolean(), spacing: z.boolean(), margins: z.boolean(), fontSize: z.boolean() })
    .nullable(),
  /** Total number of pages; only the first ones are rendered. */
  pageCount: z.number().int(),
})
export type LetterPreview = z.infer<typeof LetterPreview>

const route = endpoints('Export')

export const letterExports = {
  export: route
    .post('/letters/{id}/export', 'The letter as a file')
    .input(z.object({ id, options: ExportOptionsInput.default({}) }))
    .output(data(ExportedLetter)),
  download: route
    .get('/letters/{id}/export', 'The letter as a file, with default options')
    .input(z.object({ id, format: ExportFormat.optional() }))
    .output(data(ExportedLetter)),
  preview: route
    .post('/letters/{id}/preview', 'The page as it will print')
    .input(z.object({ id, options: ExportOptionsInput.default({}) }))
    .output(data(LetterPreview)),
  previewDraft: route
    .post('/letters/preview', 'The page of a letter as typed, saved or not')
    .input(z.object({ draft: DraftLetter }))
    .output(data(LetterPreview)),
}
