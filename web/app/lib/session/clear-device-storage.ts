/** Prefix of every storage key with user content. */
export const storagePrefix = 'lettrine.kept/'

/** Removes cached content of all users: after signing out, nothing is left to read on the device. */
export function clearDeviceStorage(): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place))
    for (const key of keys) if (key?.startsWith(storagePrefix)) localStorage.removeItem(key)
  } catch {
    // A forbidden storage holds nothing.
  }
}
