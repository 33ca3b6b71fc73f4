import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../server/testing/free-port.ts'
import { type RunningServer, startProduct } from './running-server.ts'
import { bySize } from './test-size.ts'

type Version = { version: number; content: string }

type Answer = {
  token: string
  data: Version & { id: string; versions: Version[]; nextCursor: string | null }
}

const rounds = bySize(2, 5)
const savesPerRound = 50

let folder: string
let environment: { PORT: string; DATA_DIR: string }
let server: RunningServer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lettrine-durability-'))
  chmodSync(folder, 0o755)
  environment = { PORT: String(await freePort()), DATA_DIR: folder }
  server = await startProduct(environment)
})
afterAll(async () => {
  await server.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

async function call(
  method: string,
  path: string,
  options: { token?: string; cookie?: string; body?: object } = {},
) {
  const answer = await fetch(`${server.url}/v1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      ...(options.cookie ? { cookie: options.cookie } : {}),
    },
    ...(options.body ? { body: JSON.stringify(options.body) } : {}),
  })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Answer }
}

test(`${rounds} times kill -9 amid ${savesPerRound} autosaves: every save that was acknowledged is there`, async () => {
  const person = { name: 'Inès', email: 'ines@example.org', password: 'Secret1!' }
  const { headers } = await call('POST', '/auth/sign-up/email', { body: person })
  const cookie = headers
    .getSetCookie()
    .map((pair) => pair.split(';')[0])
    .join('; ')
  const token = async () => (await call('GET', '/auth/token', { cookie })).body.token
  let bearer = await token()
  const { body } = await call('POST', '/letters', {
    token: bearer,
    body: { title: 'Lettre', content: 'Début' },
  })
  const id = body.data.id

  let version = 1
  const acknowledged = new Map([[1, 'Début']])
  for (let round = 0; round < rounds; round++) {
    // A different save in each round, at a different moment.
    const fatal = 7 + round * 9
    for (let save = 0; save < savesPerRound; save++) {
      const content = `Tour ${round}, enregistrement ${save}. `.repeat(40)
      const sent = call('PUT', `/letters/${id}`, { token: bearer, body: { version, content } })
      if (save === fatal) setTimeout(() => server.process.kill('SIGKILL'), round)
      try {
        const answer = await sent
        expect(answer.status).toBe(200)
        version = answer.body.data.version
        acknowledged.set(version, content)
      } catch (fault) {
        // The connection was cut: this save was not acknowledged, and may or may not be stored.
        expect(fault).toBeInstanceOf(TypeError)
      }
      if (save === fatal) {
        await server.end('SIGKILL')
        server = await startProduct(environment)
        bearer = await token()
        version = (await call('GET', `/letters/${id}`, { token: bearer })).body.data.version
        expect(version).toBeGreaterThanOrEqual(Math.max(...acknowledged.keys()))
      }
    }
  }

  const kept = new Map<number, string>()
  let cursor: string | null = null
  do {
    const query: string = cursor ? `&cursor=${cursor}` : ''
    const page = await call('GET', `/letters/${id}/versions?limit=100${query}`, { token: bearer })
    for (const row of page.body.data.versions) kept.set(row.version, row.content)
    cursor = page.body.data.nextCursor
  } while (cursor)
  for (const [number, content] of acknowledged) expect(kept.get(number)).toBe(content)
  expect(acknowledged.size).toBeGreaterThan(rounds * savesPerRound - rounds)
}, 180_000)
