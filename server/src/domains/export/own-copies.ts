import { count, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { copies } from './copies.repository.ts'

/** How many files of a user's letters are kept as they left. */
export async function countOwnCopies(db: Pick<Database, 'select'>, userId: string): Promise<number> {
  const [row] = await db.select({ kept: count() }).from(copies).where(eq(copies.userId, userId))
  return row?.kept ?? 0
}
