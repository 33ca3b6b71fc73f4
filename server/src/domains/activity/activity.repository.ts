import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { calendarDay } from '../../platform/calendar-day.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Database, isForeignKeyViolation } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'

export type ActivityKind = 'opening' | 'shared_view' | 'share' | 'download' | 'shared_download'

const activity = pgTable(
  'letter_activity',
  {
    userId: uuid('user_id').notNull(),
    letterId: uuid('letter_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind').$type<ActivityKind>().notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.letterId, table.day, table.kind] })],
)

type LetterKey = { userId: string; letterId: string }
type CountDeps = { db: Pick<Database, 'insert'>; clock: Clock }

const ofLetter = ({ userId, letterId }: LetterKey) =>
  and(eq(activity.userId, userId), eq(activity.letterId, letterId))

/** Increments today’s activity count of a letter; views by its writer count once a day. */
export async function countActivity(deps: CountDeps, letter: LetterKey, kind: ActivityKind): Promise<void> {
  const added = deps.db.insert(activity).values({ ...letter, day: calendarDay(deps.clock()), kind, count: 1 })
  const counted =
    kind === 'opening'
      ? added.onConflictDoNothing()
      : added.onConflictDoUpdate({
          target: [activity.userId, activity.letterId, activity.day, activity.kind],
          set: { count: sql`${activity.count} + 1` },
        })
  await counted.catch((fault: unknown) => {
    // The letter was deleted meanwhile.
    if (isForeignKeyViolation(fault)) throw failure('LETTER_NOT_FOUND', { cause: fault })
    throw fault
  })
}

export type Totals = Record<ActivityKind, number>

export async function activityTotals(db: Database, letter: LetterKey): Promise<Totals> {
  const rows = await db
    .select({ kind: activity.kind, count: sql<number>`sum(${activity.count})::integer` })
    .from(activity)
    .where(ofLetter(letter))
    .groupBy(activity.kind)
  return totalsOf(rows)
}

/** Activity per day since `from`; days without any are absent. */
export async function activityByDay(
  db: Database,
  letter: LetterKey,
  from: string,
): Promise<Map<string, Totals>> {
  const rows = await db
    .select({ day: activity.day, kind: activity.kind, count: activity.count })
    .from(activity)
    .where(and(ofLetter(letter), gte(activity.day, from)))
  const byDay = Map.groupBy(rows, ({ day }) => day)
  return new Map([...byDay].map(([day, ofDay]) => [day, totalsOf(ofDay)]))
}

function totalsOf(rows: readonly { kind: ActivityKind; count: number }[]): Totals {
  const totals: Totals = { opening: 0, shared_view: 0, share: 0, download: 0, shared_download: 0 }
  for (const { kind, count } of rows) totals[kind] = count
  return totals
}

const ofLinks: ActivityKind[] = ['share', 'shared_view', 'shared_download']

/** Views of a user's shared letters; null if none was ever shared. */
export async function sharedViewsOf(db: Database, userId: string): Promise<number | null> {
  const [row] = await db
    .select({
      views: sql<
        number | null
      >`sum(CASE WHEN ${activity.kind} = 'shared_view' THEN ${activity.count} ELSE 0 END)::integer`,
    })
    .from(activity)
    .where(and(eq(activity.userId, userId), inArray(activity.kind, ofLinks)))
  return row?.views ?? null
}

/** Daily activity of a letter. */
export function exportOwnActivity(db: Pick<Database, 'select'>, letter: LetterKey) {
  const { day, kind, count } = activity
  return db.select({ day, kind, count }).from(activity).where(ofLetter(letter)).orderBy(asc(day), asc(kind))
}
