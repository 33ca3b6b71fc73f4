import { calendarDay } from '../../platform/calendar-day.ts'
import type { Deps } from '../../platform/http/api.ts'
import { deleteOldCounts } from './analytics-counts.repository.ts'

/** Forgets what was counted longer ago than may be kept. */
export const sweepAnalyticsCounts = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteOldCounts(db, calendarDay(clock()))
