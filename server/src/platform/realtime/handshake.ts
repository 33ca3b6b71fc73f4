import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { liveCloseCodes, maxLiveRequestBytes } from '@lettrine/contract/live'
import { type WebSocket, WebSocketServer } from 'ws'
import { requestIdHeader } from '../http/request-id.ts'
import { newId } from '../new-id.ts'
import { authenticateUpgrade, type ReadToken } from './authenticate-upgrade.ts'
import type { CloseReason, SocketOwner } from './live-socket.ts'

export type HandshakeDeps = {
  origins: readonly string[]
  readToken: ReadToken
  report: (fault: unknown) => void
  closeGraceMs: number
  open: (ws: WebSocket, holder: SocketOwner) => void
}

/**
 * Handles WebSocket upgrades. A foreign origin is refused with 403; without a valid token the socket is opened and
 * closed at once with a code, because a browser does not expose a failed handshake to its page.
 */
export function buildHandshake({ origins, readToken, report, closeGraceMs, open }: HandshakeDeps) {
  let isStopped = false
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxLiveRequestBytes,
    // Its memory for each socket is more than our short frames would save.
    perMessageDeflate: false,
    clientTracking: false,
  })
  const sendAway = (ws: WebSocket, why: CloseReason) => {
    ws.on('error', () => {})
    ws.close(liveCloseCodes[why])
    setTimeout(() => ws.terminate(), closeGraceMs).unref()
  }
  return {
    accept: async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
      // Until `ws` takes over, a connection that breaks would end the process.
      const breakOff = () => socket.destroy()
      socket.on('error', breakOff)
      const { origin } = request.headers
      if (origin !== undefined && !origins.includes(origin)) return refuse(socket)
      const admitted = await authenticateUpgrade(request, readToken, report)
      if (socket.destroyed) return
      socket.removeListener('error', breakOff)
      sockets.handleUpgrade(request, socket, head, (ws) => {
        if (isStopped) sendAway(ws, 'goingAway')
        else if (typeof admitted === 'string') sendAway(ws, admitted)
        else open(ws, admitted)
      })
    },
    /** Closes all further sockets with `goingAway`. */
    stop: () => {
      isStopped = true
    },
  }
}

function refuse(socket: Duplex): void {
  const answer = `HTTP/1.1 403 Forbidden\r\n${requestIdHeader}: ${newId()}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`
  socket.end(answer, () => socket.destroy())
}
