import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'

test('a request that arrives as the process begins to stop is served', async () => {
  const server = await openTestApp()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n')
  await pause(100)
  const stopped = server.close()
  await pause(100)
  socket.write('\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /)
  await stopped
})
