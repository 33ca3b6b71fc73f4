import { createHash } from 'node:crypto'
import { SignIn, SignUp } from '@lettrine/contract/identity'
import { fromNodeHeaders } from 'better-auth/node'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import { validationFailure } from '../../platform/http/validation.ts'
import { countAttempt, type Limit } from '../../platform/rate-limit.ts'
import { type Auth, clientAddressHeader } from './auth.ts'
import { identityFailure } from './identity-failure.ts'
import { checkOrigin, checkXsrfPair, giveXsrfToken } from './request-guards.ts'

export type IdentityDeps = { db: Database; clock: Clock; auth: Auth; publicUrl: string; origins: string[] }

type Endpoint = {
  method: 'GET' | 'POST'
  /** What is sent; checked here so that the answer is ours. */
  body?: z.ZodType
  /** Acts on the session of the cookie, so it needs proof that our page asked. */
  changesSession?: true
  limits?: { limit: Limit; key: (address: string, body: Record<string, unknown>) => string }[]
}

const perAddress = (address: string) => address
// Hashed, so that the table of attempts does not list who tries to sign in.
const perAccount = (address: string, body: Record<string, unknown>) =>
  createHash('sha256')
    .update(`${address} ${String(body.email).toLowerCase()}`)
    .digest('base64url')

/** The part of Better Auth that is open; everything else it offers stays shut until a screen needs it. */
const endpoints: Record<string, Endpoint> = {
  'sign-up/email': {
    method: 'POST',
    body: SignUp,
    limits: [{ limit: { max: 60, windowSeconds: 600 }, key: perAddress }],
  },
  'sign-in/email': {
    method: 'POST',
    body: SignIn,
    limits: [
      { limit: { max: 10, windowSeconds: 300 }, key: perAccount },
      { limit: { max: 100, windowSeconds: 300 }, key: perAddress },
    ],
  },
  'sign-out': { method: 'POST', changesSession: true },
  'get-session': { method: 'GET' },
  token: { method: 'GET' },
  jwks: { method: 'GET' },
}

/** Sign-up, sign-in, sign-out and access tokens under `/v1/auth`. */
export function registerIdentityRoutes(app: FastifyInstance, deps: IdentityDeps): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/v1/auth/*',
    handler: async (request, reply) => {
      const path = (request.params as { '*': string })['*']
      const endpoint = Object.hasOwn(endpoints, path) ? endpoints[path] : undefined
      if (!endpoint) throw failure('NOT_FOUND')
      if (endpoint.method !== request.method) throw failure('METHOD_NOT_ALLOWED')
      reply.header('cache-control', 'no-store')
      checkOrigin(request, deps.origins)
      if (endpoint.changesSession) checkXsrfPair(request)
      const body = endpoint.body ? checkedBody(endpoint.body, request.body) : {}
      await checkLimits(deps, request, reply, path, endpoint, body)
      giveXsrfToken(request, reply, deps.publicUrl.startsWith('https:'))
      const answer = await deps.auth.handler(asWebRequest(deps, request, body))
      return forward(reply, answer)
    },
  })
}

function checkedBody(schema: z.ZodType, body: unknown): Record<string, unknown> {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw validationFailure(parsed.error.issues)
  return parsed.data as Record<string, unknown>
}

async function checkLimits(
  deps: IdentityDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  endpoint: Endpoint,
  body: Record<string, unknown>,
): Promise<void> {
  for (const { limit, key } of endpoint.limits ?? []) {
    const wait = await countAttempt(deps, `${path} ${key(request.ip, body)}`, limit)
    if (wait === undefined) continue
    reply.header('retry-after', wait)
    throw failure('TOO_MANY_REQUESTS', { details: { retryAfterSeconds: wait } })
  }
}

function asWebRequest(deps: IdentityDeps, request: FastifyRequest, body: Record<string, unknown>): Request {
  const headers = fromNodeHeaders(request.headers)
  headers.set(clientAddressHeader, request.ip)
  headers.set('content-type', 'application/json')
  headers.delete('content-length')
  // A program without a browser names no origin; the browser's own rules were checked above.
  if (!headers.has('origin')) headers.set('origin', deps.publicUrl)
  return new Request(new URL(request.url, deps.publicUrl), {
    method: request.method,
    headers,
    ...(request.method === 'POST' ? { body: JSON.stringify(body) } : {}),
  })
}

async function forward(reply: FastifyReply, answer: Response): Promise<unknown> {
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie)
  const body: unknown = await answer.json().catch(() => undefined)
  if (!answer.ok) throw identityFailure(answer.status, body)
  return reply.status(answer.status).type('application/json').send(JSON.stringify(body))
}
