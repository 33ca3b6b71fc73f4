import { LiveMessage } from '@lettrine/contract/live'
import type { Notification } from '@lettrine/contract/notifications'
import { WebSocket } from 'ws'

/** The address of a listening Fastify server. */
export function addressOf(server: { address: () => unknown }): string {
  const address = server.address() as { port: number } | null
  if (!address) throw new Error('The server does not listen')
  return `127.0.0.1:${address.port}`
}

export type LiveClient = ReturnType<typeof connectLive>

/** A client of a live socket that records validated frames and the close code. */
export function connectLive(
  address: string,
  token: string | undefined,
  options: { origin?: string; resumeAfter?: number } = {},
) {
  const query = token === undefined ? '' : `?token=${token}`
  const ws = new WebSocket(`ws://${address}/v1/notifications${query}`, {
    ...(options.origin ? { origin: options.origin } : {}),
  })
  const frames: LiveMessage[] = []
  ws.on('message', (bytes) => {
    const frame = LiveMessage.parse(JSON.parse(String(bytes)))
    frames.push(frame)
    if (frame.type === 'ready' && options.resumeAfter !== undefined)
      ws.send(JSON.stringify({ type: 'resume', after: options.resumeAfter }))
  })
  let failed: Error | undefined
  ws.on('error', (fault) => {
    failed = fault
  })
  let code: number | undefined
  ws.on('close', (given) => {
    code = given
  })
  const told = (): Notification[] =>
    frames.flatMap((frame) => (frame.type === 'notification' ? [frame.notification] : []))
  return {
    ws,
    frames,
    told,
    sequences: () => told().map(({ sequence }) => sequence),
    isReady: () => frames.some(({ type }) => type === 'ready'),
    /** The code it was closed with; undefined while it is open. */
    code: () => code,
    fault: () => failed,
    close: async () => {
      if (ws.readyState === WebSocket.CLOSED) return
      // A socket cut off in its handshake emits an error before it closes.
      const closed = new Promise((resolve) => ws.once('close', resolve))
      ws.terminate()
      await closed
    },
  }
}
