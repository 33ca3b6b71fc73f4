import type { ExportedLetter, ExportOptions, LetterPreview } from '@lettrine/contract/export'
import type { DraftLetter } from '@lettrine/contract/letters'
import type { Deps } from '../../platform/http/api.ts'
import { requireOwnLetter } from '../letters/index.ts'
import { readProfile } from '../profile/index.ts'
import { fileName } from './file-name.ts'
import { drawingOf, layOutLetter, plainMarks } from './lay-out-letter.ts'

type ExportDeps = Pick<Deps, 'db' | 'clock' | 'typesetter'>

async function accountOf(deps: ExportDeps, userId: string) {
  const { user } = await readProfile(deps, userId)
  return { displayName: user.name, email: user.email }
}

/** The user's letter as a PDF. */
export async function exportLetter(
  deps: ExportDeps,
  userId: string,
  letterId: string,
  options: ExportOptions,
): Promise<ExportedLetter> {
  const letter = await requireOwnLetter(deps.db, userId, letterId)
  const account = await accountOf(deps, userId)
  const page = await layOutLetter(deps.typesetter, letter, account, options, deps.clock())
  return {
    blob: (await page.toPdf(options.quality)).toString('base64'),
    fileName: fileName(letter.title, options.format),
    mediaType: 'application/pdf',
    pageCount: page.pageCount,
    letter: { id: letter.id, title: letter.title },
  }
}

/** The user's letter as drawings of its pages. */
export async function previewLetter(
  deps: ExportDeps,
  userId: string,
  letterId: string,
  options: ExportOptions,
): Promise<LetterPreview> {
  const letter = await requireOwnLetter(deps.db, userId, letterId)
  const account = await accountOf(deps, userId)
  return drawingOf(await layOutLetter(deps.typesetter, letter, account, options, deps.clock()))
}

/** A letter as it is being typed, as drawings of its pages; nothing of it is kept. */
export async function previewDraft(
  deps: ExportDeps,
  userId: string,
  draft: DraftLetter,
): Promise<LetterPreview> {
  const account = await accountOf(deps, userId)
  return drawingOf(await layOutLetter(deps.typesetter, draft, account, plainMarks, deps.clock()))
}
