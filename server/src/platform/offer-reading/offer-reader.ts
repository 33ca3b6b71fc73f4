import { join } from 'node:path'
import type { OfferNeed } from '@lettrine/contract/offers'
import type { PostedOffer } from '@lettrine/letter-craft/offers/read-posted-offer'
import type { WatchQueue } from '../observability/process-state.ts'
import type { FetchedPage } from '../safe-fetch/safe-fetch.ts'
import { openTaskProcess } from '../task-process.ts'
import { openTaskQueue } from '../task-queue.ts'
import type { ExtractedOffer } from './extract-offer.ts'

export type OfferTask = { text: string } | { page: Pick<FetchedPage, 'type' | 'text'> }
/** An offer, and the text that it was read from. */
export type OfferReading = PostedOffer & {
  needs: OfferNeed[]
  mandatory: string[]
  text: string
  source: ExtractedOffer['source'] | 'text'
}

/**
 * Reads a posted offer, and what matters in it; undefined where a page has none. Rejects with `SERVER_BUSY`,
 * `TEXT_UNREADABLE` or `TaskFailure`; `owner` is the account that asks.
 */
export type OfferReader = (
  owner: string,
  task: OfferTask,
  signal?: AbortSignal,
) => Promise<OfferReading | undefined>

/** The longest offer takes a tenth of a second, the worst page of five megabytes two seconds. */
const taskTimeoutMs = 5_000
const memoryMb = 512
/** They hold the dictionary and the concepts, and offers come in bursts: a next one waits a second for another process. */
const idleMs = 120_000
/** A page has up to five megabytes. */
const bounds = { perOwner: 4, inAll: 50 }

/** Reads offers in two processes, started when they are needed: the 630 concepts would hold every request. */
export function buildOfferReader(watch?: WatchQueue): OfferReader {
  const process = () =>
    openTaskProcess<OfferTask, OfferReading | undefined>({
      script: join(import.meta.dirname, 'offer-child.ts'),
      timeoutMs: taskTimeoutMs,
      memoryMb,
      idleMs,
    })
  return openTaskQueue([process(), process()], bounds, (state) => watch?.('offer-reading', state))
}
