import type { Database } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import { findPasswordHash } from './accounts.repository.ts'
import { passwordHashing } from './password.ts'

/** Whether the account has a password. */
export const hasPassword = async (db: Pick<Database, 'select'>, userId: string): Promise<boolean> =>
  (await findPasswordHash(db, userId)) !== undefined

/**
 * Checks the current password, if the account has one.
 * @param field - form field of the password, for the error
 * @throws `WRONG_PASSWORD`
 */
export async function requireCurrentPassword(
  db: Pick<Database, 'select'>,
  userId: string,
  password: string,
  field: string,
): Promise<void> {
  const hash = await findPasswordHash(db, userId)
  if (hash === undefined || (await passwordHashing.verify({ hash, password }))) return
  throw failure('WRONG_PASSWORD', {
    details: [{ path: field, message: failure('WRONG_PASSWORD').message }],
  })
}
