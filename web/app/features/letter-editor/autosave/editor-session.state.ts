/** One letter being edited; `key` stays the same while a new letter becomes a saved one. */
export type EditorSession = {
  key: string
  letterId: string
  /** Begun as a new letter, whose address is still that of a new letter. */
  unnamed: boolean
  /** The address it leaves, when a deleted letter is saved as a new one. */
  movedFrom?: string
}

/**
 * Which session an address shows. The session survives the change of address that follows its first saving,
 * so that focus and undo history survive too.
 */
export function sessionFor(
  current: EditorSession | undefined,
  addressId: string | undefined,
  newId: () => string,
): EditorSession {
  if (addressId === undefined) {
    if (current?.unnamed) return current
    const letterId = newId()
    return { key: letterId, letterId, unnamed: true }
  }
  if (current?.movedFrom === addressId) return current
  if (current?.letterId === addressId) return current.unnamed ? { ...current, unnamed: false } : current
  return { key: addressId, letterId: addressId, unnamed: false }
}
