import { and, count, eq, isNull, like, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { passkeys, secondFactors, sessions, users, verifications } from '../identity.tables.ts'

type Reader = Pick<Database, 'select'>
type Writer = Pick<Database, 'insert' | 'update' | 'delete'>

export type SecondFactorRow = typeof secondFactors.$inferSelect

/** The application of a user, or the one that is being set up (`verified` false). */
export async function findSecondFactor(db: Reader, userId: string): Promise<SecondFactorRow | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  return row
}

/** Begins a set-up in place of one that was begun before; false when an application is in use already. */
export async function saveSetup(
  db: Writer,
  setup: { id: string; userId: string; secret: string; createdAt: Date },
): Promise<boolean> {
  const fresh = { ...setup, backupCodes: '[]', verified: false }
  const { secret, createdAt } = setup
  const rows = await db
    .insert(secondFactors)
    .values(fresh)
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret, createdAt },
      setWhere: eq(secondFactors.verified, false),
    })
    .returning({ id: secondFactors.id })
  return rows.length > 0
}

/** Turns the second factor on; false when another request did. */
export async function saveActivation(
  db: Writer,
  userId: string,
  { step, backupCodes, now }: { step: number; backupCodes: string; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ verified: true, backupCodes, lastStep: step, lastUsedAt: now, createdAt: now })
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.verified, false)))
    .returning({ id: secondFactors.id })
  if (rows.length === 0) return false
  await db.update(users).set({ twoFactorEnabled: true, updatedAt: now }).where(eq(users.id, userId))
  return true
}

/** Marks the code of a period as used; false when it, or a later one, was used before. */
export async function markStepUsed(db: Writer, userId: string, step: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step, lastUsedAt: now })
    .where(
      and(
        eq(secondFactors.userId, userId),
        or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step)),
      ),
    )
    .returning({ id: secondFactors.id })
  return rows.length > 0
}

/** Replaces the codes that are left, if they are still `before`. */
export async function replaceCodes(
  db: Writer,
  userId: string,
  change: { before: string; after: string; usedAt?: Date },
): Promise<boolean> {
  const { before, after, usedAt } = change
  const rows = await db
    .update(secondFactors)
    .set({ backupCodes: after, ...(usedAt && { lastUsedAt: usedAt }) })
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.backupCodes, before)))
    .returning({ id: secondFactors.id })
  return rows.length > 0
}

export async function recordUse(db: Writer, userId: string, now: Date): Promise<void> {
  await db.update(secondFactors).set({ lastUsedAt: now }).where(eq(secondFactors.userId, userId))
}

/** Turns the second factor off; false when it was off. */
export async function removeSecondFactor(db: Writer, userId: string, now: Date): Promise<boolean> {
  const rows = await db
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ verified: secondFactors.verified })
  await db.update(users).set({ twoFactorEnabled: false, updatedAt: now }).where(eq(users.id, userId))
  await forgetTrustedDevices(db, userId)
  return rows.some(({ verified }) => verified)
}

/** Devices that skip the second factor ask for it again. */
export async function forgetTrustedDevices(db: Pick<Database, 'delete'>, userId: string): Promise<void> {
  // Better Auth's name for them.
  const isTrust = like(verifications.identifier, 'trust-device-%')
  await db.delete(verifications).where(and(isTrust, eq(verifications.value, userId)))
}

export async function countPasskeys(db: Reader, userId: string): Promise<number> {
  const [row] = await db.select({ keys: count() }).from(passkeys).where(eq(passkeys.userId, userId))
  return row?.keys ?? 0
}

/** Removes all passkeys of a user; returns how many. */
export async function removePasskeys(db: Writer, userId: string): Promise<number> {
  const rows = await db.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id })
  return rows.length
}

/** A session: when it was opened, and when its person last proved their second factor. */
export async function findProof(
  db: Reader,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<{ openedAt: Date; provedAt: Date | null } | undefined> {
  const [row] = await db
    .select({ openedAt: sessions.createdAt, provedAt: sessions.secondFactorAt })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, id)))
  return row
}

export async function saveProof(db: Pick<Database, 'update'>, sessionId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ secondFactorAt: now }).where(eq(sessions.id, sessionId))
}

/** Replaces every secret: the one that encrypted them is not known any more. */
export async function replaceSecrets(db: Pick<Database, 'update'>, secret: string): Promise<void> {
  await db.update(secondFactors).set({ secret: sql`${secret}` })
}
