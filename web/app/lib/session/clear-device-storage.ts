/** Prefix of every storage key with user content. */
export const storagePrefix = 'lettrine.kept/'

/** Removes cached content of all users: after signing out, nothing is left to read on the device. */
export function clearDeviceStorage(): void {
  clear(() => localStorage)
  clear(() => sessionStorage)
}

function clear(open: () => Storage): void {
  try {
    const storage = open()
    const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place))
    for (const key of keys) if (key?.startsWith(storagePrefix)) storage.removeItem(key)
  } catch {
    // A forbidden storage holds nothing.
  }
}
