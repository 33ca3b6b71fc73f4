import type { ExportFormat, ExportOptions, GivenExportOptions } from '@lettrine/contract/export'
import { exportMessages as say } from '@lettrine/contract/export.fr'
import { canExport } from '@lettrine/contract/export-access'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { requireOwnLetter } from '../letters/index.ts'
import { readProfile } from '../profile/index.ts'
import { currentPlan } from '../subscriptions/index.ts'
import { fileName } from './file-name.ts'
import { type LetterPage, letterPage } from './letter-page.ts'
import { mediaTypes, renderLetter } from './render-letter.ts'
import { settleOptions } from './settle-options.ts'

export type ExportDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'typesetter'>
type Letter = Awaited<ReturnType<typeof requireOwnLetter>>

/** A letter as a file, and what it was made from. */
export type LetterFile = {
  letter: Letter
  page: LetterPage
  format: ExportFormat
  bytes: Buffer
  fileName: string
  mediaType: string
  pageCount: number | null
}

type LaidOut = {
  letter: Letter
  page: LetterPage
  options: ExportOptions
  account: { displayName: string; email: string }
}

/** The user’s letter as it stands on its page, with the options settled. */
export async function layOutLetter(
  deps: Pick<ExportDeps, 'db' | 'clock'>,
  userId: string,
  letterId: string,
  given: GivenExportOptions,
): Promise<LaidOut> {
  const letter = await requireOwnLetter(deps.db, userId, letterId)
  const options = settleOptions(given)
  const { user } = await readProfile(deps, userId)
  const account = { displayName: user.name, email: user.email }
  return { letter, page: letterPage(letter, account, options, deps.clock()), options, account }
}

/**
 * Makes the file; keeps nothing.
 * @throws `LETTER_NOT_FOUND`, `EXPORT_OPTION_OUT_OF_BOUNDS`, `PLAN_REQUIRED`
 */
export async function makeFile(
  deps: ExportDeps,
  userId: string,
  letterId: string,
  given: GivenExportOptions,
): Promise<LetterFile> {
  const { letter, page, options } = await layOutLetter(deps, userId, letterId, given)
  const { format } = options
  await requireExport(deps, userId, letter, format)
  const rendered = await renderLetter(deps.typesetter, page, options)
  return {
    letter,
    page,
    format,
    fileName: fileName(letter.title, format),
    mediaType: mediaTypes[format],
    ...rendered,
  }
}

async function requireExport(deps: ExportDeps, userId: string, letter: Letter, format: ExportFormat) {
  if (canExport('free', letter, format)) return
  if (canExport(await currentPlan(deps, userId), letter, format)) return
  throw failure('PLAN_REQUIRED', { message: say.planRequired(letter.wordCount) })
}
