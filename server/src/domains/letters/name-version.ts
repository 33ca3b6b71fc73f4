import type { Database } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import { requireStorage } from './bound-storage.ts'
import { requireOwnLetter } from './letter-access.ts'
import type { LetterVersionRow } from './letters.tables.ts'
import { setLabel } from './versions.repository.ts'

/** Labels a version of the user's letter; an empty label removes it. Fails with `VERSION_NOT_FOUND` or `STORAGE_FULL`. */
export async function nameVersion(
  db: Database,
  userId: string,
  named: { id: string; versionId: string; label: string },
): Promise<LetterVersionRow> {
  const letter = await requireOwnLetter(db, userId, named.id)
  // A version with a name is never dropped.
  if (named.label !== '') await requireStorage({ db }, userId)
  const version = await setLabel(db, letter, named.versionId, named.label)
  if (!version) throw failure('VERSION_NOT_FOUND')
  return version
}
