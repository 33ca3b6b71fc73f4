import type { Database } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import { requireOwnLetter } from '../letters/index.ts'
import { findKeptExport, type KeptExportRow } from './kept-exports.repository.ts'

/** A kept export of the user’s own letter. @throws `LETTER_NOT_FOUND`, `COPY_NOT_FOUND` */
export async function requireOwnKeptExport(
  db: Database,
  userId: string,
  letterId: string,
  copyId: string,
): Promise<KeptExportRow> {
  const letter = await requireOwnLetter(db, userId, letterId)
  const copy = await findKeptExport(db, userId, letter.id, copyId)
  if (!copy) throw failure('COPY_NOT_FOUND')
  return copy
}
