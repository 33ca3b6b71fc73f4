import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Names a request in the answer, in the log and to its user. */
export const requestIdHeader = 'X-Request-Id'

/** What proxies send: a UUID, or as many hexadecimal digits. Anything else may be a text of somebody. */
const validId = /^[\da-f]{32}$|^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a connection comes from one of `proxies`, given by address or range. */
function trustIn(proxies: readonly string[]): (address: string | undefined) => boolean {
  const trusted = new BlockList()
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(bits), family)
  }
  return (address) => address !== undefined && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** The id that a trusted proxy gave to a request, if it is one; else a new one, unique among all processes. */
export function requestIdOf(
  proxies: readonly string[],
  newId: () => string,
): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  const isTrusted = trustIn(proxies)
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    const isGiven = typeof given === 'string' && validId.test(given) && isTrusted(socket.remoteAddress)
    return isGiven ? given : newId()
  }
}

/** Adds the id of the request to every answer. */
export function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id)
    done()
  })
}
