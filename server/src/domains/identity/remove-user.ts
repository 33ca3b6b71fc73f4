import { eq, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { users, verifications } from './identity.tables.ts'

/** Locks a user for deletion (FOR UPDATE): no row that references them can be written meanwhile. */
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
 * Locks a user (FOR NO KEY UPDATE) to serialize changes of their counts. Rows that only reference the user can be
 * written meanwhile. False when the account was deleted.
 */
export async function lockUser(change: Pick<Database, 'select'>, userId: string): Promise<boolean> {
  const held = await change
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return held.length > 0
}

/** Deletes the user; foreign keys and triggers delete all their data. */
export async function removeUser(
  change: Pick<Database, 'delete'>,
  { id, email }: { id: string; email: string },
): Promise<void> {
  // Pending OAuth states contain the user in a text, without a foreign key.
  const names = (word: string) =>
    or(
      sql`position(${word} in ${verifications.value}) > 0`,
      sql`position(${word} in ${verifications.identifier}) > 0`,
    )
  await change.delete(verifications).where(or(names(id), names(email)))
  await change.delete(users).where(eq(users.id, id))
}
