import type { IncomingMessage } from 'node:http'
import { Failure } from '../failure.ts'
import type { CloseReason, SocketOwner } from './live-socket.ts'

const livePath = '/v1/notifications'

/** Verifies a bearer token; fails with `AUTHENTICATION_REQUIRED`. */
export type ReadToken = (authorization: string | undefined) => Promise<SocketOwner>

const urlOf = (request: IncomingMessage) => URL.parse(request.url ?? '', 'http://localhost')

/** Whether a request upgrades to the live socket; other upgrade requests are answered as plain HTTP. */
export const isLiveUpgrade = (request: IncomingMessage): boolean =>
  request.headers.upgrade?.toLowerCase() === 'websocket' &&
  urlOf(request)?.pathname.replace(/\/$/, '') === livePath

/** The owner of the socket, or the close reason. Browsers cannot set headers here: the token is in the query string. */
export async function authenticateUpgrade(
  request: IncomingMessage,
  readToken: ReadToken,
  report: (fault: unknown) => void,
): Promise<SocketOwner | CloseReason> {
  const token = urlOf(request)?.searchParams.get('token')
  try {
    return await readToken(token ? `Bearer ${token}` : undefined)
  } catch (fault) {
    if (fault instanceof Failure && fault.code === 'AUTHENTICATION_REQUIRED') return 'tokenRefused'
    report(fault)
    return 'tryLater'
  }
}
