import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { passkeys, sessions } from '../identity.tables.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

export function listPasskeys(db: Pick<Database, 'select'>, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
}

export async function updatePasskeyName(
  db: Pick<Database, 'update'>,
  userId: string,
  { id, name }: { id: string; name: string },
): Promise<PasskeyRow | undefined> {
  const [row] = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning()
  return row
}

export async function deletePasskey(
  db: Pick<Database, 'delete'>,
  userId: string,
  id: string,
): Promise<PasskeyRow | undefined> {
  const [row] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning()
  return row
}

/** The user of a passkey, by what its device calls it. */
export async function findPasskeyOwner(
  db: Pick<Database, 'select'>,
  credentialId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: passkeys.userId })
    .from(passkeys)
    .where(eq(passkeys.credentialID, credentialId))
  return row?.userId
}

export async function recordPasskeyUse(
  db: Pick<Database, 'update'>,
  credentialId: string,
  now: Date,
): Promise<void> {
  await db.update(passkeys).set({ lastUsedAt: now }).where(eq(passkeys.credentialID, credentialId))
}

export async function saveOwnerProof(
  db: Pick<Database, 'update'>,
  sessionId: string,
  now: Date,
): Promise<void> {
  await db.update(sessions).set({ ownerProvedAt: now }).where(eq(sessions.id, sessionId))
}
