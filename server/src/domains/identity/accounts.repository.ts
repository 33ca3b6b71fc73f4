import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { accounts, sessions, users } from './identity.tables.ts'

// Better Auth's name for the way of signing in that has a password.
const withPassword = 'credential'

export type UserOfMail = { id: string; name: string; email: string; emailVerified: boolean }

export async function findUser(
  db: Pick<Database, 'select'>,
  userId: string,
): Promise<UserOfMail | undefined> {
  const { id, name, email, emailVerified } = users
  const [user] = await db.select({ id, name, email, emailVerified }).from(users).where(eq(users.id, userId))
  return user
}

/** The hash of a user's password; undefined for one with social sign-in only. */
export async function findPasswordHash(
  db: Pick<Database, 'select'>,
  userId: string,
): Promise<string | undefined> {
  const [account] = await db
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, withPassword)))
  return account?.password ?? undefined
}

/** Sets a user’s password. */
export async function savePasswordHash(
  db: Pick<Database, 'insert'>,
  account: { id: string; userId: string; hash: string; now: Date },
): Promise<void> {
  const { id, userId, hash, now } = account
  await db
    .insert(accounts)
    .values({
      id,
      userId,
      accountId: userId,
      providerId: withPassword,
      password: hash,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [accounts.providerId, accounts.accountId],
      set: { password: hash, updatedAt: now },
    })
}

/** Ends a user's sessions, except one if given. */
export async function endSessions(
  db: Pick<Database, 'delete'>,
  userId: string,
  exceptSessionId?: string,
): Promise<void> {
  const mine = eq(sessions.userId, userId)
  await db.delete(sessions).where(exceptSessionId ? and(mine, ne(sessions.id, exceptSessionId)) : mine)
}

/** Marks the address as verified, if it is still the user’s. */
export async function markEmailVerified(
  db: Pick<Database, 'update'>,
  userId: string,
  email: string,
  now: Date,
): Promise<void> {
  await db
    .update(users)
    .set({ emailVerified: true, updatedAt: now })
    .where(and(eq(users.id, userId), eq(users.email, email), eq(users.emailVerified, false)))
}
