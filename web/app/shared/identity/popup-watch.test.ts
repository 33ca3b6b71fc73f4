import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchPopup } from './popup-watch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A fake window that can be closed, and a result that can arrive. */
function setUp() {
  const told: string[] = []
  let isClosed = false
  let hears: ((result: string) => void) | undefined
  const end = watchPopup<string>({
    isClosed: () => isClosed,
    listen: (hear) => {
      hears = hear
      return () => {
        hears = undefined
      }
    },
    onResult: (result) => void told.push(result),
    onClosed: () => void told.push('closed'),
  })
  return {
    told,
    end,
    close: () => {
      isClosed = true
    },
    arrive: (result: string) => hears?.(result),
  }
}

test('a result is reported once, even if the popup closes after it', () => {
  const { told, arrive, close } = setUp()
  arrive('done')
  close()
  vi.advanceTimersByTime(5_000)
  expect(told).toEqual(['done'])
})

test('a result just after the popup closed replaces the closing', () => {
  const { told, arrive, close } = setUp()
  close()
  vi.advanceTimersByTime(500)
  arrive('refused')
  vi.advanceTimersByTime(5_000)
  expect(told).toEqual(['refused'])
})

test('a popup closed without result is reported, and a late result still counts', () => {
  const { told, arrive, close } = setUp()
  close()
  vi.advanceTimersByTime(5_000)
  expect(told).toEqual(['closed'])
  arrive('done')
  expect(told).toEqual(['closed', 'done'])
})

test('a cancelled attempt reports nothing', () => {
  const { told, arrive, close, end } = setUp()
  close()
  vi.advanceTimersByTime(500)
  end()
  arrive('done')
  vi.advanceTimersByTime(5_000)
  expect(told).toEqual([])
})
