import { removeDrafts } from '../device/drafts-store.ts'

/** Removes everything this device stores about a user whose account is deleted: drafts, answers, lists, settings. */
export async function clearUserData(userId: string): Promise<void> {
  try {
    const names = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place))
    // Every feature stores it under the id of its user.
    for (const name of names) if (name?.includes(userId)) localStorage.removeItem(name)
    await removeDrafts(userId)
  } catch {
    // A forbidden storage holds nothing.
  }
}
