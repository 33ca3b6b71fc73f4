import { once } from 'node:events'
import { createServer, connect as openSocket, type Server, type Socket } from 'node:net'
import { errorMessages } from '@lettrine/contract/errors.fr'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { type Connection, connect } from './platform/database/database.ts'

const password = 'Secret1!'
let server: TestApp
let gate: Gate
let person: Awaited<ReturnType<TestApp['signUp']>>
let lines: string[] = []

beforeAll(async () => {
  server = await openTestApp({
    logTo: { write: (line) => void lines.push(line) },
    connect: async (url) => {
      gate = await openGate(url)
      return gate.connection
    },
  })
  person = await server.signUp({ password })
})
beforeEach(() => {
  lines = []
})
afterAll(async () => {
  await gate.open()
  await server.close()
  await gate.close()
})

type Gate = {
  connection: Connection
  open: () => Promise<void>
  shut: () => Promise<void>
  close: () => Promise<void>
}

/** The database behind a port that can be shut, as that of a machine that is away. */
async function openGate(url: string): Promise<Gate> {
  const address = new URL(url)
  const socketPath = `${address.searchParams.get('host')}/.s.PGSQL.${address.port || 5432}`
  const sockets = new Set<Socket>()
  const listener: Server = createServer((client) => {
    const backend = openSocket(socketPath)
    for (const socket of [client, backend]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        backend.destroy()
      })
    }
    client.pipe(backend).pipe(client)
  })
  const listen = async (port: number) => {
    listener.listen(port, '127.0.0.1')
    await once(listener, 'listening')
  }
  await listen(0)
  const { port } = listener.address() as { port: number }
  address.searchParams.delete('host')
  const behind = `postgres://${address.username || 'postgres'}@127.0.0.1:${port}${address.pathname}`
  const shut = async () => {
    if (!listener.listening) return
    const closed = once(listener, 'close')
    listener.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return {
    connection: connect(behind, () => {}),
    open: async () => {
      if (!listener.listening) await listen(port)
    },
    shut,
    close: shut,
  }
}

const asPerson = () => ({ authorization: `Bearer ${person.token}` })

const expectInterrupted = (answer: Awaited<ReturnType<TestApp['app']['inject']>>) => {
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'SERVICE_INTERRUPTED'])
  expect(answer.json()).toEqual({
    error: errorMessages.SERVICE_INTERRUPTED,
    code: 'SERVICE_INTERRUPTED',
    requestId: answer.headers['x-request-id'],
  })
  expect(answer.headers['retry-after']).toBe('5')
}

test('while the database is away, reads and saves are told so, and succeed once it is back', async () => {
  const { app } = server
  const made = await app.inject({
    method: 'POST',
    url: '/v1/letters',
    headers: asPerson(),
    payload: { title: 'Lettre', content: 'Madame,' },
  })
  const { id, version } = made.json().data
  const save = () =>
    app.inject({
      method: 'PUT',
      url: `/v1/letters/${id}`,
      headers: asPerson(),
      payload: { version, content: 'Madame, bonjour.' },
    })
  await gate.shut()
  expectInterrupted(await app.inject({ method: 'GET', url: '/v1/letters', headers: asPerson() }))
  expectInterrupted(await save())
  const logged = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'database unavailable')
  expect(logged.map(({ level }) => level)).toEqual([50, 50])
  await gate.open()
  expect((await save()).statusCode).toBe(200)
})

test('who signs in, signs up or renews an access token meanwhile is told the same', async () => {
  const { app } = server
  await gate.shut()
  const { email, cookies } = person
  for (const [url, payload] of [
    ['sign-in/email', { email, password }],
    ['sign-up/email', { email: 'other@example.org', password, name: 'Autre' }],
  ] as const)
    expectInterrupted(await app.inject({ method: 'POST', url: `/v1/auth/${url}`, payload }))
  expectInterrupted(await app.inject({ method: 'GET', url: '/v1/auth/token', cookies }))
  await gate.open()
  expect((await app.inject({ method: 'GET', url: '/v1/auth/token', cookies })).statusCode).toBe(200)
})

test('a database that starts, stops or only reads is away too; a fault of ours is not', async () => {
  const { app, db } = server
  await gate.open()
  const { rows } = await db.execute<{ name: string }>('SELECT current_database() AS name')
  await db.execute(`ALTER DATABASE ${rows[0]!.name} SET default_transaction_read_only = on`)
  await gate.shut()
  await gate.open()
  await db.execute('SELECT 1').catch(() => {})
  const payload = { title: 'Autre', content: 'Madame,' }
  expectInterrupted(await app.inject({ method: 'POST', url: '/v1/letters', headers: asPerson(), payload }))
  await db.execute('SET default_transaction_read_only = off')
  await db.execute(`ALTER DATABASE ${rows[0]!.name} RESET default_transaction_read_only`)
})
