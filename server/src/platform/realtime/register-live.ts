import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import type { ReadToken } from './authenticate-upgrade.ts'
import { buildHandshake } from './handshake.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import { listenForSignals, type SignalConnection } from './listen-for-signals.ts'
import { LiveHub } from './live-hub.ts'
import { defaultTimings, type LiveTimings, maxConcurrentReads } from './live-limits.ts'
import { LiveSocket, type SocketDeps } from './live-socket.ts'

export type LiveDeps = Pick<SocketDeps, 'isSessionLive' | 'source'> & {
  readToken: ReadToken
  databaseUrl: string
  origins: readonly string[]
  /** The clock used for token expiry. */
  clock: Clock
  timings?: Partial<LiveTimings>
  /** Gets what counts the open sockets. */
  watch?: (count: () => number) => void
}

/** Serves the WebSocket `GET /v1/notifications?token=…` and forwards signals of all processes to it. */
export function registerLive(app: FastifyInstance, deps: LiveDeps): void {
  const timings = { ...defaultTimings, ...deps.timings }
  const report = (fault: unknown) => app.log.error({ err: fault }, 'live socket failed')
  const queries = withLimitedConcurrency(deps)
  const hub = new LiveHub(queries.source)
  deps.watch?.(() => hub.count())
  const onClosing: SocketDeps['onClosing'] = (socket, why) => {
    hub.remove(socket)
    if (why) app.log.debug({ why }, 'live socket closed')
  }
  const socketDeps: SocketDeps = { ...queries, timings, report, onClosing }
  const handshake = buildHandshake({
    origins: deps.origins,
    readToken: deps.readToken,
    report,
    closeGraceMs: timings.closeGraceMs,
    open: (ws, holder) => {
      const socket = new LiveSocket(ws, holder, deps.clock().getTime(), socketDeps)
      if (hub.add(socket)) void socket.begin()
      else socket.close('tooManySockets')
    },
  })
  app.server.on('upgrade', (request, socket, head) => void handshake.accept(request, socket, head))
  const beating = setInterval(() => hub.ping(), timings.pingEveryMs).unref()
  let connection: SignalConnection | undefined
  app.addHook('onListen', async () => {
    connection = receiveSignals(app, deps.databaseUrl, hub, report)
  })
  app.addHook('preClose', async () => {
    handshake.stop()
    clearInterval(beating)
    hub.closeAll('goingAway')
    await connection?.stop()
  })
}

/** Limits the concurrent queries of sockets. */
function withLimitedConcurrency({ source, isSessionLive }: Pick<SocketDeps, 'isSessionLive' | 'source'>) {
  const turn = limitConcurrency(maxConcurrentReads)
  return {
    source: {
      readMissed: (userId, after) => turn(() => source.readMissed(userId, after)),
      lastSequences: (userIds) => turn(() => source.lastSequences(userIds)),
    },
    isSessionLive: (userId, sessionId) => turn(() => isSessionLive(userId, sessionId)),
  } satisfies Pick<SocketDeps, 'isSessionLive' | 'source'>
}

function receiveSignals(
  app: FastifyInstance,
  databaseUrl: string,
  hub: LiveHub,
  report: (fault: unknown) => void,
): SignalConnection {
  let hasListened = false
  const catchUp = () =>
    void hub.catchUp().catch((fault: unknown) => {
      report(fault)
      // It is unknown who missed what: all reconnect and resume.
      hub.closeAll('tryLater')
    })
  return listenForSignals({
    databaseUrl,
    onText: (text) => {
      if (hub.handleSignal(text)) return
      app.log.error('unknown live signal received')
      catchUp()
    },
    onListening: () => {
      if (hasListened) hub.sendChanged()
      hasListened = true
      catchUp()
    },
    onError: (fault) => app.log.error({ fault }, 'connection for live signals lost; reconnecting'),
  })
}
