/** Source of the current time; tests pass their own. */
export type Clock = () => Date

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** «2026-11-21T14:05:12Z»: PayPal writes instants without milliseconds. */
export const instant = (atMs: number): string => `${new Date(atMs).toISOString().slice(0, 19)}Z`
