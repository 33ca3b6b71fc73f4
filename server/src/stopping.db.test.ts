import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'

test('a request that arrives as the process begins to stop is served', async () => {
  const server = await openTestApp()
  const http = server.app.server
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = http.address() as { port: number }
  const accepted = once(http, 'connection') as Promise<[Socket]>
  const socket = connect(port, '127.0.0.1')
  const [connection] = await accepted
  const head = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n'
  socket.write(head)
  await expect.poll(() => connection.bytesRead).toBe(head.length)
  let isAsked = false
  http.once('request', () => {
    isAsked = true
  })

  const stopped = server.close()
  await expect.poll(() => http.listening).toBe(false)
  expect(isAsked).toBe(false)
  socket.write('\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /)
  await stopped
})
