const pollMs = 400
// The result may still arrive after its window is closed.
const graceMs = 800

/**
 * Waits for a result from `listen`, or for the window to be closed without one. A result counts even after «closed»
 * was reported: a provider may sever the link between the windows, which looks the same.
 * @returns stops watching
 */
export function watchPopup<Result>({
  isClosed,
  listen,
  onResult,
  onClosed,
}: {
  isClosed: () => boolean
  listen: (onResult: (result: Result) => void) => () => void
  onResult: (result: Result) => void
  onClosed: () => void
}): () => void {
  let grace: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearInterval(watch)
    clearTimeout(grace)
  }
  const watch = setInterval(() => {
    if (!isClosed()) return
    clearInterval(watch)
    grace = setTimeout(onClosed, graceMs)
  }, pollMs)
  const unsubscribe = listen((result) => {
    stop()
    onResult(result)
  })
  return () => {
    stop()
    unsubscribe()
  }
}
