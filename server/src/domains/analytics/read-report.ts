import type { AnalyticsReport } from '@lettrine/contract/analytics'
import { calendarDay, lastDays } from '../../platform/calendar-day.ts'
import type { Deps } from '../../platform/http/api.ts'
import { listCounts, listDays } from './analytics-counts.repository.ts'
import { summarizeCounts } from './summarize-counts.ts'

/** The report of the last `days` days, including today. */
export async function readAnalyticsReport(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  days: number,
): Promise<AnalyticsReport> {
  const all = lastDays(calendarDay(clock()), days)
  const period = { from: all[0]!, to: all.at(-1)! }
  const [counts, viewed] = await Promise.all([listCounts(db, period), listDays(db, period)])
  const byDay = new Map(viewed.map(({ day, pageViews }) => [day, pageViews]))
  return {
    ...period,
    days: all.map((day) => ({ day, pageViews: byDay.get(day) ?? 0 })),
    ...summarizeCounts(counts),
  }
}
