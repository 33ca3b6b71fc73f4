import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readAnswer, readFreshAnswer, writeAnswer } from './answer-cache.ts'
import { writeCached } from './device-cache.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const at = new Date('2026-11-21T10:00:00Z')
const minutesLater = (minutes: number) => new Date(at.getTime() + minutes * 60_000)

test('an answer is read again under the same contract, and is fresh for five minutes', () => {
  writeAnswer('alice', 'stats', { total: 3 }, at)
  expect(readAnswer('alice', 'stats')).toEqual({ value: { total: 3 }, at })
  expect(readFreshAnswer('alice', 'stats', minutesLater(4))?.value).toEqual({ total: 3 })
  expect(readFreshAnswer('alice', 'stats', minutesLater(6))).toBeUndefined()
})

test('an answer under another contract, or stored without one, is not read', () => {
  writeCached('alice', 'stats', { contract: 'another', answer: { total: 3 } }, at)
  expect(readAnswer('alice', 'stats')).toBeUndefined()
  writeCached('alice', 'stats', { total: 3 }, at)
  expect(readAnswer('alice', 'stats')).toBeUndefined()
})
