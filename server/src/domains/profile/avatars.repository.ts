import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { avatars } from './profile.tables.ts'

type Avatar = typeof avatars.$inferInsert

export async function saveAvatar(db: Database, avatar: Avatar): Promise<void> {
  await db.insert(avatars).values(avatar).onConflictDoUpdate({ target: avatars.userId, set: avatar })
}

export async function deleteAvatar(db: Database, userId: string): Promise<void> {
  await db.delete(avatars).where(eq(avatars.userId, userId))
}

/** The avatar of a user by its hash. */
export async function findAvatar(db: Database, userId: string, hash: string): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ webp: avatars.webp })
    .from(avatars)
    .where(and(eq(avatars.userId, userId), eq(avatars.contentHash, hash)))
  return row?.webp
}
