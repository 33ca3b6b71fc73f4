import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { decodeText } from './decode-text.ts'
import { FetchFailure } from './fetch-failure.ts'
import { hostOf, pageAddress, portOf } from './page-address.ts'
import { isPublicAddress } from './public-address.ts'
import { acceptedEncodings, readBody } from './read-body.ts'

export type FetchedPage = {
  /** Where the last redirect led. */
  url: string
  type: PageType
  text: string
}

export type PageType = 'html' | 'text' | 'json'

export type FetchPage = (url: string, options?: { signal?: AbortSignal | undefined }) => Promise<FetchedPage>

export type FetchRules = {
  /** Every address of a name, as text. */
  resolve: (host: string) => Promise<string[]>
  /** Whether a connection may be made to this address and port. */
  mayConnect: (address: string, port: number) => boolean
  /** Of the body, compressed or not. */
  maxBytes: number
  /** For everything: names, redirects, body. */
  timeoutMs: number
  maxRedirects: number
}

export const publicWeb: FetchRules = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  mayConnect: (address, port) => (port === 80 || port === 443) && isPublicAddress(address),
  maxBytes: 5_000_000,
  timeoutMs: 10_000,
  maxRedirects: 5,
}

const pageTypes: Readonly<Record<string, PageType>> = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'text/plain': 'text',
  'application/json': 'json',
  'application/ld+json': 'json',
}

/**
 * Fetches a page that a user named, and nothing of our own network: each name is resolved once, all its addresses
 * are judged, and the connection is made to those very addresses, so that a second answer of the DNS changes
 * nothing; each redirect starts again from there. Throws `FetchFailure`, or the reason of `signal`.
 */
export function buildPageFetcher(rules: FetchRules = publicWeb): FetchPage {
  return async (address, { signal } = {}) => {
    const deadline = AbortSignal.timeout(rules.timeoutMs)
    const stop = signal ? AbortSignal.any([signal, deadline]) : deadline
    try {
      return await follow(rules, address, stop)
    } catch (fault) {
      if (signal?.aborted) throw signal.reason
      if (deadline.aborted) throw new FetchFailure('timeout', 'no whole answer in time', fault)
      throw asFetchFailure(fault)
    }
  }
}

async function follow(rules: FetchRules, address: string, stop: AbortSignal): Promise<FetchedPage> {
  let url = pageAddress(address)
  for (let hops = 0; hops <= rules.maxRedirects; hops += 1) {
    const answer = await ask(url, await allowedAddresses(rules, url, stop), stop)
    try {
      const { statusCode = 0, headers } = answer
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        url = pageAddress(headers.location, url)
        continue
      }
      if (statusCode !== 200) throw new FetchFailure('unreachable', `status ${statusCode}`)
      const contentType = headers['content-type'] ?? ''
      const type = pageTypes[contentType.split(';')[0]!.trim().toLowerCase()]
      if (!type) throw new FetchFailure('not-a-page', `content type ${contentType}`)
      return { url: url.href, type, text: decodeText(await readBody(answer, rules.maxBytes), contentType) }
    } finally {
      answer.destroy()
    }
  }
  throw new FetchFailure('unreachable', 'too many redirects')
}

/** All the addresses of the URL's host; one that may not be connected to refuses them all. */
async function allowedAddresses(rules: FetchRules, url: URL, stop: AbortSignal): Promise<string[]> {
  const host = hostOf(url)
  const found = isIP(host) === 0 ? await Promise.race([rules.resolve(host), aborted(stop)]) : [host]
  if (found.length === 0) throw new FetchFailure('unreachable', `${host} has no address`)
  const forbidden = found.find((address) => !rules.mayConnect(address, portOf(url)))
  if (forbidden !== undefined) {
    throw new FetchFailure('refused', `address refused: ${host} is ${forbidden}, port ${portOf(url)}`)
  }
  return found
}

function aborted(stop: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (stop.aborted) reject(stop.reason)
    stop.addEventListener('abort', () => reject(stop.reason), { once: true })
  })
}

function ask(url: URL, addresses: readonly string[], stop: AbortSignal): Promise<IncomingMessage> {
  const host = hostOf(url)
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const outgoing = send(
      {
        method: 'GET',
        host,
        port: portOf(url),
        path: `${url.pathname}${url.search}`,
        // Also the name that the certificate must bear; an address bears none.
        ...(isIP(host) === 0 ? { servername: host } : {}),
        lookup: pinned(addresses),
        // No pool: a reused connection would skip the check of its address.
        agent: false,
        signal: stop,
        headers: {
          host: url.host,
          accept: 'text/html,application/xhtml+xml,application/ld+json;q=0.9,text/plain;q=0.8',
          'accept-encoding': acceptedEncodings,
          'accept-language': 'fr,en;q=0.5',
          'user-agent': 'Lettrine/1.0 (reads one offer at the request of a user)',
        },
      },
      resolve,
    )
    outgoing.on('error', reject)
    outgoing.end()
  })
}

/** A resolver that only answers the checked addresses. */
function pinned(addresses: readonly string[]): LookupFunction {
  const known = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_host, options, answer) => {
    if (options.all) answer(null, known)
    else answer(null, known[0]!.address, known[0]!.family)
  }
}

function asFetchFailure(fault: unknown): FetchFailure {
  if (fault instanceof FetchFailure) return fault
  const code = (fault as NodeJS.ErrnoException).code
  if (code === 'HPE_HEADER_OVERFLOW') return new FetchFailure('too-large', 'headers too large', fault)
  return new FetchFailure('unreachable', `no answer (${code ?? 'unknown'})`, fault)
}
