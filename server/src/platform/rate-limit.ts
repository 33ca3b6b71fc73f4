import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Clock } from './clock.ts'
import type { Database } from './database/database.ts'

export type Limit = { max: number; windowSeconds: number }

/**
 * Counts one attempt under `key` in a fixed window, in the database, so that all processes count together. The key
 * is kept as a hash: the table does not list who tried what.
 * Returns the seconds to wait when there were too many, else undefined.
 */
export async function countAttempt(
  deps: { db: Database; clock: Clock },
  key: string,
  limit: Limit,
): Promise<number | undefined> {
  const now = deps.clock()
  const end = new Date(now.getTime() + limit.windowSeconds * 1000)
  const { rows } = (await deps.db.execute(sql`
    INSERT INTO attempts AS known (key, count, window_ends_at) VALUES (${hashOf(key)}, 1, ${end.toISOString()})
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN known.window_ends_at <= ${now.toISOString()} THEN 1 ELSE known.count + 1 END,
      window_ends_at = CASE WHEN known.window_ends_at <= ${now.toISOString()} THEN excluded.window_ends_at
                            ELSE known.window_ends_at END
    RETURNING count, window_ends_at AS "windowEndsAt"
  `)) as { rows: { count: number; windowEndsAt: string }[] }
  const { count, windowEndsAt } = rows[0]!
  if (count <= limit.max) return undefined
  return Math.max(1, Math.ceil((new Date(windowEndsAt).getTime() - now.getTime()) / 1000))
}

/** The seconds to wait where there were too many attempts under `key` already, else undefined; counts none. */
export async function waitOf(
  { db, clock }: { db: Database; clock: Clock },
  key: string,
  limit: Limit,
): Promise<number | undefined> {
  const { rows } = (await db.execute(sql`
    SELECT ceil(extract(epoch FROM window_ends_at - ${clock().toISOString()}::timestamptz))::int AS seconds
    FROM attempts WHERE key = ${hashOf(key)} AND count >= ${limit.max} AND window_ends_at > ${clock().toISOString()}
  `)) as { rows: { seconds: number }[] }
  return rows[0]?.seconds
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** Deletes expired windows; called at start. */
export async function deleteOldAttempts(deps: { db: Database; clock: Clock }): Promise<void> {
  await deps.db.execute(sql`DELETE FROM attempts WHERE window_ends_at <= ${deps.clock().toISOString()}`)
}
