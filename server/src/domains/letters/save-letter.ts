import type { LetterChange } from '@lettrine/contract/letters'
import { countLetterWords } from '@lettrine/letter-craft/text/measure'
import type { Database } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import { boundStorage } from './bound-storage.ts'
import type { LetterDeps } from './create-letter.ts'
import { requireOwnLetter } from './letter-access.ts'
import { addWithinQuota, type QuotaDeps } from './letter-quota.ts'
import { assertFinalizable, changesText, differences } from './letter-rules.ts'
import { presentLetter } from './letters.presenter.ts'
import { updateLetter } from './letters.repository.ts'
import type { LetterRow } from './letters.tables.ts'

/** Counting what is stored takes longer than a save. */
const changesBetweenChecks = 10

type SaveDeps = LetterDeps & QuotaDeps

/**
 * Saves a change made to version `change.version`. A save that was already applied, sent again because its
 * answer was lost, succeeds; any other stale one fails with the current letter in `details.letter`. The first words of a
 * letter fail with `LETTER_QUOTA_REACHED` where the plan has no room for it.
 */
export async function saveLetter(deps: SaveDeps, userId: string, change: LetterChange): Promise<LetterRow> {
  const { id, version, author = 'you', autosave: foldable = false, ...wanted } = change
  const current = await requireOwnLetter(deps.db, userId, id)
  const changed = differences(current, wanted)
  if (Object.keys(changed).length === 0) return current
  // The version conflict is reported first: an unfilled field may have been filled elsewhere.
  if (version === current.version && (changed.status ?? changed.content) !== undefined)
    assertFinalizable({ ...current, ...changed })

  const update = (db: Database) =>
    updateLetter(
      db,
      current,
      version,
      {
        ...changed,
        ...(changed.content === undefined ? {} : { wordCount: countLetterWords(changed.content) }),
        updatedAt: deps.clock(),
      },
      changesText(changed) ? { id: deps.newId(), author, foldable } : undefined,
    )
  // A letter counts from its first words.
  const isBegun = current.content.trim() === '' && (changed.content ?? '').trim() !== ''
  const saved = isBegun
    ? await addWithinQuota(deps, userId, async (db) => {
        const result = await update(db)
        return { result, added: result ? 1 : 0 }
      })
    : await update(deps.db)
  if (saved && changesText(changed) && saved.version % changesBetweenChecks === 0)
    await boundStorage(deps, saved)
  if (saved) return saved
  const latest = await requireOwnLetter(deps.db, userId, id)
  throw failure('LETTER_VERSION_CONFLICT', { details: { letter: presentLetter(latest, deps.clock()) } })
}
