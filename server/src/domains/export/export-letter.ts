import type {
  ExportedLetter,
  ExportOptions,
  GivenExportOptions,
  LetterPreview,
} from '@lettrine/contract/export'
import type { Deps } from '../../platform/http/api.ts'
import { a4, type Typeset } from '../../platform/typesetting/typesetter.ts'
import { handOver } from './freeze-copy.ts'
import { type ExportDeps, type LetterFile, layOutLetter, makeFile } from './make-file.ts'

const pointsPerCentimetre = 72 / 2.54

/** The user’s letter as a file, of which a frozen copy is kept. */
export async function exportFile(
  deps: ExportDeps,
  userId: string,
  letterId: string,
  given: GivenExportOptions,
): Promise<LetterFile> {
  const file = await makeFile(deps, userId, letterId, given)
  await handOver(deps, file)
  return file
}

/** The same, as the API tells it. */
export async function exportLetter(
  deps: ExportDeps,
  userId: string,
  letterId: string,
  given: GivenExportOptions,
): Promise<ExportedLetter> {
  return presentFile(await exportFile(deps, userId, letterId, given))
}

/** A file as JSON carries it. */
export function presentFile({ letter, bytes, fileName, mediaType, pageCount }: LetterFile): ExportedLetter {
  return {
    blob: bytes.toString('base64'),
    fileName,
    mediaType,
    pageCount,
    letter: { id: letter.id, title: letter.title },
  }
}

/** The user's letter as drawings of its pages. */
export async function previewLetter(
  deps: Pick<Deps, 'db' | 'clock' | 'typesetter'>,
  userId: string,
  letterId: string,
  options: ExportOptions,
): Promise<LetterPreview> {
  const { page } = await layOutLetter(deps, userId, letterId, { ...options, format: 'pdf' })
  const laidOut = deps.typesetter.typeset('letter', page)
  return { pages: laidOut.toSvgPages(), fill: fillOf(laidOut, options) }
}

function fillOf(laidOut: Typeset, { margins }: ExportOptions): number {
  const top = margins.top * pointsPerCentimetre
  const usable = a4.height - top - margins.bottom * pointsPerCentimetre
  return Math.min(1, Math.max(0, (laidOut.endsAt - top) / usable))
}
