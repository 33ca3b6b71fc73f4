import type { FastifyReply } from 'fastify'

// One for all: an error made for each request, with its stack, takes a twentieth of the time of a small one.
const closed = new Error('The connection of the request closed')

/** A signal that aborts when the connection of a request closes, at the latest when it is answered. */
export function clientLeft(reply: FastifyReply): AbortSignal {
  if (reply.raw.closed) return AbortSignal.abort(closed)
  const left = new AbortController()
  reply.raw.once('close', () => left.abort(closed))
  return left.signal
}

/** The same for work that few requests ask for: the signal is made by the first call. */
export function whenClientLeft(reply: FastifyReply): () => AbortSignal {
  let signal: AbortSignal | undefined
  return () => {
    signal ??= clientLeft(reply)
    return signal
  }
}
