import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { users } from '../../identity/index.ts'

/** The mail recipient; undefined when the account was deleted. */
export async function findUser(
  db: Pick<Database, 'select'>,
  userId: string,
): Promise<{ id: string; name: string; email: string } | undefined> {
  const { id, name, email } = users
  const [user] = await db.select({ id, name, email }).from(users).where(eq(users.id, userId))
  return user
}
