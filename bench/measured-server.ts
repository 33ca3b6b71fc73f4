import { startServer, stopOnSignal } from '../server/src/main.ts'

// The default server, which reports when it is ready, and its memory on request.

const server = await startServer(process.env)
stopOnSignal(server.stop)
process.on('message', () => {
  // Garbage is not part of the cost of a socket.
  globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  process.send?.({ rss, heapUsed })
})
process.send?.('ready')
