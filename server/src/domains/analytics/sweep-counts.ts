import { calendarDay } from '../../platform/calendar-day.ts'
import type { Deps } from '../../platform/http/api.ts'
import { deleteOldCounts } from './analytics-counts.repository.ts'

/** Deletes counts older than the retention period. */
export const sweepAnalyticsCounts = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteOldCounts(db, calendarDay(clock()))
