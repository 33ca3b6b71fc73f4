import { binDays } from '@lettrine/contract/letters'
import type { Deps } from '../../platform/http/api.ts'
import { eraseDeletedUntil, listBin, restoreLetters } from './bin.repository.ts'
import { addWithinQuota, type QuotaDeps } from './letter-quota.ts'

const dayMs = 24 * 60 * 60 * 1000

type BinDeps = Pick<Deps, 'db' | 'clock'>

/** The instant up to which what was deleted is gone. */
const oldestKept = (now: Date) => new Date(now.getTime() - binDays * dayMs)

/** When a letter deleted at `deletedAt` is erased. */
export const erasedAt = (deletedAt: Date) => new Date(deletedAt.getTime() + binDays * dayMs)

/** The letters the user may still take back. */
export const readBin = (deps: BinDeps, userId: string, page: Parameters<typeof listBin>[3]) =>
  listBin(deps.db, userId, oldestKept(deps.clock()), page)

/**
 * Takes letters back; fails, restoring none, with `LETTER_NOT_FOUND` when one is not in the user's bin, and with
 * `LETTER_QUOTA_REACHED` when they would be more than the plan keeps.
 */
export const restoreFromBin = (deps: QuotaDeps, userId: string, ids: readonly string[]): Promise<void> =>
  addWithinQuota(deps, userId, async (db) => ({
    result: await restoreLetters(db, userId, ids, oldestKept(deps.clock())),
    added: ids.length,
  }))

/** Erases what has been in any bin for 30 days; returns how many letters went. */
export const sweepBins = (deps: BinDeps): Promise<number> =>
  eraseDeletedUntil(deps.db, oldestKept(deps.clock()))
