import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { openTestApp, testSecret } from '../testing/test-app.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { startServer } from './main.ts'

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

test('a process that stops serves, new connections too, while it says that it is not ready', async () => {
  const database = await openTestDatabase()
  const server = await startServer({
    DATABASE_URL: database.url,
    AUTH_SECRET: testSecret,
    PORT: '0',
    LOG_LEVEL: 'silent',
    ROLE: 'web',
  })
  const { port } = server.app.server.address() as { port: number }
  const statusOf = async (path: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } })).status
  expect(await statusOf('/readyz')).toBe(200)
  const seenByProxy = Promise.withResolvers<void>()
  const stopped = server.stopBehindProxy(() => seenByProxy.promise)
  expect([await statusOf('/readyz'), await statusOf('/v1/config')]).toEqual([503, 200])
  seenByProxy.resolve()
  await stopped
  await expect(statusOf('/v1/config')).rejects.toThrow()
  await database.close()
})
