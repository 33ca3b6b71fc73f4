import { accessToken, clearAccessToken, currentAccessToken, renewAccessToken } from './access-token.ts'
import { noResponse, refusal } from './api-error.ts'
import { takeEarlyAnswer } from './early-session.ts'
import { xsrfHeaders } from './xsrf.ts'

const timeoutMs = 30_000

type SessionLost = () => void
let onSessionLost: SessionLost = () => {}

/** Called when the server no longer accepts the session, after one renewal failed. */
export function whenSessionIsLost(listener: SessionLost): void {
  onSessionLost = listener
}

type SecondFactorAsked = () => Promise<boolean>
let onSecondFactorAsked: SecondFactorAsked = async () => false

/** Called when a request needs a proof of the second factor; it is sent again where the person gave one. */
export function whenSecondFactorIsAsked(listener: SecondFactorAsked): void {
  onSecondFactorAsked = listener
}

async function asksSecondFactor(response: Response): Promise<boolean> {
  if (response.status !== 403) return false
  const body = await response
    .clone()
    .json()
    .catch(() => {})
  return body?.code === 'SECOND_FACTOR_REQUIRED'
}

async function send(request: Request, token: string | undefined, timeout: AbortSignal): Promise<Response> {
  const headers = new Headers(request.headers)
  if (token) headers.set('Authorization', `Bearer ${token}`)
  for (const [name, value] of Object.entries(xsrfHeaders())) headers.set(name, value)
  const signal = AbortSignal.any([request.signal, timeout])
  return fetch(new Request(request, { headers, signal, credentials: 'same-origin' })).catch((cause) => {
    if (request.signal.aborted) throw request.signal.reason
    throw noResponse(cause)
  })
}

/**
 * `fetch` as the signed-in user: bearer token, 30 s timeout until the answer starts, one renewal of the token on
 * 401, after which the session is lost; and once more after a proof of the second factor. Rejects with `ApiError` status 0 without an answer.
 */
export async function authorizedFetch(request: Request): Promise<Response> {
  const response = await fetchWithToken(request.clone())
  if (!(await asksSecondFactor(response)) || !(await onSecondFactorAsked())) return response
  return fetchWithToken(request)
}

async function fetchWithToken(request: Request): Promise<Response> {
  const timeout = new AbortController()
  const timer = setTimeout(
    () => timeout.abort(new DOMException('No answer in 30 s', 'TimeoutError')),
    timeoutMs,
  )
  try {
    const held = request.keepalive ? currentAccessToken() : await accessToken()
    const early = await takeEarlyAnswer(request)
    if (early) return early
    const first = await send(request.clone(), held, timeout.signal)
    if (first.status !== 401) return first
    const renewed = await renewAccessToken()
    const second = renewed ? await send(request, renewed, timeout.signal) : first
    if (second.status === 401) {
      clearAccessToken()
      onSessionLost()
    }
    return second
  } finally {
    clearTimeout(timer)
  }
}

/** Requests JSON and parses its envelope; rejects with `ApiError`. */
export async function requestJson<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const request = new Request(new URL(path, window.location.origin), {
    ...init,
    headers: {
      Accept: 'application/json',
      // FormData sets its own content type.
      ...(typeof init.body === 'string' ? { 'Content-Type': 'application/json' } : {}),
      ...init.headers,
    },
  })
  const response = path.startsWith('/v1/auth/')
    ? await send(request, undefined, AbortSignal.timeout(timeoutMs))
    : await authorizedFetch(request)
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw refusal(response.status, body)
  return body as Answer
}
