import { afterEach, expect, it } from 'vitest'
import { reloadForMissingFile } from './reload-for-missing-file.ts'

afterEach(() => {
  globalThis.__reactRouterManifest = undefined
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
