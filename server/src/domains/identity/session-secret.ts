import { createHmac, randomBytes } from 'node:crypto'
import { eq, gt, sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database/database.ts'
import { readSecretFile } from '../../platform/secret-file.ts'
import { sessions, signingKeys } from './identity.tables.ts'
import { replaceSecrets } from './second-factor/second-factor.repository.ts'
import { buildSecretVault } from './second-factor/secret-vault.ts'
import { sessionSecretMessages as texts } from './session-secret.fr.ts'

const secrets = pgTable('secrets', { name: text('name').primaryKey(), value: text('value').notNull() })

/** Characters that a secret must have at least. */
export const minSecretLength = 32

const rowName = 'session-secret-proof'

/** Tells two secrets apart, and reveals neither. */
const proofOf = (secret: string) => createHmac('sha256', secret).update(rowName).digest('base64url')

/**
 * The secret that signs the cookies of sessions and encrypts the keys of access tokens. It is never stored in the
 * database. Another secret than before ends all sessions, and the applications of second factors: recovery codes still work.
 * @param options.given - the secret of the environment; without it, that of `file`
 * @throws when `file` had to be made although sessions of another secret are live: another machine may use them
 */
export async function openSessionSecret(
  db: Database,
  { given, file }: { given: string | undefined; file: string },
): Promise<string> {
  const { secret, isNew } = given === undefined ? readSecretFile(file) : { secret: given, isNew: false }
  if (secret.length < minSecretLength) throw new Error(texts.tooShort(file))
  const value = proofOf(secret)
  await db.transaction(async (change) => {
    await change.insert(secrets).values({ name: rowName, value }).onConflictDoNothing()
    const [known] = await change.select().from(secrets).where(eq(secrets.name, rowName)).for('update')
    if (known?.value === value) return
    if (isNew && (await hasLiveSessions(change))) throw new Error(texts.otherSecret(file))
    await change.delete(sessions)
    await change.delete(signingKeys)
    await replaceSecrets(change, await buildSecretVault(secret).seal(randomBytes(20).toString('hex')))
    await change.update(secrets).set({ value }).where(eq(secrets.name, rowName))
  })
  return secret
}

async function hasLiveSessions(db: Pick<Database, 'select'>): Promise<boolean> {
  const live = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(gt(sessions.expiresAt, sql`now()`))
    .limit(1)
  return live.length > 0
}
