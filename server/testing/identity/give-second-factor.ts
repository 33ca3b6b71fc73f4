import { sql } from 'drizzle-orm'
import { newId } from '../../src/platform/new-id.ts'
import type { TestApp } from '../test-app.ts'

/** Gives an account a passkey, which its sessions have just proved, as administrators need. */
export async function giveSecondFactor({ db }: Pick<TestApp, 'db'>, userId: string): Promise<void> {
  await db.execute(sql`
    INSERT INTO passkeys (id, user_id, name, public_key, credential_id, counter, device_type, is_backed_up, created_at)
    VALUES (${newId()}, ${userId}, 'Clé', 'publique', ${newId()}, 0, 'multiDevice', true, now())`)
  await db.execute(sql`UPDATE sessions SET second_factor_at = now() WHERE user_id = ${userId}`)
}
