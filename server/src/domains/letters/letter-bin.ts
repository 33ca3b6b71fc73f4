import { binDays } from '@lettrine/contract/letters'
import type { Deps } from '../../platform/http/api.ts'
import { eraseDeletedUntil, listBin, restoreLetters } from './bin.repository.ts'
import { addWithinQuota, type QuotaDeps } from './letter-quota.ts'

const dayMs = 24 * 60 * 60 * 1000

type BinDeps = Pick<Deps, 'db' | 'clock'>

/** Letters deleted up to this instant have expired. */
const oldestInBin = (now: Date) => new Date(now.getTime() - binDays * dayMs)

/** When a letter deleted at `deletedAt` is erased. */
export const erasedAt = (deletedAt: Date) => new Date(deletedAt.getTime() + binDays * dayMs)

/** The letters that can still be restored. */
export const readBin = (deps: BinDeps, userId: string, page: Parameters<typeof listBin>[3]) =>
  listBin(deps.db, userId, oldestInBin(deps.clock()), page)

/**
 * Restores letters, all or none; fails with `LETTER_NOT_FOUND` when one is not in the user's bin, and with
 * `LETTER_QUOTA_REACHED` when they would exceed the quota.
 */
export const restoreFromBin = (deps: QuotaDeps, userId: string, ids: readonly string[]): Promise<void> =>
  addWithinQuota(deps, userId, async (db) => ({
    result: await restoreLetters(db, userId, ids, oldestInBin(deps.clock())),
    added: ids.length,
  }))

/** Permanently deletes letters that were in a bin for 30 days; returns the number. */
export const sweepBins = (deps: BinDeps): Promise<number> =>
  eraseDeletedUntil(deps.db, oldestInBin(deps.clock()))
