import { join } from 'node:path'
import type { OfferNeed } from '@lettrine/contract/offers'
import type { OfferHints, PostedOffer } from '@lettrine/letter-craft/offers/read-posted-offer'
import { openTaskProcess } from '../task-process.ts'

export type OfferTask = { text: string; hints: OfferHints }
export type OfferReading = PostedOffer & { needs: OfferNeed[]; mandatory: string[] }

/** Reads a posted offer, and what matters in it. Rejects with `TaskFailure` when it takes too long. */
export type OfferReader = (task: OfferTask) => Promise<OfferReading>

/** The longest offer takes a tenth of a second: this is a breakdown. */
const taskTimeoutMs = 10_000
const memoryMb = 512
/** It holds the dictionary and the concepts, and offers come in bursts: a next one waits a second for another process. */
const idleMs = 120_000

/** Reads offers in a process of its own, started by the first one: the 630 concepts would hold every request. */
export const buildOfferReader = (): OfferReader =>
  openTaskProcess<OfferTask, OfferReading>({
    script: join(import.meta.dirname, 'offer-child.ts'),
    timeoutMs: taskTimeoutMs,
    memoryMb,
    idleMs,
  })
