import type { ExportFormat, ExportOptions, ExportOptionsInput } from '@lettrine/contract/export'
import { exportMessages as messages } from '@lettrine/contract/export.fr'
import { canExport, isShortLetter } from '@lettrine/contract/export-access'
import { type PageChoice, resolvePageStyle } from '@lettrine/contract/page'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { requireOwnLetter } from '../letters/index.ts'
import { readProfile } from '../profile/index.ts'
import { entitlementsOf, recordRefusal } from '../subscriptions/index.ts'
import { layOutLetter, pageTask, writeLetterFile } from './lay-out-letter.ts'
import type { Account, PageMarks } from './lay-out-page.ts'
import { letterFileName } from './letter-file-name.ts'
import { signatureOf } from './letter-page.ts'
import { mediaTypes } from './render-letter.ts'
import { resolveOptions } from './resolve-options.ts'

export type ExportDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'typesetting' | 'entitlements'>
type Letter = Awaited<ReturnType<typeof requireOwnLetter>>

/** A letter as a file, and what it was made from. */
export type LetterFile = {
  letter: Letter
  /** The name below it. */
  signature: string
  format: ExportFormat
  bytes: Buffer
  fileName: string
  mediaType: string
  /** Pages of a PDF; null where the reader’s program lays the pages out. */
  pageCount: number | null
}

type Prepared = { letter: Letter; signature: string; options: ExportOptions; account: Account }

export async function accountOf(deps: Pick<ExportDeps, 'db'>, userId: string): Promise<Account> {
  const { user } = await readProfile(deps, userId)
  return { displayName: user.name, email: user.email }
}

/** The user’s letter, with the options resolved: the request, then the letter’s page. */
export async function prepareLetter(
  deps: Pick<ExportDeps, 'db' | 'clock'>,
  userId: string,
  letterId: string,
  given: ExportOptionsInput,
): Promise<Prepared> {
  // One after the other: together, the first to refuse decided what a deleted account is told.
  const letter = await requireOwnLetter(deps.db, userId, letterId)
  const account = await accountOf(deps, userId)
  const { fontFamily, fontSize, margins } = resolvePageStyle(letter.page)
  const options = resolveOptions(given, { fontFamily, fontSize, margins })
  return { letter, signature: signatureOf(letter, account), options, account }
}

/** The page options of a request. */
export function choiceOf({ fontFamily, fontSize, margins }: ExportOptionsInput): PageChoice {
  const hasMargins = Object.values(margins ?? {}).some((side) => side !== undefined)
  return { fontFamily, fontSize, ...(hasMargins && { margins }) }
}

export const marksOf = ({ includeMetadata, includeWatermark, quality }: ExportOptions): PageMarks => ({
  includeMetadata,
  includeWatermark,
  quality,
})

/**
 * Renders the file; stores nothing.
 * @throws `LETTER_NOT_FOUND`, `EXPORT_OPTION_OUT_OF_BOUNDS`, `PLAN_REQUIRED`, `PAGE_REFUSED`, `PDF_QUALITY_REFUSED`
 */
export async function makeFile(
  deps: ExportDeps,
  userId: string,
  letterId: string,
  given: ExportOptionsInput,
): Promise<LetterFile> {
  const prepared = await prepareLetter(deps, userId, letterId, given)
  const { letter, signature, options } = prepared
  const { format } = options
  await requireExport(deps, userId, letter, format)
  const rendered = await render(deps, prepared, choiceOf(given))
  return {
    letter,
    signature,
    format,
    fileName: letterFileName(letter, signature, format),
    mediaType: mediaTypes[format],
    ...rendered,
  }
}

async function render(
  deps: ExportDeps,
  { letter, options, account }: Prepared,
  choice: PageChoice,
): Promise<{ bytes: Buffer; pageCount: number | null }> {
  const { format } = options
  const typesetter = deps.typesetting.of(letter.userId)
  const pageChoice = { ...choice, ...marksOf(options) }
  if (format === 'pdf') {
    const wanted = { pdf: options.quality }
    const layout = await layOutLetter(typesetter, letter, account, pageChoice, deps.clock(), wanted)
    if (!layout.pdf) throw new Error('The typesetter returned no PDF')
    return { bytes: layout.pdf, pageCount: layout.pageCount }
  }
  const task = pageTask(letter, account, pageChoice, deps.clock())
  const { wordCount } = letter
  return {
    bytes: await writeLetterFile(typesetter, { ...task, format, options, wordCount }),
    pageCount: null,
  }
}

async function requireExport(deps: ExportDeps, userId: string, letter: Letter, format: ExportFormat) {
  // A PDF or a short letter is allowed by every plan: no query needed.
  if (format === 'pdf' || isShortLetter(letter)) return
  if (canExport(await entitlementsOf(deps, userId), letter, format)) return
  await recordRefusal(deps, userId, 'export_all_formats')
  throw failure('PLAN_REQUIRED', { message: messages.planRequired(letter.wordCount) })
}
