import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** `down` refuses connections, `slow` delays each answer, `cut` destroys the connection amid an answer. */
export type RelayMode = 'open' | 'down' | 'slow' | 'cut'

export type Relay = {
  port: number
  setMode: (mode: RelayMode) => Promise<void>
  /** Connections that `cut` has destroyed. */
  cuts: () => number
  close: () => Promise<void>
}

/**
 * Forwards connections of a port of this machine to the one that `target` names at that moment, as the address of a database
 * leads to its primary, and spoils them on request.
 * @param options.cutAfter - chunks of an answer that pass before `cut` destroys the connection
 */
export async function openRelay(
  target: () => number | undefined,
  options: { slowMs: number; cutAfter: number; port?: number } = { slowMs: 0, cutAfter: 0 },
): Promise<Relay> {
  let mode: RelayMode = 'open'
  let cuts = 0
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const port = target()
    if (mode === 'down' || port === undefined) return void client.resetAndDestroy()
    pair(
      client,
      connect(port, '127.0.0.1'),
      () => mode,
      options,
      sockets,
      () => {
        cuts += 1
      },
    )
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(options.port ?? 0)
  const { port } = server.address() as { port: number }
  const refuse = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return {
    port,
    setMode: async (wanted) => {
      const was = mode
      mode = wanted
      if (was === wanted) return
      if (wanted === 'down') await refuse()
      else if (was === 'down') await listen(port)
      // A connection that was opened before would escape the fault.
      else for (const socket of sockets) socket.destroy()
    },
    cuts: () => cuts,
    close: async () => {
      if (mode !== 'down') await refuse()
    },
  }
}

function pair(
  client: Socket,
  server: Socket,
  modeNow: () => RelayMode,
  { slowMs, cutAfter }: { slowMs: number; cutAfter: number },
  sockets: Set<Socket>,
  onCut: () => void,
): void {
  let chunks = 0
  for (const [from, to] of [
    [client, server],
    [server, client],
  ] as const) {
    sockets.add(from)
    from.setNoDelay()
    // What an error ends is told by the end of the socket.
    from.on('error', () => {})
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }
  client.on('data', (chunk) => server.write(chunk))
  client.on('end', () => server.end())
  server.on('end', () => setTimeout(() => client.end(), modeNow() === 'slow' ? slowMs : 0))
  server.on('data', (chunk) => {
    if (modeNow() === 'cut' && chunks++ >= cutAfter) {
      onCut()
      client.resetAndDestroy()
    } else if (modeNow() === 'slow') setTimeout(() => client.writable && client.write(chunk), slowMs)
    else client.write(chunk)
  })
}
