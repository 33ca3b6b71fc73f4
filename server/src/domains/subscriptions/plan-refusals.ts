import { planRefusalDays } from '@lettrine/contract/retention'
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import { calendarDay } from '../../platform/calendar-day.ts'
import { type Database, isForeignKeyViolation } from '../../platform/database/database.ts'
import type { Deps } from '../../platform/http/api.ts'
import { planRefusals, type RefusedFeature } from './subscriptions.tables.ts'

const dayMs = 24 * 60 * 60 * 1_000

/** The first day that still counts. */
const oldestDay = (now: Date) => calendarDay(new Date(now.getTime() - planRefusalDays * dayMs))

/** Counts a refusal by the plan; deletes those older than 30 days. */
export async function recordRefusal(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  feature: RefusedFeature,
): Promise<void> {
  const now = clock()
  try {
    await db
      .insert(planRefusals)
      .values({ userId, feature, day: calendarDay(now), count: 1 })
      .onConflictDoUpdate({
        target: [planRefusals.userId, planRefusals.feature, planRefusals.day],
        set: { count: sql`${planRefusals.count} + 1` },
      })
    await db
      .delete(planRefusals)
      .where(and(eq(planRefusals.userId, userId), lt(planRefusals.day, oldestDay(now))))
  } catch (fault) {
    // The account was deleted while its token was still valid: no need to count.
    if (!isForeignKeyViolation(fault)) throw fault
  }
}

/** How often each feature was refused in the last 30 days. */
export async function countRefusals(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<Record<RefusedFeature, number>> {
  const rows = await db
    .select({ feature: planRefusals.feature, times: sql<number>`sum(${planRefusals.count})::integer` })
    .from(planRefusals)
    .where(and(eq(planRefusals.userId, userId), gte(planRefusals.day, oldestDay(clock()))))
    .groupBy(planRefusals.feature)
  const counts: Record<RefusedFeature, number> = {
    unlimited_letters: 0,
    ai_generation: 0,
    ai_analysis: 0,
    export_all_formats: 0,
    premium_templates: 0,
  }
  for (const { feature, times } of rows) counts[feature] = times
  return counts
}

/** Refusals per day, for the data export. */
export function exportOwnRefusals(db: Pick<Database, 'select'>, userId: string) {
  const { feature, day, count } = planRefusals
  return db
    .select({ feature, day, count })
    .from(planRefusals)
    .where(eq(planRefusals.userId, userId))
    .orderBy(asc(day), asc(feature))
}
