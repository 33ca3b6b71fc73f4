import '@fastify/cookie'
import { maxAnalyticsBatchBytes } from '@lettrine/contract/analytics-pages'
import { contract } from '@lettrine/contract/contract'
import { isContractProcedure } from '@orpc/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { StandardOpenAPIHandler } from '@orpc/openapi/standard'
import { isProcedure, ORPCError } from '@orpc/server'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure, failure } from '../failure.ts'
import type { ContractRouter, ContractRoutes, Deps, RequestContext } from './api.ts'
import { apiDocument } from './api-document.ts'
import { whenClientLeft } from './client-left.ts'
import { clientNetwork } from './client-network.ts'
import { errorBody, retryAfterOf } from './error-responses.ts'
import type { CallerDeps } from './require-caller.ts'
import { sendStandardResponse, toStandardRequest } from './standard-exchange.ts'
import { validationFailure } from './validation.ts'

type Handlers = { [key: string]: Handlers }

/** Lets domains add their handlers by `app.addRoutes`; returns the router they make together. */
export function collectRoutes(app: FastifyInstance): Handlers {
  const router: Handlers = {}
  app.decorate('addRoutes', (routes: ContractRoutes) => {
    for (const [group, handlers] of Object.entries(routes as Handlers))
      for (const [name, handler] of Object.entries(handlers)) {
        if (router[group]?.[name]) throw new Error(`Two handlers for ${group}.${name}`)
        router[group] = { ...router[group], [name]: handler }
      }
  })
  return router
}

/** The procedures of the contract without a handler, as «letters.list». */
function unservedProcedures(router: object, contracts: object = contract, path: string[] = []): string[] {
  return Object.entries(contracts).flatMap(([name, described]) => {
    const handler = (router as Record<string, object | undefined>)[name]
    if (isContractProcedure(described)) return isProcedure(handler) ? [] : [[...path, name].join('.')]
    return unservedProcedures(handler ?? {}, described as object, [...path, name])
  })
}

/**
 * Serves the contract under `/v1`, with its OpenAPI document and a readable page of it.
 * @throws when a procedure of the contract has no handler
 */
export async function serveContract(
  app: FastifyInstance,
  router: object,
  deps: Deps & CallerDeps,
): Promise<void> {
  const unserved = unservedProcedures(router)
  if (unserved.length > 0) throw new Error(`No handler for ${unserved.join(', ')}`)
  const handler = new StandardOpenAPIHandler(router as ContractRouter, {
    interceptors: [
      async ({ next, context }) => {
        try {
          return await next()
        } catch (fault) {
          const answer = asFailure(fault, context.log)
          const wait = retryAfterOf(answer)
          if (wait !== undefined) context.setHeader('Retry-After', String(wait))
          throw asApiError(answer, fault)
        }
      },
    ],
    customErrorResponseBodyEncoder: (error) => error.data,
  })

  const document = await new OpenAPIGenerator({
    schemaConverters: [new ZodToJsonSchemaConverter()],
  }).generate(contract, {
    info: { title: 'Lettrine', version: '1' },
    servers: [{ url: '/v1' }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    security: [{ bearer: [] }],
  })
  app.get('/v1/openapi.json', () => document)
  app.get('/v1/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(apiDocument(document)))

  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const clientLeft = whenClientLeft(reply)
    const { matched, response } = await handler.handle(toStandardRequest(request, clientLeft), {
      prefix: '/v1',
      context: {
        ...deps,
        typesetting: deps.typesetting.until(clientLeft),
        request,
        visitor: { address: clientNetwork(request), userAgent: request.headers['user-agent'] ?? '' },
        setHeader: (name, value) => void reply.header(name, value),
        forgetCookie: ({ name, secure }) => void reply.clearCookie(name, { path: '/', secure }),
        log: request.log,
      },
    })
    if (!matched) throw failure('NOT_FOUND')
    return sendStandardResponse(reply, response)
  }
  app.route({ method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], url: '/v1/*', handler: serve })
  // Public route with small bodies: a lower body limit.
  app.post('/v1/analytics/events', { bodyLimit: maxAnalyticsBatchBytes }, serve)
}

type Log = RequestContext['log']

function asFailure(fault: unknown, log: Log): Failure {
  const refused = refusalOf(fault)
  if (!refused) log.error({ err: fault }, 'request failed')
  return refused ?? failure('INTERNAL_ERROR')
}

function asApiError(answer: Failure, fault: unknown): ORPCError<string, unknown> {
  return new ORPCError(answer.code, {
    status: answer.status,
    message: answer.message,
    data: errorBody(answer),
    cause: fault,
  })
}

function refusalOf(fault: unknown): Failure | undefined {
  if (fault instanceof Failure) return fault
  if (!(fault instanceof ORPCError) || fault.status >= 500) return undefined
  const issues = (fault.data as { issues?: Parameters<typeof validationFailure>[0] } | undefined)?.issues
  if (issues) return validationFailure(issues)
  if (fault.status === 413) return failure('PAYLOAD_TOO_LARGE')
  if (fault.status === 415) return failure('UNSUPPORTED_MEDIA_TYPE')
  if (fault.status === 404) return failure('NOT_FOUND')
  if (fault.status === 405) return failure('METHOD_NOT_ALLOWED')
  return failure('VALIDATION_FAILED', { cause: fault })
}
