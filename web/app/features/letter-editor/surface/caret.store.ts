/** Where the caret stands: the text of its paragraph or item, and the offset in it. */
export type CaretPlace = { block: string; offset: number }

/** The caret of the writing surface, for other parts of the editor. */
export function createCaret() {
  let place: CaretPlace | undefined
  const listeners = new Set<() => void>()
  return {
    getPlace: () => place,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    moveTo(next: CaretPlace): void {
      place = next
      for (const listener of listeners) listener()
    },
  }
}
export type Caret = ReturnType<typeof createCaret>
