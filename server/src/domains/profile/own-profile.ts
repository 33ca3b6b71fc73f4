import { eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { avatars, profiles } from './profile.tables.ts'

const { userId: _owner, ...profileColumns } = getTableColumns(profiles)

/** The stored profile; undefined if there is none. */
export async function exportOwnProfile(db: Pick<Database, 'select'>, userId: string) {
  const [row] = await db.select(profileColumns).from(profiles).where(eq(profiles.userId, userId))
  return row
}

/** The picture, as WebP. */
export async function exportOwnAvatar(db: Pick<Database, 'select'>, userId: string) {
  const { webp, madeAt } = avatars
  const [row] = await db.select({ webp, madeAt }).from(avatars).where(eq(avatars.userId, userId))
  return row
}
