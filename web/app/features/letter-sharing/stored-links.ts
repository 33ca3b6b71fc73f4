const nameOf = (shareId: string) => `lettrine-share-${shareId}`

/** The links made on this device. The server keeps none: only here can one be shown again. */
export const storedLinks = {
  get(shareId: string): string | undefined {
    return read(() => localStorage.getItem(nameOf(shareId))) ?? undefined
  },
  keep(shareId: string, url: string): void {
    read(() => localStorage.setItem(nameOf(shareId), url))
  },
  forget(shareId: string): void {
    read(() => localStorage.removeItem(nameOf(shareId)))
  },
}

/** A browser that forbids storage shows the link once, as another device would. */
function read<Value>(access: () => Value): Value | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
