import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { findProfile, type ProfileRow } from './profile.repository.ts'

/** The signed-in user; the token of a deleted account is refused. */
export async function readProfile(deps: Pick<Deps, 'db'>, userId: string): Promise<ProfileRow> {
  const found = await findProfile(deps.db, userId)
  if (!found) throw failure('AUTHENTICATION_REQUIRED')
  return found
}
