import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** How long requests that have begun may still take once the process is asked to stop. */
const drainMs = 30_000
const lookEveryMs = 200

/**
 * Watches the connections of a server. The function it gives ends those without a request, again and again, and after
 * half a minute all of them; it returns what stops that.
 */
export function watchConnections(server: Server): () => () => void {
  const running = new Map<Socket, number>()
  server.on('connection', (socket: Socket) => {
    running.set(socket, 0)
    socket.once('close', () => running.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    running.set(socket, (running.get(socket) ?? 0) + 1)
    response.once('close', () => running.set(socket, (running.get(socket) ?? 1) - 1))
  })
  return () => {
    // Node takes a connection that has not asked for anything yet for a busy one.
    const endUnused = () => {
      for (const [socket, requests] of running) if (requests === 0) socket.destroy()
    }
    const looking = setInterval(endUnused, lookEveryMs)
    const ending = setTimeout(() => server.closeAllConnections(), drainMs)
    return () => {
      clearInterval(looking)
      clearTimeout(ending)
    }
  }
}
