import type { AnalyticsEvent } from '@lettrine/contract/analytics'

export type ForwardedBatch = {
  /** Stays the same when the batch is sent again. */
  id: string
  events: readonly AnalyticsEvent[]
  /** The hour in which they happened. */
  hour: Date
}

/** An outside service that counts too, for who accepts it. Rejects when it did not take the batch. */
export type AnalyticsForwarder = {
  forward: (batch: ForwardedBatch, signal: AbortSignal) => Promise<void>
}
