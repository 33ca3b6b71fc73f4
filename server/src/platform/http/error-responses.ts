import type { ErrorBody, ErrorCode } from '@lettrine/contract/errors'
import { errorMessages } from '@lettrine/contract/errors.fr'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure, failure } from '../failure.ts'
import { requestIdHeader } from './request-id.ts'
import { unexpectedFailure } from './unexpected-failure.ts'
import { sendNotFoundPage, type Website } from './website.ts'

/** Maps Fastify's errors to our codes. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_JSON',
}

function errorBody(fault: Failure, requestId: string): ErrorBody {
  return {
    error: fault.message,
    code: fault.code,
    ...(fault.details === undefined ? {} : { details: fault.details }),
    ...(fault.status >= 500 ? { requestId } : {}),
  }
}

/** Seconds after which a queue that was full has moved on, and after which a database that was away may be back. */
const waits: Partial<Record<ErrorCode, number>> = { SERVER_BUSY: 2, SERVICE_INTERRUPTED: 5 }

/** What a refused caller waits for, in seconds, as the header `Retry-After` says it; undefined where waiting is no help. */
function retryAfterOf({ code, details }: Failure): number | undefined {
  return waits[code] ?? (details as { retryAfterSeconds?: number } | undefined)?.retryAfterSeconds
}

/** Errors outside the contract's routes have the same body shape; a bug is logged and answers 500. */
export function registerErrorResponses(app: FastifyInstance, website: Website | undefined): void {
  app.setErrorHandler((fault: FastifyError, request, reply) => {
    const answer = asFailure(fault, request)
    const wait = retryAfterOf(answer)
    if (wait !== undefined) reply.header('Retry-After', String(wait))
    return reply.status(answer.status).send(errorBody(answer, request.id))
  })
  app.setNotFoundHandler((request, reply) => answerNotFound(request, reply, website))
}

/** Answers what the router could not read, as «/%E0», for which no hook runs. */
export function answerUnreadableAddress(
  _fault: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  void reply
    .status(404)
    .header(requestIdHeader, request.id)
    .header('cache-control', 'no-store')
    .send(errorBody(failure('NOT_FOUND'), request.id))
}

function asFailure(fault: FastifyError, request: FastifyRequest): Failure {
  if (fault instanceof Failure) return fault
  if (Object.hasOwn(frameworkCodes, fault.code)) return failure(frameworkCodes[fault.code]!)
  if (fault instanceof SyntaxError && fault.statusCode === 400) return failure('MALFORMED_JSON')
  if (fault.statusCode !== undefined && fault.statusCode >= 400 && fault.statusCode < 500) {
    return failure('VALIDATION_FAILED', { cause: fault })
  }
  return unexpectedFailure(fault, request.log)
}

function answerNotFound(request: FastifyRequest, reply: FastifyReply, website: Website | undefined) {
  const wantsPage = request.method === 'GET' && !request.url.startsWith('/v1/')
  if (wantsPage && website) return sendNotFoundPage(reply, website)
  return reply.status(404).send({ error: errorMessages.NOT_FOUND, code: 'NOT_FOUND' satisfies ErrorCode })
}
