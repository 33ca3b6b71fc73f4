import type { AnalyticsEvent } from '@lettrine/contract/analytics'

export type ForwardedBatch = {
  /** The same when the batch is sent again. */
  id: string
  events: readonly AnalyticsEvent[]
  /** The hour of the events. */
  hour: Date
}

/** An external analytics service, for visitors who consent. Rejects when it did not accept the batch. */
export type AnalyticsForwarder = {
  forward: (batch: ForwardedBatch, signal: AbortSignal) => Promise<void>
}
