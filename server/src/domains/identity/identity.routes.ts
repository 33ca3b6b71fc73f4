import { RequestPasswordReset, ResetPassword, SignIn, SignUp, VerifyEmail } from '@lettrine/contract/identity'
import { fromNodeHeaders } from 'better-auth/node'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { validationFailure } from '../../platform/http/validation.ts'
import { countAttempt, type Limit } from '../../platform/rate-limit.ts'
import { askPasswordReset } from './ask-password-reset.ts'
import { type Auth, clientAddressHeader } from './auth.ts'
import { identityFailure } from './identity-failure.ts'
import { checkOrigin, checkXsrfPair, giveXsrfToken } from './request-guards.ts'
import { resetPassword } from './reset-password.ts'
import { verifyEmail } from './verify-email.ts'

export type IdentityDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'jobs' | 'mailer' | 'publicUrl'> & {
  auth: Auth
  origins: string[]
}

type Endpoint = {
  method: 'GET' | 'POST'
  /** What is sent; checked here so that the answer is ours. */
  body?: z.ZodType
  /** Acts on the session of the cookie, so it needs proof that our page asked. */
  changesSession?: true
  /** What answers in the place of Better Auth; the body has passed its schema. */
  answer?: (deps: IdentityDeps, body: never) => Promise<object>
  limits?: { limit: Limit; key: (address: string, body: Record<string, unknown>) => string }[]
}

const perAddress = (address: string) => address
const perAccount = (address: string, body: Record<string, unknown>) =>
  `${address} ${String(body.email).toLowerCase()}`

const byMail = [
  { limit: { max: 5, windowSeconds: 900 }, key: perAccount },
  { limit: { max: 30, windowSeconds: 900 }, key: perAddress },
]
const byLink = [{ limit: { max: 60, windowSeconds: 900 }, key: perAddress }]

/** The part of Better Auth that is open, and ours; everything else it offers stays shut until a screen needs it. */
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
  'request-password-reset': {
    method: 'POST',
    body: RequestPasswordReset,
    limits: byMail,
    answer: async (deps, { email }: RequestPasswordReset) => {
      await askPasswordReset(deps, email)
      return { status: true }
    },
  },
  'reset-password': {
    method: 'POST',
    body: ResetPassword,
    limits: byLink,
    answer: async (deps, input: ResetPassword) => {
      await resetPassword(deps, input)
      return { status: true }
    },
  },
  'verify-email': {
    method: 'POST',
    body: VerifyEmail,
    limits: byLink,
    answer: async (deps, { token }: VerifyEmail) => ({ status: true, ...(await verifyEmail(deps, token)) }),
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
      if (endpoint.answer) return endpoint.answer(deps, body as never)
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
