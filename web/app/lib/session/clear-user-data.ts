import { removeDrafts } from '../device/drafts-store.ts'

/** Forgets all that this device keeps of a person whose account is gone: unsent texts, answers, lists, settings. */
export async function clearUserData(userId: string): Promise<void> {
  try {
    const names = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place))
    // Whatever feature kept it, it is kept under the id of whose it is.
    for (const name of names) if (name?.includes(userId)) localStorage.removeItem(name)
    await removeDrafts(userId)
  } catch {
    // A forbidden storage holds nothing.
  }
}
