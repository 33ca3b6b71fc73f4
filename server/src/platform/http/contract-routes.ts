import '@fastify/cookie'
import { maxAnalyticsBatchBytes } from '@lettrine/contract/analytics-pages'
import { contract } from '@lettrine/contract/contract'
import { isContractProcedure } from '@orpc/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { type AnyProcedure, createProcedureClient, isProcedure, ORPCError } from '@orpc/server'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure, failure } from '../failure.ts'
import type { ContractRoutes, Deps, RequestContext } from './api.ts'
import { apiDocument } from './api-document.ts'
import { whenClientLeft } from './client-left.ts'
import { clientNetwork } from './client-network.ts'
import { procedureInput } from './procedure-input.ts'
import type { CallerDeps } from './require-caller.ts'
import { unexpectedFailure } from './unexpected-failure.ts'
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

type Served = { name: string; procedure: AnyProcedure }

/**
 * The handlers of the contract, by names such as «letters.list».
 * @throws when a procedure of the contract has none
 */
function servedProcedures(router: Handlers): Served[] {
  const described = Object.entries(contract).flatMap(([group, procedures]) =>
    Object.entries(procedures)
      .filter(([, one]) => isContractProcedure(one))
      .map(([name]) => ({ name: `${group}.${name}`, procedure: router[group]?.[name] })),
  )
  const unserved = described.filter(({ procedure }) => !isProcedure(procedure))
  if (unserved.length > 0) throw new Error(`No handler for ${unserved.map(({ name }) => name)}`)
  return described as unknown as Served[]
}

/** Public routes with small bodies have a lower limit, in bytes. */
const bodyLimits: Readonly<Record<string, number>> = { 'analytics.count': maxAnalyticsBatchBytes }

/**
 * Serves the contract under `/v1`, each procedure as a route of Fastify, with its OpenAPI document and a readable page of
 * it.
 * @throws when a procedure of the contract has no handler
 */
export async function serveContract(
  app: FastifyInstance,
  router: Handlers,
  deps: Deps & CallerDeps,
): Promise<void> {
  for (const { name, procedure } of servedProcedures(router)) {
    const { method = 'POST', path = '/', successStatus = 200 } = procedure['~orpc'].route
    const call = createProcedureClient(procedure, {
      path: name.split('.'),
      context: (context: RequestContext) => context,
    })
    app.route({
      method,
      url: `/v1${path.replace(/\{(\w+)\}/g, ':$1')}`,
      exposeHeadRoute: false,
      ...(bodyLimits[name] && { bodyLimit: bodyLimits[name] }),
      handler: async (request, reply) => {
        const clientLeft = whenClientLeft(reply)
        const context = contextOf(deps, request, reply, clientLeft)
        // Reads are short, and a signal for each would take longer than their checks.
        const signal = method === 'GET' ? undefined : clientLeft()
        try {
          const output = await call(procedureInput(request), { context, signal })
          return reply
            .status(successStatus)
            .header('content-type', 'application/json')
            .send(JSON.stringify(output))
        } catch (fault) {
          throw asFailure(fault, request.log)
        }
      },
    })
  }

  const document = await new OpenAPIGenerator({
    schemaConverters: [new ZodToJsonSchemaConverter()],
  }).generate(contract, {
    info: { title: 'Lettrine', version: '1' },
    servers: [{ url: '/v1' }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    security: [{ bearer: [] }],
  })
  // Written once: to write it takes from 10 to 40 ms.
  const documents = [
    ['/v1/openapi.json', 'application/json; charset=utf-8', JSON.stringify(document)],
    ['/v1/docs', 'text/html; charset=utf-8', apiDocument(document)],
  ] as const
  for (const [url, type, text] of documents) {
    const bytes = Buffer.from(text)
    app.get(url, (_request, reply) => reply.type(type).send(bytes))
  }
}

function contextOf(
  deps: Deps & CallerDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  clientLeft: () => AbortSignal,
): RequestContext {
  return {
    ...deps,
    typesetting: deps.typesetting.until(clientLeft),
    request,
    visitor: { address: clientNetwork(request), userAgent: request.headers['user-agent'] ?? '' },
    setHeader: (name, value) => void reply.header(name, value),
    forgetCookie: ({ name, secure }) => void reply.clearCookie(name, { path: '/', secure }),
    log: request.log,
  }
}

type Log = RequestContext['log']

function asFailure(fault: unknown, log: Log): Failure {
  return refusalOf(fault) ?? unexpectedFailure(fault, log)
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
