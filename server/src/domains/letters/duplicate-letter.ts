import { writableOf } from '@lettrine/contract/letters'
import { createLetter } from './create-letter.ts'
import { requireOwnLetter } from './letter-access.ts'
import { duplicateTitle } from './letter-rules.ts'
import type { LetterRow } from './letters.tables.ts'

/** A draft with the same text, fields and page, without the history. */
export async function duplicateLetter(
  deps: Parameters<typeof createLetter>[0],
  userId: string,
  id: string,
): Promise<LetterRow> {
  const letter = await requireOwnLetter(deps.db, userId, id)
  return createLetter(deps, userId, {
    ...writableOf(letter),
    title: duplicateTitle(letter.title),
    status: 'draft',
  })
}
