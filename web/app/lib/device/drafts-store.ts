import { createStore, delMany, keys } from 'idb-keyval'

/** Store of unsent drafts; each key starts with the user’s id. */
export const draftsStore = () => createStore('lettrine', 'drafts')

/** Removes the drafts of a user whose account is deleted. */
export async function removeDrafts(userId: string): Promise<void> {
  const store = draftsStore()
  const all = await keys<string>(store)
  await delMany(
    all.filter((key) => key.startsWith(`${userId}/`)),
    store,
  )
}
