import type { AnalyticsBatch, AnalyticsEvent } from '@lettrine/contract/analytics'
import { describe, expect, test } from 'vitest'
import { createAnalyticsQueue, type Outcome } from './analytics-queue.ts'

const used: AnalyticsEvent = { name: 'template_used' }
const visited: AnalyticsEvent = { name: 'login_page_visited' }

/** A fake browser whose network, clock and consent the test controls. */
function setUp({ mayForward = false } = {}) {
  const state = {
    mayForward,
    isOnline: true,
    isWelcome: true,
    takesBeacons: true,
    outcome: 'delivered' as Outcome,
  }
  const posted: AnalyticsBatch[] = []
  const left: AnalyticsBatch[] = []
  const waits: { run: () => void; ms: number }[] = []
  const queue = createAnalyticsQueue({
    post: async (batch) => {
      posted.push(batch)
      return state.outcome
    },
    sendBeacon: (batch) => {
      if (state.takesBeacons) left.push(batch)
      return state.takesBeacons
    },
    isOnline: () => state.isOnline,
    isAllowed: () => state.isWelcome,
    mayForward: () => state.mayForward,
    schedule: (run, ms) => {
      const wait = { run, ms }
      waits.push(wait)
      return () => void waits.splice(waits.indexOf(wait), 1)
    },
  })
  const add = (count: number, event = used) => {
    for (let added = 0; added < count; added++) queue.add(event)
  }
  const pass = () => waits.shift()?.run()
  return { queue, state, posted, left, waits, add, pass }
}

const sizes = (batches: readonly AnalyticsBatch[]) => batches.map(({ events }) => events.length)
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('the analytics queue', () => {
  test('sends one batch five seconds after the first event', () => {
    const { add, waits, posted, pass } = setUp()
    add(3)
    expect(waits.map(({ ms }) => ms)).toEqual([5_000])
    expect(posted).toEqual([])
    pass()
    expect(sizes(posted)).toEqual([3])
    expect(waits).toEqual([])
  })

  test('sends at once when there are twenty events, and clears the timer', async () => {
    const { add, posted, waits } = setUp()
    add(20)
    expect(sizes(posted)).toEqual([20])
    await settle()
    expect(waits).toEqual([])
  })

  test('sends every event with beacons when the page closes', () => {
    const { add, queue, left, posted, state } = setUp()
    state.isOnline = false
    add(70)
    state.isOnline = true
    queue.leave()
    expect([sizes(left), posted]).toEqual([[50, 20], []])
  })

  test('keeps events that the browser refuses to beacon', async () => {
    const { add, queue, left, posted, state } = setUp()
    add(2)
    state.takesBeacons = false
    queue.leave()
    expect(left).toEqual([])
    await queue.flush()
    expect(sizes(posted)).toEqual([2])
  })

  test('offline, keeps the newest hundred events, and sends none twice', async () => {
    const { add, queue, posted, state } = setUp()
    state.isOnline = false
    add(1, visited)
    add(100)
    await queue.flush()
    queue.leave()
    expect(posted).toEqual([])
    state.isOnline = true
    await queue.flush()
    await queue.flush()
    await queue.flush()
    expect(sizes(posted)).toEqual([50, 50])
    expect(posted.flatMap(({ events }) => events)).not.toContainEqual(visited)
  })

  test('requeues a lost batch in order, and retries later', async () => {
    const { add, queue, posted, state, waits, pass } = setUp()
    state.outcome = 'lost'
    add(1, visited)
    await queue.flush()
    add(1)
    expect(waits).toHaveLength(1)
    state.outcome = 'delivered'
    pass()
    expect(posted.at(-1)?.events).toEqual([visited, used])
    await settle()
    await queue.flush()
    expect(posted).toHaveLength(2)
  })

  test('marks a batch as forwardable only with consent', async () => {
    for (const mayForward of [false, true]) {
      const { add, queue, posted } = setUp({ mayForward })
      add(1)
      await queue.flush()
      expect(posted[0]?.mayForward).toBe(mayForward)
    }
  })

  test('sends events before and after consent in separate batches', async () => {
    const { add, queue, posted, left, state, pass } = setUp()
    add(2, visited)
    state.mayForward = true
    add(3)
    await queue.flush()
    expect(posted).toEqual([{ events: [visited, visited], mayForward: false }])
    pass()
    expect(posted.at(-1)).toEqual({ events: [used, used, used], mayForward: true })
    add(1)
    state.mayForward = false
    add(1, visited)
    queue.leave()
    expect(left).toEqual([
      { events: [used], mayForward: true },
      { events: [visited], mayForward: false },
    ])
  })

  test('clears the queue on refusal, and sends no earlier event later', async () => {
    const { add, queue, posted, left, state, waits } = setUp()
    add(3)
    state.isWelcome = false
    queue.clear()
    expect(waits).toEqual([])
    add(25)
    queue.leave()
    await queue.flush()
    state.isWelcome = true
    await queue.flush()
    queue.leave()
    expect([posted, left]).toEqual([[], []])
  })

  test('clears the queue when a refusal is noticed on sending', async () => {
    const { add, queue, posted, left, state } = setUp()
    add(3)
    state.isWelcome = false
    await queue.flush()
    queue.leave()
    state.isWelcome = true
    await queue.flush()
    expect([posted, left]).toEqual([[], []])
  })
})
