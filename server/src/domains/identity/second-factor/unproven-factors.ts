import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { users } from '../identity.tables.ts'
import { removePasskeys, removeSecondFactor } from './second-factor.repository.ts'

/** Removes the second factor and the passkeys of a user; returns whether there was one. */
export async function removeFactors(tx: Database, userId: string, now: Date): Promise<boolean> {
  const hadFactor = await removeSecondFactor(tx, userId, now)
  return (await removePasskeys(tx, userId)) > 0 || hadFactor
}

/**
 * Removes them where the address was never verified: someone else may have set them up, with the address of the person who
 * now proves it.
 */
export async function removeUnprovenFactors(tx: Database, userId: string, now: Date): Promise<void> {
  const [user] = await tx.select({ isProven: users.emailVerified }).from(users).where(eq(users.id, userId))
  if (user && !user.isProven) await removeFactors(tx, userId, now)
}
