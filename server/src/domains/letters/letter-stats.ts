import type { LetterStats } from '@lettrine/contract/letters'
import type { Deps } from '../../platform/http/api.ts'
import { countLetters, type LetterCounts } from './stats.repository.ts'

/** Statistics from the letters table; views of shared letters are counted elsewhere. */
export type OwnFigures = Omit<LetterStats, 'sharedViews'>

/** The user's statistics; months begin at midnight in `timeZone`, and the week is the last 7 days. */
export async function readStats(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  timeZone: string,
): Promise<OwnFigures> {
  return statsOf(await countLetters(deps.db, userId, deps.clock(), timeZone))
}

/** Statistics from counts; percentages of nothing are null. */
export function statsOf(counts: LetterCounts): OwnFigures {
  const { total, final, createdThisMonth, createdLastMonth } = counts
  return {
    ...counts,
    monthChangePercent:
      createdLastMonth === 0
        ? null
        : Math.round(((createdThisMonth - createdLastMonth) / createdLastMonth) * 100),
    completionPercent: total === 0 ? null : Math.round((final / total) * 100),
  }
}
