import { isIP } from 'node:net'
import { FetchFailure } from './fetch-failure.ts'

const localNames =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|test|invalid|onion|home\.arpa)$/u

/**
 * The address of a page that may be asked for: http or https, no credentials, a name that is not one of a private
 * network. Throws `FetchFailure` (`refused`). Its IP addresses are checked later, once resolved.
 */
export function pageAddress(text: string, base?: URL): URL {
  const url = URL.parse(text.trim(), base?.href)
  if (!url) throw refused('not a URL')
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refused(`protocol ${url.protocol}`)
  if (url.username !== '' || url.password !== '') throw refused('credentials in the URL')
  const host = hostOf(url)
  if (host === '' || host.length > 253) throw refused('no host')
  // The URL parser has already turned 2130706433, 0x7f.1 and 0177.0.0.1 into 127.0.0.1.
  if (isIP(host) === 0 && (localNames.test(host) || !host.includes('.'))) throw refused(`local name ${host}`)
  url.hash = ''
  return url
}

/** The host as a resolver takes it: no brackets, no final dot. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')

export const portOf = (url: URL): number =>
  url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port)

const refused = (why: string) => new FetchFailure('refused', `address refused: ${why}`)
