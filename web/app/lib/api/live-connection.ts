import { LiveMessage, type LiveRequest, liveCloseCodes } from '@lettrine/contract/live'

/** The part of WebSocket used here. */
export type LiveSocket = Pick<WebSocket, 'send' | 'close' | 'addEventListener'>

export type LivePorts = {
  open: (url: string) => LiveSocket
  /** The access token; a new one after a refusal. Undefined without a session. */
  token: (isRefused: boolean) => Promise<string | undefined>
  /** Runs later, unless the returned function is called before. */
  schedule: (run: () => void, ms: number) => () => void
  /** From 0 up to 1. */
  random: () => number
}

export type LiveListener = {
  /** Sequence of the last known notification; later ones are sent again. Undefined where none was fetched. */
  lastSeen: () => number | undefined
  onMessage: (message: LiveMessage) => void
}

const reconnectMs = 5_000
const jitterMs = 2_500
/** Ten windows are open: one of them may be closed meanwhile. */
const tooManySocketsMs = 60_000

/**
 * Keeps a WebSocket open, and reconnects after 5 seconds plus a jitter, so that clients do not all reconnect at
 * once. Missed notifications come first. `url` has no query.
 */
export function openLiveConnection(url: string, ports: LivePorts, listener: LiveListener) {
  let socket: LiveSocket | undefined
  let cancel: (() => void) | undefined
  let isStopped = false
  let refusals = 0

  const reconnectIn = (ms: number) => {
    if (isStopped) return
    cancel?.()
    cancel = ports.schedule(() => void connect(), ms)
  }
  const reconnectSoon = () => reconnectIn(reconnectMs + ports.random() * jitterMs)

  async function connect(): Promise<void> {
    cancel = undefined
    const token = await ports.token(refusals > 0).catch(() => null)
    if (isStopped || socket) return
    if (token === null) reconnectSoon()
    // Not signed in: signing in starts a new connection.
    if (!token) return
    const opened = ports.open(`${url}?token=${encodeURIComponent(token)}`)
    socket = opened
    opened.addEventListener('message', ({ data }: MessageEvent) => receive(opened, data))
    opened.addEventListener('close', ({ code }: CloseEvent) => {
      if (socket === opened) socket = undefined
      onClose(code)
    })
  }

  function receive(from: LiveSocket, data: unknown): void {
    const read = LiveMessage.safeParse(parsed(data))
    // A newer server may send unknown messages.
    if (!read.success) return
    const message = read.data
    if (message.type === 'ready') {
      refusals = 0
      const request: LiveRequest = { type: 'resume', after: listener.lastSeen() ?? message.lastSequence }
      from.send(JSON.stringify(request))
    }
    listener.onMessage(message)
  }

  function onClose(code: number): void {
    if (isStopped || code === liveCloseCodes.badMessage) return
    if (code === liveCloseCodes.tokenRefused) refusals += 1
    // A token expires after a quarter of an hour: one refusal is normal, two in a row are not.
    if (code === liveCloseCodes.tokenRefused && refusals === 1) reconnectIn(0)
    else if (code === liveCloseCodes.tooManySockets) reconnectIn(tooManySocketsMs)
    else reconnectSoon()
  }

  return {
    start: () => void connect(),
    /** Reconnects at once when a retry is scheduled: the network is back. */
    reconnectNow: () => {
      if (cancel) reconnectIn(0)
    },
    stop: () => {
      isStopped = true
      cancel?.()
      socket?.close()
    },
  }
}

function parsed(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return undefined
  }
}
