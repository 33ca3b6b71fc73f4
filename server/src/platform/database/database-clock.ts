import { sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from './database.ts'

const compareEveryMs = 60_000

/**
 * The clock of the database, which all processes share: that of this machine, corrected by the difference between the two,
 * which is measured now and every minute. Windows of limits and deadlines are then the same, whichever machine counts.
 * @param machine - the clock of this machine, in milliseconds
 */
export async function openDatabaseClock(
  db: Pick<Database, 'execute'>,
  machine: Clock,
  onError: (fault: unknown) => void,
): Promise<{ clock: Clock; stop: () => void }> {
  let differenceMs = await measureDifference(db, machine)
  const compare = async () => {
    differenceMs = await measureDifference(db, machine)
  }
  // The difference of the minute before is good enough until the database answers again.
  const timer = setInterval(() => void compare().catch(onError), compareEveryMs).unref()
  return {
    clock: () => new Date(machine().getTime() + differenceMs),
    stop: () => clearInterval(timer),
  }
}

/** Milliseconds that the database is ahead, half of the time of the query being its way back. */
async function measureDifference(db: Pick<Database, 'execute'>, machine: Clock): Promise<number> {
  const asked = machine().getTime()
  const { rows } = await db.execute(sql`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now`)
  const answered = machine().getTime()
  return Math.round((rows[0] as { now: number }).now - (asked + answered) / 2)
}
