import type { AnalyticsBatch, AnalyticsEvent } from '@lettrine/contract/analytics'
import { maxEventsPerBatch } from '@lettrine/contract/analytics-pages'

/** The server took the batch or will never take it (`settled`), or may not have got it at all (`lost`). */
export type Outcome = 'settled' | 'lost'

export type QueuePorts = {
  post: (batch: AnalyticsBatch) => Promise<Outcome>
  /** For a page that is left: false when the browser took nothing. */
  leave: (batch: AnalyticsBatch) => boolean
  isOnline: () => boolean
  isWelcome: () => boolean
  mayForward: () => boolean
  /** Returns what calls it off. */
  later: (run: () => void, ms: number) => () => void
}

const enough = 20
const pauseMs = 5_000
/** Without a network, the newest are kept. */
const most = 100

/** An event with what was allowed as it happened: what is accepted later says nothing of what was before. */
type Held = { event: AnalyticsEvent; mayForward: boolean }

/** Sends what is counted in batches: at 20 events, 5 s after the first, and when the page is left. */
export function buildAudienceQueue(ports: QueuePorts) {
  let held: Held[] = []
  let callOff: (() => void) | undefined

  /** The first events for which the same is allowed. */
  const take = (): { taken: Held[]; batch: AnalyticsBatch } => {
    const mayForward = held[0]?.mayForward ?? false
    const other = held.findIndex((one) => one.mayForward !== mayForward)
    const taken = held.splice(0, Math.min(maxEventsPerBatch, other === -1 ? held.length : other))
    return { taken, batch: { events: taken.map(({ event }) => event), mayForward } }
  }
  const putBack = (taken: readonly Held[]) => {
    held = [...taken, ...held].slice(-most)
  }
  const wait = () => {
    callOff ??= ports.later(() => {
      callOff = undefined
      void flush()
    }, pauseMs)
  }
  const forget = () => {
    held = []
    callOff?.()
    callOff = undefined
  }

  async function flush(): Promise<void> {
    callOff?.()
    callOff = undefined
    if (!ports.isWelcome()) return forget()
    if (held.length === 0 || !ports.isOnline()) return
    const { taken, batch } = take()
    if (held.length > 0) wait()
    const outcome = await ports.post(batch)
    if (outcome === 'settled') return
    putBack(taken)
    wait()
  }

  return {
    add: (event: AnalyticsEvent) => {
      if (!ports.isWelcome()) return forget()
      held = [...held, { event, mayForward: ports.mayForward() }].slice(-most)
      if (held.length >= enough) void flush()
      else wait()
    },
    flush,
    /** Hands all over to the browser, which sends it after the page is gone. */
    leave: () => {
      if (!ports.isWelcome()) return forget()
      while (held.length > 0 && ports.isOnline()) {
        const { taken, batch } = take()
        if (ports.leave(batch)) continue
        putBack(taken)
        return
      }
    },
    forget,
  }
}
