type Address = { pathname: string; search: string; hash: string }

declare global {
  /** React Router’s list of the files of the application; its version differs from build to build. */
  var __reactRouterManifest: { version?: string } | undefined
  /** React Router’s router; its `location` is where a navigation leads that has begun. */
  var __reactRouterDataRouter:
    | { state: { initialized: boolean; navigation: { location?: Address | undefined } } }
    | undefined
}

/** Whether somebody waits for a screen: not where a link fetches ahead what it leads to. */
export function isScreenAwaited(): boolean {
  const state = globalThis.__reactRouterDataRouter?.state
  return !state?.initialized || state.navigation.location !== undefined
}

const storageKey = 'lettrine-reloaded-build'

/** As often as the server answers and yet the file does not come: it belongs to a build that has been replaced. */
export const loadAttempts = 3

/** Loads the page again, or the one that was asked for. */
function load(): void {
  const asked = globalThis.__reactRouterDataRouter?.state.navigation.location
  if (asked) location.assign(asked.pathname + asked.search + asked.hash)
  else location.reload()
}

/**
 * Loads the page from the server, for the files of the build that is served now. The editor keeps its text on the device, and
 * pages with unsaved forms ask first. Returns false where that was done before for the same build: its file is missing, and
 * loading it again is of no help.
 */
export function reloadForMissingFile(
  openStorage: () => Pick<Storage, 'getItem' | 'setItem'> = () => sessionStorage,
  reload: () => void = load,
): boolean {
  const build = globalThis.__reactRouterManifest?.version ?? ''
  try {
    const storage = openStorage()
    if (storage.getItem(storageKey) === build) return false
    storage.setItem(storageKey, build)
  } catch {
    // Without storage nothing would stop a page that reloads for ever.
    return false
  }
  reload()
  return true
}

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
