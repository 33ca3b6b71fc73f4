import type { LetterPreview } from '@lettrine/contract/export'
import type { DraftLetter } from '@lettrine/contract/letters'
import type { Clock } from '../autosave/autosave.ports.ts'

export type PageRendering = {
  /** The last page that came. */
  preview: LetterPreview | null
  /** Why the last one asked for did not come, in French; the one before stays. */
  failure: string | null
}

/** The hand rests this long before the page is asked for: less than a blink, more than between two quick keys. */
const restMs = 25

/**
 * Keeps a drawing of the draft. One question at a time, the newest draft next: an older answer cannot
 * overwrite a newer one, and whoever types fast does not pile up work.
 */
export function createPageRenderer(
  ask: (draft: DraftLetter) => Promise<LetterPreview>,
  say: (fault: unknown) => string,
  clock: Pick<Clock, 'after'>,
) {
  let state: PageRendering = { preview: null, failure: null }
  let wanted: { draft: DraftLetter; key: string } | undefined
  let asked: string | undefined
  let busy = false
  let cancel: () => void = () => {}
  const listeners = new Set<() => void>()

  function become(next: Partial<PageRendering>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  async function draw(): Promise<void> {
    if (busy || !wanted || wanted.key === asked) return
    const { draft, key } = wanted
    asked = key
    busy = true
    try {
      become({ preview: await ask(draft), failure: null })
    } catch (fault) {
      become({ failure: say(fault) })
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
    /** The page of this draft is wanted; the same draft again asks nothing. */
    want(draft: DraftLetter): void {
      const key = JSON.stringify(draft)
      if (key === wanted?.key) return
      wanted = { draft, key }
      cancel()
      cancel = clock.after(state.preview ? restMs : 0, () => void draw())
    },
    retry(): void {
      asked = undefined
      void draw()
    },
    stop: () => cancel(),
  }
}
