import type { ErrorCode } from '@lettrine/contract/errors'
import type { OfferSource, ReadOffer } from '@lettrine/contract/offers'
import { type OfferHints, readPostedOffer } from '@lettrine/letter-craft/offers/read-posted-offer'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { frenchMorphology } from '../../platform/knowledge/spellers.ts'
import { countAttempt, type Limit } from '../../platform/rate-limit.ts'
import { FetchFailure, type FetchFault } from '../../platform/safe-fetch/fetch-failure.ts'
import { extractOffer } from './extract-offer.ts'

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
  deps: Pick<Deps, 'db' | 'clock' | 'fetchPage'>,
  userId: string,
  { text, url }: OfferSource,
  signal: AbortSignal | undefined,
): Promise<ReadOffer> {
  if (url === undefined) return { ...(await readWithDuties(text ?? '')), text: text ?? '', source: 'text' }
  const wait = await countAttempt(deps, `offers ${userId}`, pagesPerUser)
  if (wait !== undefined) throw failure('TOO_MANY_REQUESTS', { details: { retryAfterSeconds: wait } })
  const page = await deps.fetchPage(url, { signal }).catch((fault: unknown) => {
    throw fault instanceof FetchFailure ? failure(codes[fault.fault], { cause: fault }) : fault
  })
  const found = extractOffer(page)
  if (!found) throw failure('OFFER_UNREADABLE')
  const { hints, ...shown } = found
  return { ...(await readWithDuties(found.text, hints)), ...shown }
}

/** The craft's lists are read-only; the wire's are its own. */
async function readWithDuties(text: string, hints?: OfferHints) {
  const offer = readPostedOffer(text, hints, await frenchMorphology())
  return {
    ...offer,
    requirements: [...offer.requirements],
    tools: [...offer.tools],
    duties: offer.duties.flatMap(({ kind, text }) => (kind === 'line' ? [] : [{ kind, text }])),
  }
}
