import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readForm, sendJson } from '../local-server.ts'
import { identitySandboxTexts as texts } from './identity.fr.ts'
import { choicePage, faultPage, pageHeaders } from './page.ts'
import { avatarOf, readDecision, type SandboxUser } from './sandbox-users.ts'

export type SandboxClient = { id: string; secret: string; name: string; redirectUri: string }

const provider = 'GitHub'
const codeLifetimeMs = 10 * 60_000

type Grant = { person: SandboxUser; redirectUri: string; challenge: string; expiresAtMs: number }

const randomText = () => randomBytes(20).toString('hex')

/**
 * Simulates GitHub's sign-in: the consent page, the exchange of the code (once, with its PKCE
 * verifier), the user and their addresses, these two under `/api/v3` as GitHub Enterprise has them.
 */
export function githubSandbox(client: SandboxClient, now: () => number) {
  const grants = new Map<string, Grant>()
  const tokens = new Map<string, SandboxUser>()

  function authorize(response: ServerResponse, query: URLSearchParams, form?: URLSearchParams): void {
    const reason = refusalOf(client, query)
    if (reason)
      return void response.writeHead(400, pageHeaders).end(faultPage(provider, texts.badRequest(reason)))
    const decision = form ? readDecision(form) : undefined
    if (!decision || decision.kind === 'incomplete') {
      const action = `/login/oauth/authorize?${query}`
      const page = choicePage({ provider, client: client.name, action, incomplete: form })
      return void response.writeHead(form ? 422 : 200, pageHeaders).end(page)
    }
    const target = new URL(query.get('redirect_uri')!)
    target.searchParams.set('state', query.get('state') ?? '')
    if (decision.kind === 'refused') {
      target.searchParams.set('error', 'access_denied')
      target.searchParams.set('error_description', 'The user has denied your application access.')
    } else {
      const code = randomText()
      grants.set(code, {
        person: decision.person,
        redirectUri: query.get('redirect_uri')!,
        challenge: query.get('code_challenge') ?? '',
        expiresAtMs: now() + codeLifetimeMs,
      })
      target.searchParams.set('code', code)
    }
    response.writeHead(303, { location: target.href, 'cache-control': 'no-store' }).end()
  }

  /** GitHub answers 200 to a refused exchange too: the fault is in the body. */
  function exchange(form: URLSearchParams): object {
    const code = form.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    if (form.get('client_id') !== client.id || !sameText(form.get('client_secret') ?? '', client.secret))
      return { error: 'incorrect_client_credentials' }
    if (!grant || now() > grant.expiresAtMs || !isProven(grant.challenge, form.get('code_verifier') ?? ''))
      return { error: 'bad_verification_code' }
    if (form.get('redirect_uri') !== grant.redirectUri) return { error: 'redirect_uri_mismatch' }
    const token = `gho_${randomText()}`
    tokens.set(token, grant.person)
    return { access_token: token, scope: 'read:user,user:email', token_type: 'bearer' }
  }

  /** `/user` and `/user/emails`. */
  function tell(request: IncomingMessage, path: string, origin: string): { status: number; body: unknown } {
    const person = tokens.get(/^(?:Bearer|token) (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '')
    if (!person) return { status: 401, body: { message: 'Bad credentials' } }
    const { id, name, email, emailVerified: verified } = person
    if (path === '/emails')
      return { status: 200, body: [{ email, primary: true, verified, visibility: 'private' }] }
    // GitHub shows an address here only to those who publish theirs.
    const login = email.split('@')[0]
    const user = { id: Number(id), login, name, email: null, avatar_url: `${origin}/avatars/${id}` }
    return { status: 200, body: user }
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams, origin } = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const route = `${request.method} ${pathname}`
    if (route === 'GET /login/oauth/authorize') return authorize(response, searchParams)
    if (route === 'POST /login/oauth/authorize')
      return authorize(response, searchParams, await readForm(request))
    if (route === 'POST /login/oauth/access_token')
      return sendJson(response, 200, exchange(await readForm(request)))
    const apiPath = /^GET \/api\/v3\/user(\/emails)?$/.exec(route)
    if (apiPath) {
      const { status, body } = tell(request, apiPath[1] ?? '', origin)
      return sendJson(response, status, body)
    }
    const portrait = /^GET \/avatars\/(\d+)$/.exec(route)
    if (portrait) {
      const someone = [...tokens.values()].find(({ id }) => id === portrait[1])
      if (someone)
        return void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(avatarOf(someone))
    }
    sendJson(response, 404, { message: 'Not Found' })
  }
}

function refusalOf(client: SandboxClient, query: URLSearchParams): string | undefined {
  if (query.get('client_id') !== client.id) return 'client_id'
  if (query.get('redirect_uri') !== client.redirectUri) return 'redirect_uri'
  const method = query.get('code_challenge_method')
  return query.has('code_challenge') && method !== 'S256' ? 'code_challenge_method' : undefined
}

const isProven = (challenge: string, verifier: string) =>
  challenge === '' || sameText(createHash('sha256').update(verifier).digest('base64url'), challenge)

const sameText = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
