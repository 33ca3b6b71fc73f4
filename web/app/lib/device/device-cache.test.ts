import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { clearDeviceStorage } from '../session/clear-device-storage.ts'
import { readCached, readFresh, writeCached } from './device-cache.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
    key: (place: number) => [...stored.keys()][place] ?? null,
    get length() {
      return stored.size
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const titles = (value: unknown) => z.array(z.string()).safeParse(value).data
const at = new Date('2026-11-21T10:00:00Z')
const after = (minutes: number) => new Date(at.getTime() + minutes * 60_000)

test('a cached value is only found by its user', () => {
  writeCached('alice', 'list', ['Fleuriste'], at)
  expect(readCached('alice', 'list', titles)).toEqual({ value: ['Fleuriste'], at })
  expect(readCached('bob', 'list', titles)).toBeUndefined()
  expect(readCached('alice', 'figures', titles)).toBeUndefined()
})

test('a cached value is fresh for five minutes, and not when the clock went back', () => {
  writeCached('alice', 'list', ['Fleuriste'], at)
  expect(readFresh('alice', 'list', titles, after(4.9))?.value).toEqual(['Fleuriste'])
  expect(readFresh('alice', 'list', titles, after(5))).toBeUndefined()
  expect(readFresh('alice', 'list', titles, after(-1))).toBeUndefined()
})

test('a value of another shape, or invalid JSON, is undefined', () => {
  writeCached('alice', 'list', [1], at)
  expect(readCached('alice', 'list', titles)).toBeUndefined()
  stored.set('lettrine.kept/alice/list', '{')
  expect(readCached('alice', 'list', titles)).toBeUndefined()
})

test('signing out removes cached values, and nothing else', () => {
  stored.set('lettrine.theme', 'dark')
  writeCached('alice', 'list', ['Fleuriste'], at)
  writeCached('bob', 'list', ['Soudeur'], at)
  clearDeviceStorage()
  expect([...stored.keys()]).toEqual(['lettrine.theme'])
})
