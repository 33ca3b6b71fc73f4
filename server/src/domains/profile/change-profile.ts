import type { ProfileChange } from '@lettrine/contract/profile'
import type { Deps } from '../../platform/http/api.ts'
import { type ProfileRow, renameUser, saveProfile } from './profile.repository.ts'
import { readProfile } from './read-profile.ts'

/** Keeps what is given of the profile; blank texts are kept as nothing said. */
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

/** Without what was not given; empty texts as null. */
function said<Fields extends object>(fields: Fields) {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    given.map(([name, value]) => [name, typeof value === 'string' && value.trim() === '' ? null : value]),
  )
}
