import { eq } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database/database.ts'
import { users } from '../identity/index.ts'

const profiles = pgTable('profiles', {
  userId: uuid('user_id').primaryKey(),
  phoneNumber: text('phone_number'),
  jobTitle: text('job_title'),
  industry: text('industry'),
  location: text('location'),
  website: text('website'),
  bio: text('bio'),
})

export type ProfileRow = { user: typeof users.$inferSelect; profile: typeof profiles.$inferSelect | null }

export async function findProfile(db: Database, userId: string): Promise<ProfileRow | undefined> {
  const [row] = await db
    .select({ user: users, profile: profiles })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId))
  return row
}
