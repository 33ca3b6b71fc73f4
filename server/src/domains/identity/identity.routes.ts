import { socialReturnPath } from '@lettrine/contract/identity'
import type { PasskeySignIn } from '@lettrine/contract/passkeys'
import { fromNodeHeaders } from 'better-auth/node'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { decodeJwt } from 'jose'
import type { z } from 'zod'
import { Failure, failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { clientNetwork } from '../../platform/http/client-network.ts'
import { validationFailure } from '../../platform/http/validation.ts'
import { countAttempt } from '../../platform/rate-limit.ts'
import { type Auth, clientAddressHeader } from './auth.ts'
import { withoutHiddenOutage } from './hidden-outage.ts'
import { type Endpoint, endpoints } from './identity-endpoints.ts'
import { identityFailureMessages as texts } from './identity-failure.fr.ts'
import { identityFailure } from './identity-failure.ts'
import { rememberDevice } from './known-device.ts'
import { watchWithdrawal } from './proven-owner.ts'
import { checkOrigin, checkXsrfPair, issueXsrfToken } from './request-guards.ts'
import {
  finishProof,
  isSecondStepNeeded,
  requireOwnerProof,
  requireSamePerson,
} from './second-factor/finish-proof.ts'
import type { SecretVault } from './second-factor/secret-vault.ts'
import { sessionCookie } from './session-cookies.ts'
import { recordSessionUse } from './sessions.repository.ts'
import { logSignIn } from './sign-in-log.ts'
import { beginSignIn, noteSignIn } from './sign-in-throttle.ts'
import { buildProviderOpener, type ProviderOpener, type SocialSettings } from './social-providers.ts'
import { returnAddress } from './social-return.ts'

export type IdentityDeps = Pick<
  Deps,
  'db' | 'clock' | 'newId' | 'jobs' | 'mailer' | 'publicUrl' | 'events'
> & {
  auth: Auth
  origins: string[]
  /** Signs the cookie of known devices. */
  deviceSecret: string
  /** Encrypts the keys of second factors. */
  vault: SecretVault
  /** Social sign-in providers and their credentials. */
  social: SocialSettings
}

/** Sign-up, sign-in, sign-out and access tokens under `/v1/auth`. */
export function registerIdentityRoutes(app: FastifyInstance, deps: IdentityDeps): void {
  const openProvider = buildProviderOpener(deps.auth, deps.social)
  app.route({
    method: ['GET', 'POST'],
    url: '/v1/auth/*',
    handler: async (request, reply) => {
      const path = (request.params as { '*': string })['*']
      const endpoint = Object.hasOwn(endpoints, path) ? endpoints[path] : undefined
      if (!endpoint) throw failure('NOT_FOUND')
      if (endpoint.method !== request.method) throw failure('METHOD_NOT_ALLOWED')
      reply.header('cache-control', 'no-store')
      return answerEndpoint(deps, openProvider, { request, reply, path, endpoint }).catch((fault) => {
        if (fault instanceof Failure) logSignIn(request, path, { refused: fault.code })
        throw fault
      })
    },
  })
}

type Asked = { request: FastifyRequest; reply: FastifyReply; path: string; endpoint: Endpoint }

async function answerEndpoint(deps: IdentityDeps, openProvider: ProviderOpener, asking: Asked) {
  const { request, reply, path, endpoint } = asking
  checkOrigin(request, deps.origins)
  if (endpoint.changesSession) checkXsrfPair(request, deps.publicUrl)
  const body = endpoint.body ? checkedBody(endpoint.body, request.body) : {}
  await checkLimits(deps, request, reply, path, endpoint, body)
  const attempt = endpoint.isSignIn && (await beginSignIn(deps, request, reply, String(body.email)))
  if (endpoint.answer) {
    const { told, owner } = await endpoint.answer(deps, body as never)
    if (owner !== undefined) rememberDevice(request, reply, deps, owner)
    return told
  }
  if (endpoint.provider) {
    const opened = await openProvider(endpoint.provider(body)).catch((fault: unknown) => fault)
    if (opened && endpoint.returns) return reply.redirect(returnAddress(deps.publicUrl, opened))
    if (opened) throw opened
  }
  const asked = endpoint.asked?.(body, deps.publicUrl) ?? body
  if (endpoint.needsOwnerProof) await requireOwnerProof(deps, request)
  if (endpoint.proof === 'passkey') await requireSamePerson(deps, request, body as PasskeySignIn)
  const handle = () =>
    withoutHiddenOutage(() => deps.auth.handler(asWebRequest(deps, request, asked, endpoint)))
  if (endpoint.returns) return redirectBack(deps, asking, await watchWithdrawal(handle))
  const answer = await handle()
  if (attempt && !answer.ok) await attempt.failed()
  const told = await forward(deps, request, reply, answer, endpoint, body)
  passCookies(deps, reply, answer)
  if (attempt) await attempt.passed()
  const isHalfway = isSecondStepNeeded(told)
  if (attempt && !isHalfway) await noteSignIn(deps, request, reply, String(body.email))
  if (path === 'sign-up/email') rememberDevice(request, reply, deps, String(body.email))
  if (path === 'token') await noteUse(deps, told)
  logSignIn(request, path, isHalfway ? 'second step asked' : 'succeeded')
  return reply.type('application/json').send(JSON.stringify(told))
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
  { limits = [] }: Endpoint,
  body: Record<string, unknown>,
): Promise<void> {
  for (const { limit, key } of limits) {
    const wait = await countAttempt(deps, `${path} ${key(clientNetwork(request), body)}`, limit)
    if (wait === undefined) continue
    reply.header('retry-after', wait)
    throw failure('TOO_MANY_REQUESTS', { message: texts.tooMany(wait), details: { retryAfterSeconds: wait } })
  }
}

function asWebRequest(
  deps: IdentityDeps,
  request: FastifyRequest,
  body: Record<string, unknown>,
  { proof }: Endpoint,
): Request {
  const headers = fromNodeHeaders(request.headers)
  // With a session, Better Auth would check codes for it, without a bound.
  if (proof === 'application' || proof === 'recovery') {
    const { name } = sessionCookie(deps.publicUrl)
    const others = (headers.get('cookie') ?? '').split(/;\s*/).filter((one) => !one.startsWith(`${name}=`))
    headers.set('cookie', others.join('; '))
  }
  headers.set(clientAddressHeader, request.ip)
  headers.set('content-type', 'application/json')
  headers.delete('content-length')
  // Clients other than browsers send no Origin; the rules for browsers were checked above.
  if (!headers.has('origin')) headers.set('origin', deps.publicUrl)
  return new Request(new URL(request.url, deps.publicUrl), {
    method: request.method,
    headers,
    ...(request.method === 'POST' ? { body: JSON.stringify(body) } : {}),
  })
}

/** Open pages fetch access tokens regularly: this records the last use of a session. */
async function noteUse({ db, clock }: IdentityDeps, told: unknown): Promise<void> {
  const { sid } = decodeJwt((told as { token: string }).token)
  if (typeof sid === 'string') await recordSessionUse(db, sid, clock())
}

function passCookies({ publicUrl }: IdentityDeps, reply: FastifyReply, answer: Response): void {
  // A sign-in that waits for its second step sets the cookie of a session, and clears it.
  const cookies = lastOfEachName(answer.headers.getSetCookie())
  for (const cookie of cookies) reply.header('set-cookie', cookie)
  issueXsrfToken(reply, cookies, publicUrl)
}

const lastOfEachName = (lines: string[]): string[] => [
  ...new Map(lines.map((line) => [line.split('=')[0], line])).values(),
]

/** Callback of a provider: cookies, and a redirect to our page. */
async function redirectBack(
  deps: IdentityDeps,
  { request, reply, path }: Asked,
  { result: answer, isPasswordWithdrawn }: { result: Response; isPasswordWithdrawn: boolean },
): Promise<FastifyReply> {
  const target = new URL(answer.headers.get('location') ?? socialReturnPath, deps.publicUrl)
  const told: unknown = await answer.json().catch(() => undefined)
  const isHalfway = isSecondStepNeeded(told)
  if (isHalfway) target.searchParams.set('notice', 'second_step')
  if (isPasswordWithdrawn) target.searchParams.set('notice', 'password_withdrawn')
  const { href } = target
  // Defence in depth against open redirects: Better Auth is only given our URLs.
  if (!href.startsWith(`${deps.publicUrl}${socialReturnPath}`)) throw failure('UNTRUSTED_ORIGIN')
  passCookies(deps, reply, answer)
  const refused = target.searchParams.get('error')
  const ended = isHalfway ? 'second step asked' : 'succeeded'
  logSignIn(request, path, refused === null ? ended : { refused })
  return reply.redirect(href, 303)
}

/** The body for the page; a proof that it tells is recorded first. */
async function forward(
  deps: IdentityDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Response,
  endpoint: Endpoint,
  sent: Record<string, unknown>,
): Promise<unknown> {
  const body: unknown = await answer.json().catch(() => undefined)
  if (!answer.ok) {
    const refused = identityFailure(answer.status, body)
    // See `passwordHashing`: only an address without an account is refused for a common password here.
    const isCommon = endpoint.isSignIn && refused.code === 'PASSWORD_TOO_COMMON'
    throw isCommon ? failure('INVALID_CREDENTIALS') : refused
  }
  if (endpoint.proof)
    await finishProof(deps, request, reply, { kind: endpoint.proof, body: sent, told: body })
  reply.status(answer.status)
  return endpoint.keepsToken ? body : withoutSessionToken(body)
}

/** Better Auth tells the token of the session, which the page must not know. */
function withoutSessionToken(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  const { token: _own, session, ...rest } = body as { token?: string; session?: { token?: string } }
  if (!session) return rest
  const { token: _sessions, ...open } = session
  return { ...rest, session: open }
}
