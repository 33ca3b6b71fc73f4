/** What the names of things kept on this device begin with. */
export const keptPrefix = 'lettrine.kept/'

/** Forgets what was kept for everybody: whoever signs out leaves nothing to read on the device. */
export function forgetKept(): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place))
    for (const key of keys) if (key?.startsWith(keptPrefix)) localStorage.removeItem(key)
  } catch {
    // A forbidden storage holds nothing.
  }
}
