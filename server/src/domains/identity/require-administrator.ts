import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { isAdministrator } from './administrators.ts'
import { requireStrongSession, type SessionUser } from './second-factor/prove-owner.ts'

/**
 * Fails with `FORBIDDEN` unless the user is an administrator; of an administrator, requires a second factor or a passkey,
 * and that it was proved in this session.
 * @throws `SECOND_FACTOR_NOT_SET_UP`, `SECOND_FACTOR_REQUIRED` too
 */
export async function requireAdministrator({ db }: Pick<Deps, 'db'>, user: SessionUser): Promise<void> {
  if (!(await isAdministrator(db, user.id))) throw failure('FORBIDDEN')
  await requireStrongSession(db, user)
}
