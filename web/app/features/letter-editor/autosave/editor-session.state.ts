/** One letter being edited; `key` stays the same when a new letter is first saved. */
export type EditorSession = {
  key: string
  letterId: string
  /** Started as a new letter, and its address is still that of a new letter. */
  unnamed: boolean
  /** The browser came back to a new letter that was begun before. */
  returned?: boolean
  /** The previous address, when a deleted letter is saved as a new one. */
  movedFrom?: string
}

/**
 * Which session an address belongs to. The session survives the change of address after the first save, so that
 * focus and undo history survive too.
 * @param begun - the letter that this entry of the browser’s history began, when the browser came back to it
 */
export function sessionFor(
  current: EditorSession | undefined,
  addressId: string | undefined,
  newId: () => string,
  begun?: string,
): EditorSession {
  if (addressId === undefined) {
    if (current?.unnamed) return current
    const letterId = begun ?? newId()
    return { key: letterId, letterId, unnamed: true, ...(begun && { returned: true }) }
  }
  if (current?.movedFrom === addressId) return current
  if (current?.letterId === addressId) return current.unnamed ? { ...current, unnamed: false } : current
  return { key: addressId, letterId: addressId, unnamed: false }
}
