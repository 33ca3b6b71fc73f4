import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { users } from './identity.tables.ts'

/** The id of the account with this address, in any capitals; undefined when there is none. */
export async function findUserIdByEmail(db: Database, email: string): Promise<string | undefined> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email.trim().toLowerCase()))
  return user?.id
}
