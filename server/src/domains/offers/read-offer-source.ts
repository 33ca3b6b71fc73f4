import type { ErrorCode } from '@lettrine/contract/errors'
import type { OfferSource, ReadOffer } from '@lettrine/contract/offers'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import type { OfferReading, OfferTask } from '../../platform/offer-reading/offer-reader.ts'
import { countAttempt, type Limit } from '../../platform/rate-limit.ts'
import { FetchFailure, type FetchFault } from '../../platform/safe-fetch/fetch-failure.ts'
import { isTaskFailure } from '../../platform/task-queue.ts'

/** Rate limit of fetches per user: enough for a job search, not for a crawl. */
const pagesPerUser: Limit = { max: 30, windowSeconds: 600 }

const codes = {
  refused: 'OFFER_URL_REFUSED',
  unreachable: 'OFFER_UNREACHABLE',
  'too-large': 'OFFER_TOO_LARGE',
  timeout: 'OFFER_TIMEOUT',
  'not-a-page': 'OFFER_UNREADABLE',
} as const satisfies Record<FetchFault, ErrorCode>

/** Reads an offer from its text, or from its page; `Failure` with an OFFER_ code when the page is not read. */
export async function readOfferSource(
  deps: Pick<Deps, 'db' | 'clock' | 'fetchPage' | 'readOffer'>,
  userId: string,
  { text, url }: OfferSource,
  signal: AbortSignal | undefined,
): Promise<ReadOffer> {
  const read = async (task: OfferTask) =>
    asWire(
      await deps.readOffer(userId, task, signal).catch((fault: unknown) => {
        throw isTaskFailure(fault) ? failure('OFFER_UNREADABLE', { cause: fault }) : fault
      }),
    )
  if (url === undefined) return read({ text: text ?? '' })
  const wait = await countAttempt(deps, `offers ${userId}`, pagesPerUser)
  if (wait !== undefined) throw failure('TOO_MANY_REQUESTS', { details: { retryAfterSeconds: wait } })
  const page = await deps.fetchPage(url, { signal }).catch((fault: unknown) => {
    throw fault instanceof FetchFailure ? failure(codes[fault.fault], { cause: fault }) : fault
  })
  return read({ page: { type: page.type, text: page.text } })
}

/** The craft's lists are read-only; the wire's are its own. */
function asWire(offer: OfferReading | undefined): ReadOffer {
  if (!offer) throw failure('OFFER_UNREADABLE')
  return {
    ...offer,
    requirements: [...offer.requirements],
    tools: [...offer.tools],
    duties: offer.duties.flatMap(({ kind, text }) => (kind === 'line' ? [] : [{ kind, text }])),
  }
}
