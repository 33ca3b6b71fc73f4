import type { AudienceBatch, AudienceEvent } from '@lettrine/contract/analytics'
import { mostEventsAtOnce } from '@lettrine/contract/analytics-pages'

/** The server took the batch or will never take it (`settled`), or may not have got it at all (`lost`). */
export type Outcome = 'settled' | 'lost'

export type QueuePorts = {
  post: (batch: AudienceBatch) => Promise<Outcome>
  /** For a page that is left: false when the browser took nothing. */
  leave: (batch: AudienceBatch) => boolean
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

/** Sends what is counted in batches: at 20 events, 5 s after the first, and when the page is left. */
export function buildAudienceQueue(ports: QueuePorts) {
  let events: AudienceEvent[] = []
  let callOff: (() => void) | undefined

  const take = (): AudienceBatch => ({
    events: events.splice(0, mostEventsAtOnce),
    mayForward: ports.mayForward(),
  })
  const keep = (more: readonly AudienceEvent[]) => {
    events = [...events, ...more].slice(-most)
  }
  const wait = () => {
    callOff ??= ports.later(() => {
      callOff = undefined
      void flush()
    }, pauseMs)
  }
  const forget = () => {
    events = []
    callOff?.()
    callOff = undefined
  }

  async function flush(): Promise<void> {
    callOff?.()
    callOff = undefined
    if (!ports.isWelcome()) return forget()
    if (events.length === 0 || !ports.isOnline()) return
    const batch = take()
    const outcome = await ports.post(batch)
    if (outcome === 'settled') return
    events = [...batch.events, ...events].slice(-most)
    wait()
  }

  return {
    add: (event: AudienceEvent) => {
      if (!ports.isWelcome()) return forget()
      keep([event])
      if (events.length >= enough) void flush()
      else wait()
    },
    flush,
    /** Hands all over to the browser, which sends it after the page is gone. */
    leave: () => {
      if (!ports.isWelcome()) return forget()
      while (events.length > 0 && ports.isOnline()) {
        const batch = take()
        if (ports.leave(batch)) continue
        events = [...batch.events, ...events]
        return
      }
    },
    forget,
  }
}
