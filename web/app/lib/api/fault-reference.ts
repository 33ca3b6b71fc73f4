const recentMs = 60_000
let lastFault: { requestId: string; at: number } | undefined

/** Remembers the request that failed in the server last. */
export function noteFault(requestId: string): void {
  lastFault = { requestId, at: Date.now() }
}

/** The id of the request that failed in the server within the last minute, for a screen that has no error of its own to show. */
export const recentReference = (now = Date.now()): string | undefined =>
  lastFault && now - lastFault.at < recentMs ? lastFault.requestId : undefined
