import type { ExportedLetter, ExportOptionsInput, LetterPreview } from '@lettrine/contract/export'
import type { DraftLetter } from '@lettrine/contract/letters'
import type { Deps } from '../../platform/http/api.ts'
import { recordExport } from './keep-export.ts'
import { drawingOf, drawnPages, layOutLetter, plainMarks } from './lay-out-letter.ts'
import {
  accountOf,
  choiceOf,
  type ExportDeps,
  type LetterFile,
  makeFile,
  marksOf,
  prepareLetter,
} from './make-file.ts'

const drawn = { pages: drawnPages }

type PreviewDeps = Pick<Deps, 'db' | 'clock' | 'typesetting'>

/** Exports the user’s letter as a file, and keeps the export. */
export async function exportFile(
  deps: ExportDeps,
  userId: string,
  letterId: string,
  given: ExportOptionsInput,
): Promise<LetterFile> {
  const file = await makeFile(deps, userId, letterId, given)
  await recordExport(deps, file)
  return file
}

/** The same as JSON. */
export async function exportLetter(
  deps: ExportDeps,
  userId: string,
  letterId: string,
  given: ExportOptionsInput,
): Promise<ExportedLetter> {
  return presentFile(await exportFile(deps, userId, letterId, given))
}

/** A file as base64 in JSON. */
export function presentFile({ letter, bytes, fileName, mediaType, pageCount }: LetterFile): ExportedLetter {
  return {
    blob: bytes.toString('base64'),
    fileName,
    mediaType,
    pageCount,
    letter: { id: letter.id, title: letter.title },
  }
}

/** Renders the pages of the user's letter as SVG. */
export async function previewLetter(
  deps: PreviewDeps,
  userId: string,
  letterId: string,
  given: ExportOptionsInput,
): Promise<LetterPreview> {
  const { letter, account, options } = await prepareLetter(deps, userId, letterId, given)
  const choice = { ...choiceOf(given), ...marksOf(options) }
  const typesetter = deps.typesetting.of(userId)
  return drawingOf(await layOutLetter(typesetter, letter, account, choice, deps.clock(), drawn))
}

/** Renders an unsaved draft as SVG pages; stores nothing. */
export async function previewDraft(
  deps: PreviewDeps,
  userId: string,
  draft: DraftLetter,
): Promise<LetterPreview> {
  const account = await accountOf(deps, userId)
  const typesetter = deps.typesetting.of(userId)
  return drawingOf(await layOutLetter(typesetter, draft, account, plainMarks, deps.clock(), drawn))
}
