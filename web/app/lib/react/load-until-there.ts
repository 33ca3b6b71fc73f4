const retryMs = 5000

/** Resolves when the network may be back. */
const untilRetry = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, retryMs)
    const online = () => {
      clearTimeout(timer)
      resolve()
    }
    addEventListener('online', online, { once: true })
  })

/** Loads a file of a part of the screen, again and again: a network that is cut must not end the application. */
export async function loadUntilThere<Loaded>(
  load: () => Promise<Loaded>,
  wait: () => Promise<void> = untilRetry,
): Promise<Loaded> {
  for (;;) {
    try {
      return await load()
    } catch {
      await wait()
    }
  }
}
