import { createConnection } from 'node:net'
import { liveCloseCodes } from '@lettrine/contract/live'
import { generateKeyPair, SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { addressOf, connectLive, type LiveClient } from '../../../testing/live-client.ts'
import { openTestApp, type TestApp, testOrigin } from '../../../testing/test-app.ts'
import { systemClock } from '../../platform/clock.ts'
import { newId } from '../../platform/new-id.ts'
import { type Notice, notifyUser } from './notify-user.ts'

const lines: string[] = []
let server: TestApp
let address: string
let clients: LiveClient[] = []
beforeAll(async () => {
  server = await openTestApp({
    logTo: { write: (line) => lines.push(line) },
    liveTimings: { pingEveryMs: 1_500, holdMs: 300, closeGraceMs: 200 },
  })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  address = addressOf(server.app.server)
})
afterEach(async () => {
  for (const client of clients) await client.close()
  clients = []
})
afterAll(() => server.close())

type Person = Awaited<ReturnType<TestApp['signUp']>>
function connect(token: string | undefined, options: Parameters<typeof connectLive>[2] = {}): LiveClient {
  const client = connectLive(address, token, options)
  clients.push(client)
  return client
}
async function connectReady(token: string, options: Parameters<typeof connectLive>[2] = {}) {
  const client = connect(token, options)
  await expect.poll(client.isReady).toBe(true)
  return client
}
const tell = (person: Person, more: Partial<Notice> = {}) =>
  server.db.transaction((tx) =>
    notifyUser(tx, { clock: systemClock, newId }, person.id, {
      ...{ key: newId(), type: 'security', title: 'Titre', message: 'Texte', data: {} },
      ...more,
    }),
  )
/** Whether the server still works for other clients. */
async function stillServes() {
  const person = await server.signUp()
  const client = await connectReady(person.token, { resumeAfter: 0 })
  await tell(person)
  await expect.poll(client.sequences).toEqual([1])
}

describe('a live socket', () => {
  test('receives the notifications as listed, on all sockets of the user only', async () => {
    const [alice, bob] = [await server.signUp(), await server.signUp()]
    const [one, two, other] = [
      await connectReady(alice.token, { resumeAfter: 0, origin: testOrigin }),
      await connectReady(alice.token),
      await connectReady(bob.token, { resumeAfter: 0 }),
    ]
    expect(one.frames[0]).toEqual({ type: 'ready', lastSequence: 0 })
    await tell(alice, { data: { letterId: 'x' }, action: { label: 'Voir', path: '/dashboard' } })
    await tell(alice)
    for (const client of [one, two]) await expect.poll(client.sequences).toEqual([1, 2])
    const { body } = await server.request('GET', '/notifications', { token: alice.token })
    expect(one.told()).toEqual(body.data.notifications.toReversed())
    expect(other.told()).toEqual([])
  })

  test('is told at once that something was read or deleted elsewhere, only if something was', async () => {
    const alice = await server.signUp()
    await tell(alice)
    const client = await connectReady(alice.token, { resumeAfter: 1 })
    const changes = () => client.frames.filter(({ type }) => type === 'changed').length
    const ask = (method: 'PATCH' | 'DELETE', path: string) =>
      server.request(method, path, { token: alice.token })
    await ask('PATCH', '/notifications/read-all')
    await expect.poll(changes).toBe(1)
    await ask('PATCH', '/notifications/read-all')
    await ask('DELETE', '/notifications')
    await expect.poll(changes).toBe(2)
  })

  test('that resumes gets missed notifications, then live ones; a second resume is ignored', async () => {
    const alice = await server.signUp()
    for (let turn = 0; turn < 4; turn++) await tell(alice)
    const client = await connectReady(alice.token, { resumeAfter: 1 })
    await expect.poll(client.sequences).toEqual([2, 3, 4])
    client.ws.send(JSON.stringify({ type: 'resume', after: 0 }))
    await tell(alice)
    await expect.poll(client.sequences).toEqual([2, 3, 4, 5])
  })

  test('that resumes late gets missed and live notifications once each', async () => {
    const alice = await server.signUp()
    for (let turn = 0; turn < 3; turn++) await tell(alice)
    const client = await connectReady(alice.token)
    await tell(alice)
    await expect.poll(client.sequences).toEqual([4])
    client.ws.send(JSON.stringify({ type: 'resume', after: 1 }))
    await expect.poll(client.sequences).toEqual([4, 2, 3])
  })

  test('that missed more than is stored gets the latest fifty', async () => {
    const alice = await server.signUp()
    for (let turn = 0; turn < 55; turn++) await tell(alice)
    const client = await connectReady(alice.token, { resumeAfter: 2 })
    await expect.poll(client.sequences).toEqual(Array.from({ length: 50 }, (_, index) => index + 6))
    await tell(alice)
    await expect.poll(() => client.sequences().at(-1)).toBe(56)
  })

  test('receives a notification too long for NOTIFY', async () => {
    const alice = await server.signUp()
    const client = await connectReady(alice.token, { resumeAfter: 0 })
    await tell(alice, { message: 'é'.repeat(6_000) })
    await tell(alice)
    await expect.poll(client.sequences).toEqual([1, 2])
    expect(client.told()[0]!.message).toHaveLength(6_000)
  })

  test('is closed without an answer to a ping', async () => {
    const { token } = await server.signUp()
    const [alive, dead] = [await connectReady(token), connectLive(address, token)]
    clients.push(dead)
    dead.ws.once('open', () => dead.ws.removeAllListeners('ping'))
    await expect.poll(dead.isReady).toBe(true)
    // Without this, `ws` answers by itself.
    ;(dead.ws as unknown as { _autoPong: boolean })._autoPong = false
    await expect.poll(dead.code, { timeout: 10_000 }).toBe(liveCloseCodes.noHeartbeat)
    expect(alive.code()).toBeUndefined()
  })
})

test('the CSP allows it in browsers where «self» excludes sockets', async () => {
  const { headers } = await server.app.inject({ url: '/healthz' })
  expect(headers['content-security-policy']).toContain("connect-src 'self' ws://localhost:3000;")
})

describe('a token', () => {
  const expiredToken = async ({ cookies }: Person, minutesAgo: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - minutesAgo * 60_000 })
    const answer = await server.app.inject({ method: 'GET', url: '/v1/auth/token', cookies })
    vi.useRealTimers()
    return answer.json().token as string
  }

  test.each([
    'none',
    'empty',
    'garbage',
    'expired',
    'of another key',
    'of an ended session',
    'of a deleted account',
  ])('%s does not open a socket', async (kind) => {
    const alice = await server.signUp()
    const tokens: Record<string, () => Promise<string | undefined>> = {
      none: async () => undefined,
      empty: async () => '',
      garbage: async () => 'a.b.c',
      expired: () => expiredToken(alice, 20),
      'of another key': async () =>
        new SignJWT({ sub: alice.id, sid: newId() })
          .setProtectedHeader({ alg: 'EdDSA' })
          .setIssuer(testOrigin)
          .setAudience(testOrigin)
          .setExpirationTime('15m')
          .sign((await generateKeyPair('EdDSA')).privateKey),
      'of an ended session': async () => {
        await server.db.execute(`DELETE FROM sessions WHERE user_id = '${alice.id}'`)
        return alice.token
      },
      'of a deleted account': async () => {
        await server.db.execute(`DELETE FROM users WHERE id = '${alice.id}'`)
        return alice.token
      },
    }
    const client = connect(await tokens[kind]!())
    await expect.poll(client.code).toBe(liveCloseCodes.tokenRefused)
    expect(client.frames).toEqual([])
    await stillServes()
  })

  test('that ends closes its socket', async () => {
    const alice = await server.signUp()
    // The remaining lifetime of the token is 1 to 2 seconds.
    const client = await connectReady(await expiredToken(alice, 15 - 2 / 60))
    await expect.poll(client.code, { timeout: 5_000 }).toBe(liveCloseCodes.tokenRefused)
  })

  test('whose session ends closes its socket, and no other of the user', async () => {
    const alice = await server.signUp()
    const payload = { email: alice.email, password: alice.password }
    const signedIn = await server.app.inject({ method: 'POST', url: '/v1/auth/sign-in/email', payload })
    const cookies = Object.fromEntries(signedIn.cookies.map(({ name, value }) => [name, value]))
    const { token } = (await server.app.inject({ method: 'GET', url: '/v1/auth/token', cookies })).json()
    const [first, second] = [await connectReady(alice.token), await connectReady(token)]
    const { body } = await server.request('GET', '/users/sessions', { token })
    const other = body.data.sessions.find((one: { isCurrent: boolean }) => !one.isCurrent)
    await server.request('DELETE', `/users/sessions/${other.id}`, { token })
    await expect.poll(first.code).toBe(liveCloseCodes.tokenRefused)
    expect(second.code()).toBeUndefined()
  })

  test('is never logged, whether in the header or in the query', async () => {
    const alice = await server.signUp()
    await connectReady(alice.token)
    await server.app.inject({ url: `/v1/notifications?token=${alice.token}` })
    const withToken = 'a.tell-tale.token'
    await expect.poll(connect(withToken).code).toBe(liveCloseCodes.tokenRefused)
    await fetch(`http://${address}/v1/notifications?token=${withToken}`)
    expect(lines.join('')).toContain('/v1/notifications')
    expect(lines.join('')).not.toContain(alice.token)
    expect(lines.join('')).not.toContain('tell-tale')
  })
})

describe('abuse', () => {
  test('a page of another site is refused before the handshake', async () => {
    const { token } = await server.signUp()
    const client = connect(token, { origin: 'https://evil.example' })
    await expect.poll(() => client.fault()?.message).toContain('403')
    await stillServes()
  })

  const sent: [what: string, data: string | Buffer, code: number][] = [
    ['a giant frame', 'x'.repeat(2_000), liveCloseCodes.tooBig],
    ['a binary frame', Buffer.from(JSON.stringify({ type: 'resume', after: 0 })), liveCloseCodes.badMessage],
    ['no JSON', '{"type":', liveCloseCodes.badMessage],
    ['another message', JSON.stringify({ type: 'ready', lastSequence: 0 }), liveCloseCodes.badMessage],
    ['a wrong number', JSON.stringify({ type: 'resume', after: -1 }), liveCloseCodes.badMessage],
    ['a number too large', '{"type":"resume","after":1e300}', liveCloseCodes.badMessage],
    ['more than is asked', '{"type":"resume","after":0,"x":1}', liveCloseCodes.badMessage],
    ['null', 'null', liveCloseCodes.badMessage],
  ]
  test.each(sent)('%s closes the socket, and does not affect others', async (_what, data, code) => {
    const { token } = await server.signUp()
    const client = await connectReady(token)
    client.ws.send(data)
    await expect.poll(client.code).toBe(code)
    await stillServes()
  })

  test('the eleventh socket of a user is closed, and a closed one frees its slot', async () => {
    const { token } = await server.signUp()
    const ten = await Promise.all(Array.from({ length: 10 }, () => connectReady(token)))
    const eleventh = connect(token)
    await expect.poll(eleventh.code).toBe(liveCloseCodes.tooManySockets)
    expect(ten.map((client) => client.code())).toEqual(Array(10).fill(undefined))
    await ten[3]!.close()
    await expect
      .poll(async () => {
        const another = connect(token)
        await expect.poll(() => another.isReady() || another.code() !== undefined).toBe(true)
        return another.isReady()
      })
      .toBe(true)
  })

  test('a client that does not read is disconnected', async () => {
    const alice = await server.signUp()
    const client = await connectReady(alice.token, { resumeAfter: 0 })
    client.ws.pause()
    const before = lines.length
    // More than the socket buffers of the system.
    for (let turn = 0; turn < 12; turn++) await tell(alice, { message: 'x'.repeat(1_000_000) })
    await expect.poll(() => lines.slice(before).join(''), { timeout: 10_000 }).toContain('tooSlow')
    client.ws.resume()
    await expect.poll(client.code, { timeout: 10_000 }).toBeDefined()
    // Terminated before it read the close frame, it has no code.
    expect([liveCloseCodes.tooSlow, 1006]).toContain(client.code())
    expect(lines.slice(before).filter((line) => line.includes('"level":50'))).toEqual([])
    await stillServes()
  })

  test('aborted and incomplete handshakes do not affect others', async () => {
    const { token } = await server.signUp()
    const [host, port] = address.split(':') as [string, string]
    const lead = `GET /v1/notifications?token=${token} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n`
    const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n'
    for (const text of [`${lead}${key}\r\n`, `${lead}\r\n`]) {
      const socket = createConnection(Number(port), host)
      socket.on('error', () => {})
      await new Promise<void>((resolve) => socket.write(text, () => resolve()))
      socket.resetAndDestroy()
    }
    await stillServes()
  })

  test.each(['h2c', 'websocket'])(
    'an offer of %s elsewhere is answered as if there was none',
    async (upgrade) => {
      const [host, port] = address.split(':') as [string, string]
      const socket = createConnection(Number(port), host)
      socket.write(`GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: ${upgrade}\r\n\r\n`)
      const answer = await new Promise<string>((resolve) =>
        socket.once('data', (data) => resolve(String(data))),
      )
      socket.destroy()
      expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    },
  )
})
