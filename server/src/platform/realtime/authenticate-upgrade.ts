import type { IncomingMessage } from 'node:http'
import { Failure } from '../failure.ts'
import type { CloseReason, Holder } from './live-socket.ts'

const livePath = '/v1/notifications'

/** Says whose a bearer token is; fails with `AUTHENTICATION_REQUIRED`. */
export type ReadToken = (authorization: string | undefined) => Promise<Holder>

const urlOf = (request: IncomingMessage) => URL.parse(request.url ?? '', 'http://localhost')

/** Whether a request asks for our socket; whatever else asks for an upgrade is answered as if it had not. */
export const isLiveUpgrade = (request: IncomingMessage): boolean =>
  request.headers.upgrade?.toLowerCase() === 'websocket' &&
  urlOf(request)?.pathname.replace(/\/$/, '') === livePath

/** Whose socket it is, or why it is closed at once. A browser can send no header here: the token is in the address. */
export async function authenticateUpgrade(
  request: IncomingMessage,
  readToken: ReadToken,
  report: (fault: unknown) => void,
): Promise<Holder | CloseReason> {
  const token = urlOf(request)?.searchParams.get('token')
  try {
    return await readToken(token ? `Bearer ${token}` : undefined)
  } catch (fault) {
    if (fault instanceof Failure && fault.code === 'AUTHENTICATION_REQUIRED') return 'tokenRefused'
    report(fault)
    return 'tryLater'
  }
}
