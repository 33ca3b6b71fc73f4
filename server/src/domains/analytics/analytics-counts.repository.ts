import type { AnalyticsEvent } from '@lettrine/contract/analytics'
import { analyticsRetentionMonths } from '@lettrine/contract/retention'
import { and, eq, gte, lt, lte, sql } from 'drizzle-orm'
import { bigint, date, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database/database.ts'

export type Properties = Record<string, string | number>

/** The count of an event; web vitals are summed over pages and devices. */
export type Counted = { name: string; properties: Properties; count: number }

export type Period = { from: string; to: string }

/** Number of rows that share one count, to reduce lock contention. */
export const slotCount = 8

const counts = pgTable('analytics_counts', {
  day: date('day', { mode: 'string' }).notNull(),
  name: text('name').notNull(),
  properties: jsonb('properties').$type<Properties>().notNull(),
  slot: smallint('slot').notNull(),
  count: bigint('count', { mode: 'number' }).notNull(),
})

/** Adds events to the counts of a day. */
export async function addToCounts(
  db: Pick<Database, 'insert'>,
  day: string,
  slot: number,
  events: readonly AnalyticsEvent[],
): Promise<void> {
  await db
    .insert(counts)
    .values(summed(events).map((sum) => ({ ...sum, day, slot })))
    .onConflictDoUpdate({
      target: [counts.day, counts.name, counts.properties, counts.slot],
      set: { count: sql`${counts.count} + excluded.count` },
    })
}

/** Groups equal events in a fixed order, so that two batches that update the same rows cannot deadlock. */
function summed(events: readonly AnalyticsEvent[]): Counted[] {
  const sums = new Map<string, Counted>()
  for (const { name, ...properties } of events) {
    const key = JSON.stringify([name, Object.entries(properties).sort()])
    const sum = sums.get(key)
    if (sum) sum.count += 1
    else sums.set(key, { name, properties, count: 1 })
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum)
}

const within = ({ from, to }: Period) => and(gte(counts.day, from), lte(counts.day, to))

export async function listCounts(db: Pick<Database, 'select'>, period: Period): Promise<Counted[]> {
  const properties = sql<Properties>`CASE WHEN ${counts.name} = 'web_vital'
    THEN ${counts.properties} - 'page' - 'device' ELSE ${counts.properties} END`
  return db
    .select({
      name: counts.name,
      properties: properties.as('told'),
      count: sql`sum(${counts.count})`.mapWith(Number),
    })
    .from(counts)
    .where(within(period))
    .groupBy(counts.name, sql`told`)
}

/** Page views by day; days without one are absent. */
export async function listDays(
  db: Pick<Database, 'select'>,
  period: Period,
): Promise<{ day: string; pageViews: number }[]> {
  return db
    .select({ day: counts.day, pageViews: sql`sum(${counts.count})`.mapWith(Number) })
    .from(counts)
    .where(and(within(period), eq(counts.name, 'page_view')))
    .groupBy(counts.day)
}

/** Deletes counts older than the retention period. */
export async function deleteOldCounts(db: Pick<Database, 'delete'>, today: string): Promise<void> {
  const oldest = sql`(${today}::date - make_interval(months => ${analyticsRetentionMonths}))::date`
  await db.delete(counts).where(lt(counts.day, oldest))
}
