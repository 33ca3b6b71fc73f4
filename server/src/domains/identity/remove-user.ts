import { eq, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { users, verifications } from './identity.tables.ts'

/** Who is about to leave, held until the end of the transaction: nothing of theirs is written meanwhile. */
export async function lockUserForUpdate(
  change: Pick<Database, 'select'>,
  userId: string,
): Promise<{ id: string; name: string; email: string } | undefined> {
  const { id, name, email } = users
  const [user] = await change
    .select({ id, name, email })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  return user
}

/**
 * Holds a user until the end of the transaction: what is counted of theirs is written by one at a time. Rows that
 * only point at the user are written meanwhile. False when the account is gone.
 */
export async function lockUser(change: Pick<Database, 'select'>, userId: string): Promise<boolean> {
  const held = await change
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return held.length > 0
}

/** Deletes the user; foreign keys and triggers take along all that is theirs. */
export async function removeUser(
  change: Pick<Database, 'delete'>,
  { id, email }: { id: string; email: string },
): Promise<void> {
  // A trip to a provider that was begun names who began it, in a text that no key points from.
  const names = (word: string) =>
    or(
      sql`position(${word} in ${verifications.value}) > 0`,
      sql`position(${word} in ${verifications.identifier}) > 0`,
    )
  await change.delete(verifications).where(or(names(id), names(email)))
  await change.delete(users).where(eq(users.id, id))
}
