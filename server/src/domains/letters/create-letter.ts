import type { NewLetter } from '@lettrine/contract/letters'
import { countLetterWords } from '@lettrine/letter-craft/text/measure'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { requireStorage } from './bound-storage.ts'
import { requireOwnLetter } from './letter-access.ts'
import { addWithinQuota, type QuotaDeps } from './letter-quota.ts'
import { assertFinalizable, differences } from './letter-rules.ts'
import { presentLetter } from './letters.presenter.ts'
import { findLetter, insertLetter } from './letters.repository.ts'
import type { LetterRow } from './letters.tables.ts'

export type LetterDeps = Pick<Deps, 'db' | 'clock' | 'newId'>
type CreateDeps = LetterDeps & QuotaDeps

/**
 * Creates a letter, or fails with `LETTER_QUOTA_REACHED` or `STORAGE_FULL`. Idempotent by id: the same creation with the same text is
 * never refused.
 */
export async function createLetter(deps: CreateDeps, userId: string, input: NewLetter): Promise<LetterRow> {
  const { id = deps.newId(), author = 'you', ...fields } = input
  assertFinalizable(fields)
  const now = deps.clock()
  const letter: LetterRow = {
    ...fields,
    userId,
    id,
    isBookmarked: false,
    sharedUntil: null,
    wordCount: countLetterWords(fields.content),
    version: 1,
    createdAt: now,
    updatedAt: now,
  }
  const isKnown = input.id !== undefined && (await findLetter(deps.db, userId, id)) !== undefined
  if (!isKnown) await requireStorage(deps, userId)
  const created = await addWithinQuota(deps, userId, async (db) => {
    const result = await insertLetter(db, letter, { id: deps.newId(), author, foldable: false })
    return { result, added: result ? 1 : 0 }
  })
  if (created) return created

  const existing = await requireOwnLetter(deps.db, userId, id)
  if (Object.keys(differences(existing, fields)).length === 0) return existing
  throw failure('LETTER_VERSION_CONFLICT', { details: { letter: presentLetter(existing, now) } })
}
