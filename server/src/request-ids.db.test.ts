import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const given = '0af7651916cd43dd8448eb211c80319c'

let lines: string[] = []
let server: TestApp
beforeAll(async () => {
  server = await openTestApp({
    environment: { TRUSTED_PROXIES: '10.0.0.0/8' },
    logTo: { write: (line) => void lines.push(line) },
  })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

const idOf = async (url: string, options: object = {}) => {
  const answer = await server.app.inject({ method: 'GET', url, ...options })
  return String(answer.headers['x-request-id'])
}

test('every answer has an id of its own: good, refused, not found, unreadable', async () => {
  const urls = [
    '/healthz',
    '/v1/config',
    '/v1/letters',
    '/v1/nowhere',
    '/nowhere',
    '/%E0%A4%A',
    '/v1/auth/token',
  ]
  const ids = await Promise.all([...urls, ...urls].map((url) => idOf(url)))
  for (const id of ids) expect(id).toMatch(uuid)
  expect(new Set(ids).size).toBe(ids.length)
})

test('the id of a trusted proxy is kept, and nobody else’s', async () => {
  const headers = { 'x-request-id': given }
  expect(await idOf('/healthz', { headers, remoteAddress: '10.1.2.3' })).toBe(given)
  expect(await idOf('/healthz', { headers, remoteAddress: '192.0.2.1' })).toMatch(uuid)
  const text = { 'x-request-id': 'alice@example.org' }
  expect(await idOf('/healthz', { headers: text, remoteAddress: '10.1.2.3' })).toMatch(uuid)
})

test('what never became a request, and a refused socket, have an id too', async () => {
  const { port } = server.app.server.address() as { port: number }
  const sends = async (head: string) => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(head)
    return text(socket)
  }
  const upgrade = 'Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nOrigin: http://other.example'
  for (const head of ['NONSENSE\r\n\r\n', `GET /v1/notifications HTTP/1.1\r\n${upgrade}\r\n\r\n`])
    expect(await sends(head)).toMatch(/^HTTP\/1\.1 40\d .*\r\nX-Request-Id: [\da-f-]{36}\r\n/s)
})

test('a fault of the server says the id in its body, under which the log has its cause', async () => {
  const { token } = await server.signUp()
  await server.db.execute('ALTER TABLE letters RENAME TO hidden_letters')
  lines = []
  const answer = await server.app.inject({
    method: 'GET',
    url: '/v1/letters',
    headers: { authorization: `Bearer ${token}` },
  })
  await server.db.execute('ALTER TABLE hidden_letters RENAME TO letters')
  expect(answer.statusCode).toBe(500)
  const { requestId, code } = answer.json()
  expect([code, requestId]).toEqual(['INTERNAL_ERROR', answer.headers['x-request-id']])
  const logged = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request failed')
  expect(logged).toMatchObject({ reqId: requestId, err: { code: '42P01' } })
  const refused = await server.request('GET', '/letters')
  expect(refused).toMatchObject({ status: 401, body: { code: 'AUTHENTICATION_REQUIRED' } })
  expect(refused.body).not.toHaveProperty('requestId')
})
