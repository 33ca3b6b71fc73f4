import { createStore, delMany, keys } from 'idb-keyval'

/** Where this browser keeps unsent texts; each key begins with the id of whose it is. */
export const draftsStore = () => createStore('lettrine', 'drafts')

/** Forgets the unsent texts of a person whose account is gone. */
export async function removeDrafts(userId: string): Promise<void> {
  const store = draftsStore()
  const all = await keys<string>(store)
  await delMany(
    all.filter((key) => key.startsWith(`${userId}/`)),
    store,
  )
}
