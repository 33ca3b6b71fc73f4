import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { users } from '../identity/index.ts'
import { avatars, profiles } from './profile.tables.ts'

export type ProfileRow = {
  user: typeof users.$inferSelect
  profile: typeof profiles.$inferSelect | null
  /** Hash of the picture; null without one. */
  avatarHash: string | null
}

const wholeProfile = prepared((db: Pick<Database, 'select'>) =>
  db
    .select({ user: users, profile: profiles, avatarHash: avatars.contentHash })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(avatars, eq(avatars.userId, users.id))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('whole_profile'),
)

export async function findProfile(db: Database, userId: string): Promise<ProfileRow | undefined> {
  const [row] = await wholeProfile(db).execute({ userId })
  return row
}

const gender = prepared((db: Pick<Database, 'select'>) =>
  db
    .select({ gender: profiles.gender })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('candidate_gender'),
)

/** Undefined without such a user. */
export async function findGender(db: Database, userId: string) {
  const [row] = await gender(db).execute({ userId })
  return row
}

type Change = Partial<Omit<typeof profiles.$inferInsert, 'userId'>>

/** Upserts a profile with the given fields. */
export async function saveProfile(db: Database, userId: string, change: Change): Promise<void> {
  const insert = db.insert(profiles).values({ ...change, userId })
  await (Object.keys(change).length > 0
    ? insert.onConflictDoUpdate({ target: profiles.userId, set: change })
    : insert.onConflictDoNothing())
}

export async function renameUser(db: Database, userId: string, name: string, now: Date): Promise<void> {
  await db.update(users).set({ name, updatedAt: now }).where(eq(users.id, userId))
}
