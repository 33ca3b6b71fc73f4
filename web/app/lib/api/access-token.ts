import { noResponse, refusal } from './api-error.ts'
import { takeEarly } from './early-session.ts'
import { hasXsrfCookie, xsrfHeaders } from './xsrf.ts'

// A token this close to its expiry is renewed first, so that a request rarely gets a 401.
const renewalMarginMs = 30_000

let current: { token: string; expiresAt: number } | undefined
let renewal: Promise<string | undefined> | undefined

function expiryOf(token: string): number {
  const payload = token.split('.')[1]
  if (!payload) return 0
  const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: number }
  return (claims.exp ?? 0) * 1000
}

async function fetchToken(): Promise<string | undefined> {
  // The server sets this cookie with the first session: without it there was never one in this browser.
  if (!hasXsrfCookie()) return undefined
  const early = await takeEarly('token')
  if (early) return remember(early.token)
  const response = await fetch('/v1/auth/token', {
    credentials: 'same-origin',
    headers: xsrfHeaders(),
    signal: AbortSignal.timeout(30_000),
  }).catch((cause) => {
    throw noResponse(cause)
  })
  if (response.status === 401) return undefined
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw refusal(response.status, body)
  return remember((body as { token: string }).token)
}

function remember(token: string): string {
  current = { token, expiresAt: expiryOf(token) }
  return token
}

/** A new access token from the session cookie; undefined without a session. One request at a time. */
export function renewAccessToken(): Promise<string | undefined> {
  renewal ??= fetchToken().finally(() => {
    renewal = undefined
  })
  return renewal
}

/** The current token, renewed when it is about to expire; undefined without a session. */
export function accessToken(now = Date.now()): Promise<string | undefined> {
  if (current && current.expiresAt - now > renewalMarginMs) return Promise.resolve(current.token)
  return renewAccessToken()
}

/** The current token without renewal: for a request sent while the page is closing. */
export function currentAccessToken(): string | undefined {
  return current?.token
}

export function clearAccessToken(): void {
  current = undefined
}
