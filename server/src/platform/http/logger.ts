import { isIP } from 'node:net'
import type { FastifyServerOptions } from 'fastify'
import ipaddr from 'ipaddr.js'
import { describeFault } from '../describe-fault.ts'

/** Receives one JSON line at a time. */
export type LogStream = { write: (line: string) => void }

/** The network of an address, which is no person: «203.0.113.0/24», «2001:db8:1::/48». */
export function networkOf(address: string): string {
  if (isIP(address) === 0) return 'unknown'
  const parsed = ipaddr.process(address)
  const [kept, bits] = parsed.kind() === 'ipv4' ? [3, 24] : [6, 48]
  const bytes = parsed.toByteArray().map((byte, at) => (at < kept ? byte : 0))
  return `${ipaddr.fromByteArray(bytes)}/${bits}`
}

const mailAddress = /[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g
const signedToken = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g

/** What a library might say in a message of its own, although we never ask it to. */
export const withoutPersons = (line: string): string =>
  line.replace(mailAddress, '…@…').replace(signedToken, '…')

/**
 * Structured logs without personal data and secrets: requests are told by their route, because addresses have tokens and
 * texts in them, and callers by their network; no headers, no bodies, no query strings, no values of a failed query.
 */
export function loggerOptions(level: string, stream?: LogStream): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream ? { stream } : {}),
    serializers: {
      err: (fault) => {
        const { name, message, where, code } = describeFault(fault)
        return { type: name, message, stack: where.join('\n'), ...(code ? { code } : {}) }
      },
      req: (request) => ({
        method: request.method,
        route: request.routeOptions?.url ?? 'none',
        network: networkOf(request.ip ?? ''),
      }),
    },
    hooks: { streamWrite: withoutPersons },
  }
}
