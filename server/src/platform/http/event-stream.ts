import type { ErrorBody } from '@lettrine/contract/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../failure.ts'
import { clientLeft } from './client-left.ts'
import { unexpectedFailure } from './unexpected-failure.ts'

export type StreamedEvent = { event: string; data: object }

/**
 * Answers with server-sent events. `produce` gets a signal that aborts when the client leaves; what it throws
 * after the first byte becomes an `error` event, since the status is already sent.
 */
export async function streamEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  produce: (signal: AbortSignal) => AsyncIterable<StreamedEvent>,
): Promise<FastifyReply> {
  const left = clientLeft(reply)
  reply.hijack()
  reply.raw.writeHead(200, {
    ...headersOf(reply),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  const send = ({ event, data }: StreamedEvent) =>
    reply.raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  try {
    for await (const event of produce(left)) send(event)
  } catch (fault) {
    if (!left.aborted) send({ event: 'error', data: told(fault, request) })
  }
  reply.raw.end()
  return reply
}

function told(fault: unknown, request: FastifyRequest): ErrorBody {
  const told = fault instanceof Failure ? fault : unexpectedFailure(fault, request.log, 'stream failed')
  return { error: told.message, code: told.code, ...reference(told, request) }
}

const reference = ({ status }: Failure, { id }: FastifyRequest) => (status >= 500 ? { requestId: id } : {})

function headersOf(reply: FastifyReply): Record<string, string | string[]> {
  const entries = Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Array.isArray(value) ? value : String(value)]),
  )
}
