import type { ExportFormat, ExportOptions } from '@lettrine/contract/export'
import type { Typesetter } from '../../platform/typesetting/typesetter.ts'
import { writeDocx } from './formats/docx.ts'
import { writeHtml } from './formats/html.ts'
import { odtMediaType, writeOdt } from './formats/odt.ts'
import { writeTxt } from './formats/txt.ts'
import type { LetterPage } from './letter-page.ts'

export const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: odtMediaType,
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
} as const satisfies Record<ExportFormat, string>

/** `pageCount` is null where the reader’s program lays the pages out. */
export type RenderedLetter = { bytes: Buffer; pageCount: number | null }
type Writer = (page: LetterPage, options: ExportOptions) => Buffer | Promise<Buffer>

const writers = {
  docx: writeDocx,
  odt: writeOdt,
  html: writeHtml,
  txt: writeTxt,
} as const satisfies Record<Exclude<ExportFormat, 'pdf'>, Writer>

/** The page as a file. Every format is made from the one `page`, so that all say the same words. */
export async function renderLetter(
  typesetter: Typesetter,
  page: LetterPage,
  options: ExportOptions,
): Promise<RenderedLetter> {
  if (options.format !== 'pdf')
    return { bytes: await writers[options.format](page, options), pageCount: null }
  const laidOut = typesetter.typeset('letter', page)
  return { bytes: laidOut.toPdf(), pageCount: laidOut.pageCount }
}
