import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { accounts, sessions } from './identity.tables.ts'

export type SessionRow = typeof sessions.$inferSelect

// Better Auth expires sessions by the real clock: so does this query.
const isLive = gt(sessions.expiresAt, sql`now()`)

export function liveSessionsOf(db: Database, userId: string): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
}

const liveSession = prepared((db: Database) =>
  db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(eq(sessions.id, sql.placeholder('id')), eq(sessions.userId, sql.placeholder('userId')), isLive),
    )
    .prepare('live_session'),
)

/** Whether a session is still live: it may have ended since its access token was issued. */
export async function isSessionLive(db: Database, userId: string, id: string): Promise<boolean> {
  return (await liveSession(db).execute({ id, userId })).length > 0
}

/** Ends one session of a user, or all; returns the number. */
export async function endSessions(db: Database, userId: string, id?: string): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), id === undefined ? undefined : eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return ended.length
}

export async function recordSessionUse(db: Database, id: string, at: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: at }).where(eq(sessions.id, id))
}

export type SignInMethodRow = { providerId: string; createdAt: Date }

/** The sign-in methods of a user, oldest first. */
export function methodsOf(db: Pick<Database, 'select'>, userId: string): Promise<SignInMethodRow[]> {
  return db
    .select({ providerId: accounts.providerId, createdAt: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.userId, userId))
    .orderBy(accounts.createdAt)
}

/** The same, locked: two concurrent removals must not remove the last two. */
export async function lockMethodsOf(change: Pick<Database, 'select'>, userId: string): Promise<string[]> {
  const rows = await change
    .select({ providerId: accounts.providerId })
    .from(accounts)
    .where(eq(accounts.userId, userId))
    .orderBy(accounts.id)
    .for('update')
  return rows.map(({ providerId }) => providerId)
}

export async function removeMethod(
  change: Pick<Database, 'delete'>,
  userId: string,
  providerId: string,
): Promise<void> {
  await change.delete(accounts).where(and(eq(accounts.userId, userId), eq(accounts.providerId, providerId)))
}
