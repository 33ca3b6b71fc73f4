import { afterEach, expect, it } from 'vitest'
import { isScreenAwaited, loadUntilThere, reloadForMissingFile } from './load-until-there.ts'

/** A file that comes at the given attempt, and what happened until then. */
function fileThatComes(atAttempt: number) {
  const events: string[] = []
  let attempt = 0
  const load = async () => {
    attempt += 1
    events.push('load')
    if (attempt < atAttempt) throw new TypeError('Failed to fetch dynamically imported module')
    return 'toaster'
  }
  const wait = async () => void events.push('wait')
  const reload = () => events.push('reload') > 0
  return { events, load: () => loadUntilThere(load, wait, reload) }
}

it('asks again for a file that did not come, each time after a wait', async () => {
  const { events, load } = fileThatComes(3)
  expect(await load()).toBe('toaster')
  expect(events).toEqual(['load', 'wait', 'load', 'wait', 'load'])
})

it('reloads the page once for a file that does not come although the server answers', async () => {
  const { events, load } = fileThatComes(6)
  expect(await load()).toBe('toaster')
  expect(events.filter((one) => one === 'reload')).toHaveLength(1)
  expect(events.indexOf('reload')).toBe(events.indexOf('load') + 6)
})

afterEach(() => {
  globalThis.__reactRouterManifest = undefined
  globalThis.__reactRouterDataRouter = undefined
})

/** The page of a tab: its storage outlives a reload. */
function openTab() {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  let reloads = 0
  const miss = (build: string) => {
    globalThis.__reactRouterManifest = { version: build }
    return reloadForMissingFile(
      () => storage,
      () => {
        reloads += 1
      },
    )
  }
  return { miss, reloads: () => reloads }
}

it('a page of a replaced build is reloaded, and that of the build after it too', () => {
  const { miss, reloads } = openTab()
  expect([miss('1a2b'), miss('3c4d')]).toEqual([true, true])
  expect(reloads()).toBe(2)
})

it('a build whose file is missing is reloaded once only', () => {
  const { miss, reloads } = openTab()
  expect([miss('1a2b'), miss('1a2b'), miss('1a2b')]).toEqual([true, false, false])
  expect(reloads()).toBe(1)
})

it('a tab without storage is not reloaded, since nothing would end that', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  let reloads = 0
  const isReloaded = reloadForMissingFile(refuse, () => {
    reloads += 1
  })
  expect([isReloaded, reloads]).toEqual([false, 0])
})

it('a screen is awaited at the start and while somebody goes there, not when a link fetches it ahead', () => {
  expect(isScreenAwaited()).toBe(true)
  const router = (initialized: boolean, pathname?: string) => {
    const location = pathname === undefined ? undefined : { pathname, search: '', hash: '' }
    globalThis.__reactRouterDataRouter = { state: { initialized, navigation: { location } } }
    return isScreenAwaited()
  }
  expect([router(false), router(true), router(true, '/dashboard')]).toEqual([true, false, true])
})
