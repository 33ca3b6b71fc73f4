import type { ExportFormat, ExportOptions } from '@lettrine/contract/export'
import { type FilePage, filePage } from './file-page.ts'
import { writeDocx } from './formats/docx.ts'
import { writeHtml } from './formats/html.ts'
import { odtMediaType, writeOdt } from './formats/odt.ts'
import { writeTxt } from './formats/txt.ts'
import type { LetterPage } from './letter-page.ts'

export type OtherFormat = Exclude<ExportFormat, 'pdf'>

export const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: odtMediaType,
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
} as const satisfies Record<ExportFormat, string>

type Writer = (page: FilePage, options: ExportOptions) => Buffer | Promise<Buffer>

const writers = {
  docx: writeDocx,
  odt: writeOdt,
  html: writeHtml,
  txt: writeTxt,
} as const satisfies Record<OtherFormat, Writer>

/**
 * Renders a page as a file other than PDF. All formats use the same `page`, so that they contain the same words.
 * @param spacing - factor of the distances of the page, 0.7 to 2
 */
export async function renderLetter(
  page: LetterPage,
  format: OtherFormat,
  options: ExportOptions,
  spacing: number,
): Promise<Buffer> {
  return writers[format](filePage(page, options, spacing), options)
}
