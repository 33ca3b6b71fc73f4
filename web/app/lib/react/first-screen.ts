import { useSyncExternalStore } from 'react'

// What no screen needs at once is fetched after the first screen is shown: on a slow network it would delay it.

let isShown = false
const waiting = new Set<() => void>()

/** Called with the first screen that has content: a public page, or what follows the splash screen. */
export function announceFirstScreen(): void {
  if (isShown) return
  isShown = true
  // In tasks of their own: together they would keep a slow phone from answering a tap.
  for (const run of waiting) setTimeout(() => waiting.delete(run) && run())
}

/** Runs at once, or with the first screen; returns a function that forgets it. */
export function whenFirstScreenIsShown(run: () => void): () => void {
  if (isShown) run()
  else waiting.add(run)
  return () => void waiting.delete(run)
}

export const useIsFirstScreenShown = (): boolean =>
  useSyncExternalStore(
    whenFirstScreenIsShown,
    () => isShown,
    () => false,
  )

/** Fetches a file ahead of its use, once the first screen is shown and the browser has nothing to do. */
export function prefetchWhenIdle(load: () => Promise<unknown>): () => void {
  const fetchIt = () => void load().catch(() => undefined)
  return whenFirstScreenIsShown(() =>
    'requestIdleCallback' in window
      ? void window.requestIdleCallback(fetchIt, { timeout: 5_000 })
      : void setTimeout(fetchIt, 1_000),
  )
}
