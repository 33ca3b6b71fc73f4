import type { ProfileChange } from '@lettrine/contract/profile'
import type { Deps } from '../../platform/http/api.ts'
import { type ProfileRow, renameUser, saveProfile } from './profile.repository.ts'
import { readProfile } from './read-profile.ts'

/** Saves the given fields of the profile; blank texts are stored as null. */
export async function changeProfile(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  { displayName, candidate, ...page }: ProfileChange,
): Promise<ProfileRow> {
  return db.transaction(async (tx) => {
    await readProfile({ db: tx }, userId)
    if (displayName !== undefined) await renameUser(tx, userId, displayName, clock())
    await saveProfile(tx, userId, said({ ...page, ...candidate }))
    return readProfile({ db: tx }, userId)
  })
}

/** Drops undefined fields; empty texts become null. */
function said<Fields extends object>(fields: Fields) {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    given.map(([name, value]) => [name, typeof value === 'string' && value.trim() === '' ? null : value]),
  )
}
