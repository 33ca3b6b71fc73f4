import { inArray, lte, sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Clock } from '../../platform/clock.ts'
import { instant } from '../../platform/database/columns.ts'
import type { Database } from '../../platform/database/database.ts'

const signInDelays = pgTable('sign_in_delays', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  opensAt: instant('opens_at').notNull(),
  forgottenAt: instant('forgotten_at').notNull(),
})

const excludedRow = {
  failures: sql`excluded.failures`,
  opensAt: sql`excluded.opens_at`,
  forgottenAt: sql`excluded.forgotten_at`,
}

const oneLess = sql`greatest(0, ${signInDelays.failures} - 1)`

/** Exponential delay: none for `free` failures, then `firstSeconds`, doubled by each failure. */
export type DelayPolicy = {
  free: number
  firstSeconds: number
  mostSeconds: number
  forgottenAfterSeconds: number
}

/** A counter of failed attempts. */
export type Counter = { key: string; policy: DelayPolicy }

type DelayDeps = { db: Database; clock: Clock }

/** Delay in seconds after that many failures in a row. */
export function delaySeconds(failures: number, { free, firstSeconds, mostSeconds }: DelayPolicy): number {
  if (failures <= free) return 0
  return Math.min(mostSeconds, firstSeconds * 2 ** Math.min(30, failures - free - 1))
}

/**
 * Counts an attempt as failed before it is made, so that concurrent ones cannot all pass. Returns the seconds to wait
 * when it is too early, and then counts nothing.
 */
export async function beginAttempt(
  { db, clock }: DelayDeps,
  counters: readonly Counter[],
): Promise<number | undefined> {
  const now = clock()
  return db.transaction(async (change) => {
    const keys = counters.map(({ key }) => key).sort()
    await change
      .insert(signInDelays)
      .values(keys.map((key) => ({ key, failures: 0, opensAt: now, forgottenAt: now })))
      .onConflictDoNothing()
    // In key order, so that two attempts that share counters cannot deadlock.
    const rows = await change
      .select()
      .from(signInDelays)
      .where(inArray(signInDelays.key, keys))
      .orderBy(signInDelays.key)
      .for('update')
    const known = new Map(rows.map((row) => [row.key, row.forgottenAt > now ? row : { ...row, failures: 0 }]))
    const waits = rows.map((row) => row.opensAt.getTime() - now.getTime())
    const waitMs = Math.max(0, ...waits)
    if (waitMs > 0) return Math.ceil(waitMs / 1000)
    const counted = counters.map(({ key, policy }) => {
      const failures = (known.get(key)?.failures ?? 0) + 1
      const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
      return {
        key,
        failures,
        opensAt: later(delaySeconds(failures, policy)),
        forgottenAt: later(policy.forgottenAfterSeconds),
      }
    })
    await change
      .insert(signInDelays)
      .values(counted)
      .onConflictDoUpdate({ target: signInDelays.key, set: excludedRow })
    return undefined
  })
}

/**
 * Called after a successful attempt. Deletes the `own` counters; shared ones are decremented by this attempt only, so
 * that a success does not clear the failures of others.
 */
export async function resetDelay(
  { db, clock }: DelayDeps,
  counters: readonly Counter[],
  own: ReadonlySet<string>,
): Promise<void> {
  const keysOf = (isOwn: boolean) => counters.map(({ key }) => key).filter((key) => own.has(key) === isOwn)
  await db.delete(signInDelays).where(inArray(signInDelays.key, keysOf(true)))
  const shared = keysOf(false)
  if (shared.length === 0) return
  await db
    .update(signInDelays)
    .set({ failures: oneLess, opensAt: clock() })
    .where(inArray(signInDelays.key, shared))
}

/** Deletes old counters; called at start. */
export async function deleteOldDelays({ db, clock }: DelayDeps): Promise<void> {
  await db.delete(signInDelays).where(lte(signInDelays.forgottenAt, clock()))
}
