import { createLetter, type LetterDeps } from './create-letter.ts'
import { requireOwnLetter } from './letter-access.ts'
import { titleOfCopy } from './letter-rules.ts'
import type { LetterRow } from './letters.tables.ts'

/** A draft with the same text, fields and page, without the history. */
export async function cloneLetter(deps: LetterDeps, userId: string, id: string): Promise<LetterRow> {
  const {
    title,
    company,
    jobTitle,
    recipient,
    sender,
    reference,
    offer,
    content,
    type,
    language,
    hasEnclosure,
  } = await requireOwnLetter(deps.db, userId, id)
  return createLetter(deps, userId, {
    title: titleOfCopy(title),
    company,
    jobTitle,
    recipient,
    sender,
    reference,
    offer,
    content,
    type,
    language,
    hasEnclosure,
    status: 'draft',
  })
}
