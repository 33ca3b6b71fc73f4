export type LiveTimings = {
  /** Milliseconds between two pings; a socket that has not answered one by the next is closed. */
  pingEveryMs: number
  /** Milliseconds for which live notifications are held until the browser sends `resume`. */
  holdMs: number
  /** Milliseconds a browser has to complete the closing handshake. */
  closeGraceMs: number
}

export const defaultTimings: LiveTimings = { pingEveryMs: 25_000, holdMs: 2_000, closeGraceMs: 1_000 }

/** Sockets of one user in one process: ten windows. */
export const maxSocketsPerUser = 10

/** Buffered bytes per socket. */
export const maxBufferedBytes = 64 * 1_024

/** Concurrent database queries of sockets, so that the API keeps its share of the pool. */
export const maxConcurrentReads = 4
