import type { LetterStats } from '@lettrine/contract/letters'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { letters } from './letters.tables.ts'

export type LetterCounts = Pick<
  LetterStats,
  'total' | 'final' | 'createdThisMonth' | 'createdLastMonth' | 'thisWeek'
>

/** Counts the user's letters outside of the bin, in one pass. */
export async function countLetters(
  db: Database,
  userId: string,
  now: Date,
  timeZone: string,
): Promise<LetterCounts> {
  const instant = sql`${now.toISOString()}::timestamptz`
  const monthStart = (monthsAgo: number) =>
    sql`(date_trunc('month', ${instant} AT TIME ZONE ${timeZone}) - make_interval(months => ${monthsAgo})) AT TIME ZONE ${timeZone}`
  const counted = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) FILTER (WHERE ${condition})`.mapWith(Number)
  const [row] = await db
    .select({
      total: sql<number>`count(*)`.mapWith(Number),
      final: counted(sql`${letters.status} IN ('final', 'shared')`),
      createdThisMonth: counted(sql`${letters.createdAt} >= ${monthStart(0)}`),
      createdLastMonth: counted(
        sql`${letters.createdAt} >= ${monthStart(1)} AND ${letters.createdAt} < ${monthStart(0)}`,
      ),
      thisWeek: counted(sql`${letters.updatedAt} > ${instant} - interval '7 days'`),
    })
    .from(letters)
    .where(and(eq(letters.userId, userId), isNull(letters.deletedAt)))
  return row!
}
