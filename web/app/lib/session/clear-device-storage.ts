/** What the names of things kept on this device begin with. */
export const storagePrefix = 'lettrine.kept/'

/** Forgets what was kept for everybody: whoever signs out leaves nothing to read on the device. */
export function clearDeviceStorage(): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place))
    for (const key of keys) if (key?.startsWith(storagePrefix)) localStorage.removeItem(key)
  } catch {
    // A forbidden storage holds nothing.
  }
}
