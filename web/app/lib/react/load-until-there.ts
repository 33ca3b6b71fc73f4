import { loadAttempts, reloadForMissingFile } from './reload-for-missing-file.ts'

const retryMs = 5000

/** Resolves when the network may be back. */
const untilRetry = async () => {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, retryMs)
    const online = () => {
      clearTimeout(timer)
      resolve()
    }
    addEventListener('online', online, { once: true })
  })
  await globalThis.lettrineConnected?.()
}

/**
 * Loads a file of a part of the screen, again and again: a network that is cut must not end the application. Where the server
 * answers and the file still does not come, the page is reloaded once.
 */
export async function loadUntilThere<Loaded>(
  load: () => Promise<Loaded>,
  wait: () => Promise<void> = untilRetry,
  reload: () => boolean = reloadForMissingFile,
): Promise<Loaded> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await load()
    } catch {
      await wait()
      if (attempt === loadAttempts) reload()
    }
  }
}
