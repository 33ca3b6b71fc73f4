import type { LetterPreview } from '@lettrine/contract/export'
import type { DraftLetter } from '@lettrine/contract/letters'
import type { Clock } from '../autosave/autosave.ports.ts'

export type PageRendering = {
  /** The last page received. */
  preview: LetterPreview | null
  /** Why the last request failed, in French; the previous page stays displayed. */
  failure: string | null
}

/** Debounce before a page is requested. */
const restMs = 25

/**
 * Renders the draft through the server. One request at a time, then the newest draft: an older answer cannot
 * overwrite a newer one, and fast typing does not queue requests.
 */
export function createPageRenderer(
  ask: (draft: DraftLetter) => Promise<LetterPreview>,
  messageOf: (fault: unknown) => string,
  clock: Pick<Clock, 'after'>,
) {
  let state: PageRendering = { preview: null, failure: null }
  let wanted: { draft: DraftLetter; key: string } | undefined
  let requestedKey: string | undefined
  let busy = false
  let cancel: () => void = () => {}
  const listeners = new Set<() => void>()

  function become(next: Partial<PageRendering>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  async function draw(): Promise<void> {
    if (busy || !wanted || wanted.key === requestedKey) return
    const { draft, key } = wanted
    requestedKey = key
    busy = true
    try {
      become({ preview: await ask(draft), failure: null })
    } catch (fault) {
      become({ failure: messageOf(fault) })
    }
    busy = false
    void draw()
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Requests the page of this draft; does nothing for the same draft. */
    want(draft: DraftLetter): void {
      const key = JSON.stringify(draft)
      if (key === wanted?.key) return
      wanted = { draft, key }
      cancel()
      cancel = clock.after(state.preview ? restMs : 0, () => void draw())
    },
    retry(): void {
      requestedKey = undefined
      void draw()
    },
    stop: () => cancel(),
  }
}
