import type { FastifyReply } from 'fastify'

/** A signal that aborts when the connection of a request closes, at the latest when it is answered. */
export function clientLeft(reply: FastifyReply): AbortSignal {
  const left = new AbortController()
  reply.raw.once('close', () => left.abort())
  return left.signal
}
