import type { Database } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import { findLetter } from './letters.repository.ts'
import type { LetterRow } from './letters.tables.ts'

/** The user's own letter; a missing letter and one of another user give the same error. */
export async function requireOwnLetter(db: Database, userId: string, id: string): Promise<LetterRow> {
  const letter = await findLetter(db, userId, id)
  if (!letter) throw failure('LETTER_NOT_FOUND')
  return letter
}
