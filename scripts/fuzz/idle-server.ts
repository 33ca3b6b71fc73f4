import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// A server that does nothing: how long it takes is what the machine takes.

const server = createServer((_request, response) => response.end('up')).listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port)
})
process.on('disconnect', () => process.exit())
