import { maxLetterStorageBytes, maxUnnamedVersions } from '@lettrine/contract/retention'
import { calendarDay } from '../../platform/calendar-day.ts'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { announceQuotaNearEnd } from '../subscriptions/index.ts'
import type { LetterRow } from './letters.tables.ts'
import { countStoredBytes, dropOldestVersions, thinVersions } from './storage.repository.ts'

type StorageDeps = Pick<Deps, 'db' | 'clock' | 'events'>

const bytesPerMegabyte = 1_000_000

/**
 * Called when a text was saved: thins the versions of the letter, and drops the oldest versions of the account beyond its
 * storage. Versions with a name stay. The user is notified from 80 % of the storage on.
 */
export async function boundStorage(
  { db, clock, events }: StorageDeps,
  letter: Pick<LetterRow, 'userId' | 'id'>,
): Promise<void> {
  await thinVersions(db, letter, maxUnnamedVersions)
  const { userId } = letter
  const bytes = await countStoredBytes(db, userId)
  const excess = bytes - maxLetterStorageBytes
  if (excess > 0) await dropOldestVersions(db, userId, excess)
  await announceQuotaNearEnd(
    db,
    { events },
    {
      userId,
      of: 'storage',
      used: Math.round(bytes / bytesPerMegabyte),
      limit: maxLetterStorageBytes / bytesPerMegabyte,
      month: calendarDay(clock()).slice(0, 7),
    },
  )
}

/** Fails with `STORAGE_FULL` when no letter can be added: what is left are letters and versions with a name. */
export async function requireStorage({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  if ((await countStoredBytes(db, userId)) >= maxLetterStorageBytes) throw failure('STORAGE_FULL')
}
