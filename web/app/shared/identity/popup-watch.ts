const pollMs = 400
// The result may still be on its way when the window that sent it is gone.
const graceMs = 800

/**
 * Waits for what `listen` hears, or for the window to be closed without a word. What is heard counts even after
 * «closed» was told: a provider may cut the tie between two windows, which looks the same.
 * @returns what ends the watch, in silence
 */
export function watchPopup<Result>({
  isClosed,
  listen,
  hear,
  closed,
}: {
  isClosed: () => boolean
  listen: (hear: (result: Result) => void) => () => void
  hear: (result: Result) => void
  closed: () => void
}): () => void {
  let grace: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearInterval(watch)
    clearTimeout(grace)
  }
  const watch = setInterval(() => {
    if (!isClosed()) return
    clearInterval(watch)
    grace = setTimeout(closed, graceMs)
  }, pollMs)
  const leave = listen((result) => {
    stop()
    hear(result)
  })
  return () => {
    stop()
    leave()
  }
}
