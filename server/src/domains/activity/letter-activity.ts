import type { ActivityDay, LetterActivity } from '@lettrine/contract/activity'
import { calendarDay, lastDays } from '../../platform/calendar-day.ts'
import type { Deps } from '../../platform/http/api.ts'
import { editsByDay, requireOwnLetter } from '../letters/index.ts'
import { activityByDay, activityTotals, type Totals } from './activity.repository.ts'

const nothing: Totals = { opening: 0, shared_view: 0, share: 0, download: 0, shared_download: 0 }

/** Activity totals of the user's letter, and its last `days` days, today included. */
export async function letterActivity(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  id: string,
  days: number,
): Promise<LetterActivity> {
  const letter = await requireOwnLetter(db, userId, id)
  const key = { userId, letterId: letter.id }
  const window = lastDays(calendarDay(clock()), days)
  const totals = await activityTotals(db, key)
  const byDay = await activityByDay(db, key, window[0]!)
  const edits = await editsByDay(db, letter)
  const counted = figuresOf(
    totals,
    [...edits.values()].reduce((sum, count) => sum + count, 0),
  )
  return {
    totalViews: counted.views,
    sharedViews: counted.sharedViews,
    totalEdits: counted.edits,
    totalShares: counted.shares,
    totalDownloads: counted.downloads,
    days: window.map((day) => ({ day, ...figuresOf(byDay.get(day) ?? nothing, edits.get(day) ?? 0) })),
  }
}

function figuresOf(totals: Totals, edits: number): Omit<ActivityDay, 'day'> {
  return {
    views: totals.opening + totals.shared_view,
    sharedViews: totals.shared_view,
    edits,
    shares: totals.share,
    downloads: totals.download + totals.shared_download,
  }
}
