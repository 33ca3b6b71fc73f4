import type { AnalyticsBatch, AnalyticsEvent } from '@lettrine/contract/analytics'
import { describe, expect, test } from 'vitest'
import { createAnalyticsQueue, type Outcome } from './analytics-queue.ts'

const used: AnalyticsEvent = { name: 'template_used' }
const visited: AnalyticsEvent = { name: 'login_page_visited' }

/** A fake browser whose network, clock and consent the test controls. */
function world({ mayForward = false } = {}) {
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

describe('what is counted', () => {
  test('goes five seconds after the first event, all in one', () => {
    const { add, waits, posted, pass } = world()
    add(3)
    expect(waits.map(({ ms }) => ms)).toEqual([5_000])
    expect(posted).toEqual([])
    pass()
    expect(sizes(posted)).toEqual([3])
    expect(waits).toEqual([])
  })

  test('goes at once when there are twenty, and the timer with it', async () => {
    const { add, posted, waits } = world()
    add(20)
    expect(sizes(posted)).toEqual([20])
    await settle()
    expect(waits).toEqual([])
  })

  test('goes with the page when it is left, however much there is', () => {
    const { add, queue, left, posted, state } = world()
    state.isOnline = false
    add(70)
    state.isOnline = true
    queue.leave()
    expect([sizes(left), posted]).toEqual([[50, 20], []])
  })

  test('stays when the browser does not take it', async () => {
    const { add, queue, left, posted, state } = world()
    add(2)
    state.takesBeacons = false
    queue.leave()
    expect(left).toEqual([])
    await queue.flush()
    expect(sizes(posted)).toEqual([2])
  })

  test('waits without a network, the newest hundred of it, and is not sent twice', async () => {
    const { add, queue, posted, state } = world()
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

  test('comes back in its order when the server may not have got it, and is tried again later', async () => {
    const { add, queue, posted, state, waits, pass } = world()
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

  test('says whether an outside service may hear of it', async () => {
    for (const mayForward of [false, true]) {
      const { add, queue, posted } = world({ mayForward })
      add(1)
      await queue.flush()
      expect(posted[0]?.mayForward).toBe(mayForward)
    }
  })

  test('goes apart where an outside service was accepted in between: it hears nothing of before', async () => {
    const { add, queue, posted, left, state, pass } = world()
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

  test('is forgotten as soon as it is refused, and nothing of before goes once it is allowed again', async () => {
    const { add, queue, posted, left, state, waits } = world()
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

  test('is forgotten too when the refusal is only noticed as it would go', async () => {
    const { add, queue, posted, left, state } = world()
    add(3)
    state.isWelcome = false
    await queue.flush()
    queue.leave()
    state.isWelcome = true
    await queue.flush()
    expect([posted, left]).toEqual([[], []])
  })
})
