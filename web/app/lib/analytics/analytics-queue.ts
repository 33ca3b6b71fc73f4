import type { AnalyticsBatch, AnalyticsEvent } from '@lettrine/contract/analytics'
import { maxEventsPerBatch } from '@lettrine/contract/analytics-pages'

/** `delivered`: the server took the batch or will never take it; `lost`: it may not have arrived. */
export type Outcome = 'delivered' | 'lost'

export type QueuePorts = {
  post: (batch: AnalyticsBatch) => Promise<Outcome>
  /** For a page that is being closed: false when the browser refused the beacon. */
  sendBeacon: (batch: AnalyticsBatch) => boolean
  isOnline: () => boolean
  isAllowed: () => boolean
  mayForward: () => boolean
  /** Returns a function that cancels it. */
  schedule: (run: () => void, ms: number) => () => void
}

const batchSize = 20
const delayMs = 5_000
/** Offline, the newest events are kept up to this number. */
const maxQueued = 100

/** An event with the consent at its time: a later consent does not apply to it. */
type QueuedEvent = { event: AnalyticsEvent; mayForward: boolean }

/** Sends events in batches: at 20 events, 5 s after the first, and when the page is closed. */
export function createAnalyticsQueue(ports: QueuePorts) {
  let queued: QueuedEvent[] = []
  let cancelTimer: (() => void) | undefined

  /** The first events that share the same consent. */
  const take = (): { taken: QueuedEvent[]; batch: AnalyticsBatch } => {
    const mayForward = queued[0]?.mayForward ?? false
    const other = queued.findIndex((one) => one.mayForward !== mayForward)
    const taken = queued.splice(0, Math.min(maxEventsPerBatch, other === -1 ? queued.length : other))
    return { taken, batch: { events: taken.map(({ event }) => event), mayForward } }
  }
  const putBack = (taken: readonly QueuedEvent[]) => {
    queued = [...taken, ...queued].slice(-maxQueued)
  }
  const scheduleFlush = () => {
    cancelTimer ??= ports.schedule(() => {
      cancelTimer = undefined
      void flush()
    }, delayMs)
  }
  const clear = () => {
    queued = []
    cancelTimer?.()
    cancelTimer = undefined
  }

  async function flush(): Promise<void> {
    cancelTimer?.()
    cancelTimer = undefined
    if (!ports.isAllowed()) return clear()
    if (queued.length === 0 || !ports.isOnline()) return
    const { taken, batch } = take()
    if (queued.length > 0) scheduleFlush()
    const outcome = await ports.post(batch)
    if (outcome === 'delivered') return
    putBack(taken)
    scheduleFlush()
  }

  return {
    add: (event: AnalyticsEvent) => {
      if (!ports.isAllowed()) return clear()
      queued = [...queued, { event, mayForward: ports.mayForward() }].slice(-maxQueued)
      if (queued.length >= batchSize) void flush()
      else scheduleFlush()
    },
    flush,
    /** Hands the queue to the browser, which sends it after the page is closed. */
    leave: () => {
      if (!ports.isAllowed()) return clear()
      while (queued.length > 0 && ports.isOnline()) {
        const { taken, batch } = take()
        if (ports.sendBeacon(batch)) continue
        putBack(taken)
        return
      }
    },
    clear,
  }
}
