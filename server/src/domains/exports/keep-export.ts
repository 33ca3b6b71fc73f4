import { createHash } from 'node:crypto'
import type { KeptExportReason } from '@lettrine/contract/kept-exports'
import type { Deps } from '../../platform/http/api.ts'
import { countActivity } from '../activity/index.ts'
import { pinNewestVersion } from '../letters/index.ts'
import { type KeptExportRow, saveKeptExport } from './kept-exports.repository.ts'
import type { LetterFile } from './make-file.ts'

/**
 * Keeps an exported file. The same bytes are stored once: keeping them again only raises the reason, for one that
 * was exported and is now sent.
 */
export async function keepExport(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { letter, format, bytes, fileName, mediaType }: Omit<LetterFile, 'page' | 'pageCount'>,
  reason: KeptExportReason,
): Promise<Omit<KeptExportRow, 'bytes'>> {
  const now = deps.clock()
  // The exported version must stay in the history.
  await pinNewestVersion(deps.db, letter)
  return saveKeptExport(deps.db, {
    userId: letter.userId,
    letterId: letter.id,
    id: deps.newId(),
    version: letter.version,
    format,
    fileName,
    mediaType,
    bytes,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    reason,
    createdAt: now,
    sentAt: reason === 'sent' ? now : null,
  })
}

/** Keeps an export and counts the download. */
export async function recordExport(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  file: Omit<LetterFile, 'page' | 'pageCount'>,
): Promise<void> {
  await keepExport(deps, file, 'export')
  await countActivity(deps, { userId: file.letter.userId, letterId: file.letter.id }, 'download')
}
