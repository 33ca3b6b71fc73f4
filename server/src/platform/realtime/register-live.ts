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
  /** The clock that tokens are made by. */
  clock: Clock
  pace?: Partial<LiveTimings>
}

/** Opens `GET /v1/notifications?token=…` to sockets, and brings them what every process tells. */
export function registerLive(app: FastifyInstance, deps: LiveDeps): void {
  const pace = { ...defaultTimings, ...deps.pace }
  const report = (fault: unknown) => app.log.error({ err: fault }, 'a live socket met a fault')
  const asked = inTurn(deps)
  const hub = new LiveHub(asked.source)
  const onClosing: SocketDeps['onClosing'] = (socket, why) => {
    hub.remove(socket)
    if (why) app.log.debug({ why }, 'a live socket was closed')
  }
  const socketDeps: SocketDeps = { ...asked, pace, report, onClosing }
  const handshake = buildHandshake({
    origins: deps.origins,
    readToken: deps.readToken,
    report,
    closeGraceMs: pace.closeGraceMs,
    open: (ws, holder) => {
      const socket = new LiveSocket(ws, holder, deps.clock().getTime(), socketDeps)
      if (hub.add(socket)) void socket.begin()
      else socket.close('tooManySockets')
    },
  })
  app.server.on('upgrade', (request, socket, head) => void handshake.accept(request, socket, head))
  const beating = setInterval(() => hub.beat(), pace.pingEveryMs).unref()
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

/** The questions of sockets, a few at a time. */
function inTurn({ source, isSessionLive }: Pick<SocketDeps, 'isSessionLive' | 'source'>) {
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
      // Nobody knows who missed what: they come again, and resume.
      hub.closeAll('tryLater')
    })
  return listenForSignals({
    databaseUrl,
    onText: (text) => {
      if (hub.hear(text)) return
      app.log.error('news came that this version does not understand')
      catchUp()
    },
    onListening: () => {
      if (hasListened) hub.sayChanged()
      hasListened = true
      catchUp()
    },
    onError: (fault) => app.log.error({ fault }, 'news of other processes are not heard; it is tried again'),
  })
}
