import type { StandardOpenAPIHandler } from '@orpc/openapi/standard'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RequestContext } from './api.ts'

type Handle = StandardOpenAPIHandler<RequestContext>['handle']
type StandardRequest = Parameters<Handle>[0]
type StandardResponse = NonNullable<Awaited<ReturnType<Handle>>['response']>

/**
 * A request as oRPC reads it, once Fastify has parsed its body. `clientLeft` is asked for what changes something or takes
 * long: reads are short, and a signal for each would take longer than their checks.
 */
export function toStandardRequest(
  { method, raw, headers, body }: FastifyRequest,
  clientLeft: () => AbortSignal,
): StandardRequest {
  return {
    method,
    url: new URL(`http://localhost${raw.url}`),
    headers,
    body: async () => body,
    signal: method === 'GET' ? undefined : clientLeft(),
  }
}

/** Sends an answer of oRPC, which is JSON. */
export function sendStandardResponse(
  reply: FastifyReply,
  { status, headers, body }: StandardResponse,
): FastifyReply {
  reply.status(status)
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) reply.header(name, value)
  if (body === undefined) return reply.send()
  return reply.header('content-type', 'application/json').send(JSON.stringify(body))
}
