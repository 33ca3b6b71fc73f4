import type { ExportedLetter, ExportOptions, LetterPreview } from '@lettrine/contract/export'
import type { Deps } from '../../platform/http/api.ts'
import { a4, type Typeset } from '../../platform/typesetting/typesetter.ts'
import { pinNewestVersion, requireOwnLetter } from '../letters/index.ts'
import { readProfile } from '../profile/index.ts'
import { fileName } from './file-name.ts'
import { letterPage } from './letter-page.ts'

type ExportDeps = Pick<Deps, 'db' | 'clock' | 'typesetter'>

const pointsPerCentimetre = 72 / 2.54

async function layOut(deps: ExportDeps, userId: string, letterId: string, options: ExportOptions) {
  const letter = await requireOwnLetter(deps.db, userId, letterId)
  const { user } = await readProfile(deps, userId)
  const page = letterPage(letter, { displayName: user.name, email: user.email }, options, deps.clock())
  return { letter, laidOut: deps.typesetter.typeset('letter', page) }
}

/** The user's letter as a PDF. */
export async function exportLetter(
  deps: ExportDeps,
  userId: string,
  letterId: string,
  options: ExportOptions,
): Promise<ExportedLetter> {
  const { letter, laidOut } = await layOut(deps, userId, letterId, options)
  await pinNewestVersion(deps.db, letter)
  return {
    blob: laidOut.toPdf().toString('base64'),
    fileName: fileName(letter.title, options.format),
    mediaType: 'application/pdf',
    pageCount: laidOut.pageCount,
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
  const { laidOut } = await layOut(deps, userId, letterId, options)
  return { pages: laidOut.toSvgPages(), fill: fillOf(laidOut, options) }
}

function fillOf(laidOut: Typeset, { margins }: ExportOptions): number {
  const top = margins.top * pointsPerCentimetre
  const usable = a4.height - top - margins.bottom * pointsPerCentimetre
  return Math.min(1, Math.max(0, (laidOut.endsAt - top) / usable))
}
