import type { CandidateGender } from '@lettrine/contract/generation'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { findGender, findProfile, type ProfileRow } from './profile.repository.ts'

/** The signed-in user; the token of a deleted account is refused. */
export async function readProfile(deps: Pick<Deps, 'db'>, userId: string): Promise<ProfileRow> {
  const found = await findProfile(deps.db, userId)
  if (!found) throw failure('AUTHENTICATION_REQUIRED')
  return found
}

/** The gender that letters agree with; undefined where it was not said. Refuses the token of a deleted account. */
export async function readOwnGender(
  { db }: Pick<Deps, 'db'>,
  userId: string,
): Promise<CandidateGender | undefined> {
  const found = await findGender(db, userId)
  if (!found) throw failure('AUTHENTICATION_REQUIRED')
  return found.gender ?? undefined
}
