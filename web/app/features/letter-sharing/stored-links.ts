const nameOf = (shareId: string) => `lettrine-share-${shareId}`

/** Share links created on this device. The server stores only a hash, so only this device can display them again. */
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

/** Where storage is forbidden, the link is displayed once, as on another device. */
function read<Value>(access: () => Value): Value | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
