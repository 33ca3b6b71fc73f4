import type { Settings } from '@lettrine/contract/settings'
import type { Deps } from '../../platform/http/api.ts'
import { findSettings, saveSettings } from './settings.repository.ts'

/** Changes the given settings; the others keep their value. */
export async function changeSettings(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  change: { [Name in keyof Settings]?: Settings[Name] | undefined },
): Promise<Settings> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  return db.transaction(async (tx) => {
    const changed: Settings = { ...(await findSettings(tx, userId)), ...given }
    await saveSettings(tx, userId, changed, clock())
    return changed
  })
}
