export type LiveTimings = {
  /** Milliseconds between two pings; a socket that has not answered one by the next is closed. */
  pingEveryMs: number
  /** Milliseconds that live notifications wait for the browser to say where it resumes. */
  holdMs: number
  /** Milliseconds that a browser is given to take leave. */
  closeGraceMs: number
}

export const defaultTimings: LiveTimings = { pingEveryMs: 25_000, holdMs: 2_000, closeGraceMs: 1_000 }

/** Sockets of one user in one process: ten windows. */
export const maxSocketsPerUser = 10

/** Bytes that wait to be read by one browser. */
export const maxBufferedBytes = 64 * 1_024

/** Questions of sockets to the database at one time: the calls of the API go on beside them. */
export const maxConcurrentReads = 4
