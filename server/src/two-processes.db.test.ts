import { afterEach, beforeEach, expect, test } from 'vitest'
import { testSecret } from '../testing/test-app.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { startServer } from './main.ts'
import type { Connection } from './platform/database/database.ts'

type Running = Awaited<ReturnType<typeof startServer>>

let database: Connection & { url: string }
let running: Running[] = []

beforeEach(async () => {
  database = await openTestDatabase()
  running = []
})
afterEach(async () => {
  for (const server of running) await server.stop()
  await database.close()
})

async function start(): Promise<string> {
  const server = await startServer({
    DATABASE_URL: database.url,
    AUTH_SECRET: testSecret,
    PORT: '0',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:3000',
    ROLE: 'web',
  })
  running.push(server)
  const address = server.app.server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen')
  return `http://127.0.0.1:${address.port}/v1`
}

async function signUp(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ name: 'Inès', email: 'ines@example.org', password: 'Secret1!' })
  const created = await fetch(`${url}/auth/sign-up/email`, { method: 'POST', headers, body })
  const cookie = created.headers.getSetCookie().map((one) => one.split(';')[0])
  const answer = await fetch(`${url}/auth/token`, { headers: { cookie: cookie.join('; ') } })
  return ((await answer.json()) as { token: string }).token
}

test('ten letters asked at once of two processes make three on a free account', async () => {
  const urls = [await start(), await start()]
  const token = await signUp(urls[0]!)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const create = (url: string) =>
    fetch(`${url}/letters`, { method: 'POST', headers, body: JSON.stringify({ content: 'Madame,' }) })
  const answers = await Promise.all(Array.from({ length: 10 }, (_, turn) => create(urls[turn % 2]!)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(7)
  for (const url of urls) {
    const { data } = (await (await fetch(`${url}/letters`, { headers })).json()) as {
      data: { letters: unknown[] }
    }
    expect(data.letters).toHaveLength(3)
  }
})
