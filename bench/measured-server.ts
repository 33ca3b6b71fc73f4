import { startServer, stopOnSignal } from '../server/src/main.ts'

// The server as it starts by itself, which says when it is ready, and its memory when it is asked.

const server = await startServer(process.env)
stopOnSignal(server.stop)
process.on('message', () => {
  // What is garbage by now is not what a window costs.
  globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  process.send?.({ rss, heapUsed })
})
process.send?.('ready')
