import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../testing/free-port.ts'
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts'
import { openTestDatabase } from '../testing/test-database.ts'

type Attribute = { key: string; value: { stringValue?: string } }
type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: Attribute[] }
type Batch = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

const person = { name: 'Hildegarde Quenneville', email: 'hilde.q@courrier.example', password: 'Secret1!-Zx' }

/** A collector that keeps what it gets. */
const batches: Batch[] = []
const paths = new Set<string | undefined>()
const spans = () =>
  batches.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )

let collector: Server
let database: Awaited<ReturnType<typeof openTestDatabase>>
let server: ServerProcess
beforeAll(async () => {
  collector = createServer(async (request, response) => {
    paths.add(request.url)
    batches.push((await json(request)) as Batch)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  database = await openTestDatabase()
  server = await startServerProcess(await freePort(), {
    DATABASE_URL: database.url,
    ROLE: 'web',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  })
})
afterAll(async () => {
  await server.stop()
  collector.closeAllConnections()
  collector.close()
  await database.close()
})

const ask = (method: string, path: string, headers: Record<string, string>, body?: object) =>
  fetch(`${server.url}/v1${path}`, {
    method,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

const attribute = ({ attributes }: Span, name: string) =>
  attributes.find(({ key }) => key === name)?.value.stringValue

test('a collector gets the spans of a request and of its SQL, without addresses and values', async () => {
  const signedUp = await ask('POST', '/auth/sign-up/email', {}, person)
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { token } = (await (await ask('GET', '/auth/token', { cookie })).json()) as { token: string }
  const authorization = `Bearer ${token}`
  const made = await ask(
    'POST',
    '/letters',
    { authorization },
    { title: 'Tourmaline', content: 'Je taille.' },
  )
  const { data } = (await made.json()) as { data: { id: string } }
  const read = await ask('GET', `/letters/${data.id}?secret=lapidaire`, { authorization })
  await ask('GET', `/letters?search=obsidienne`, { authorization })
  // A query that fails quotes its values in the message of its error.
  await database.db.execute('ALTER TABLE letter_versions RENAME TO hidden')
  await ask('PUT', `/letters/${data.id}`, { authorization }, { version: 1, content: 'Chalcédoine' })
  await database.db.execute('ALTER TABLE hidden RENAME TO letter_versions')

  const requestOf = (name: string) => spans().find((span) => span.name === name)
  await expect.poll(() => requestOf('PUT /v1/letters/:id'), { timeout: 20_000 }).toBeDefined()
  const request = requestOf('GET /v1/letters/:id')!
  expect(attribute(request, 'url.path')).toBe('/v1/letters/:id')
  expect(attribute(request, 'lettrine.request_id')).toBe(read.headers.get('x-request-id'))
  const queries = spans().filter(
    (span) => span.traceId === request.traceId && attribute(span, 'db.system.name') === 'postgresql',
  )
  expect(queries.map((span) => attribute(span, 'db.query.text')).join('\n')).toMatch(
    /from "letters" where .*\$1/,
  )
  expect([...paths]).toEqual(['/v1/traces'])
  const told = JSON.stringify(batches)
  for (const secret of [
    ...Object.values(person),
    token,
    data.id,
    'ourmaline',
    'lapidaire',
    'obsidienne',
    'Chalc',
  ])
    expect(told).not.toContain(secret)
})

test('without a collector and a token, no package of traces or metrics is loaded', async () => {
  const loaded = async (path: string) => {
    const script = `import(process.argv[1]).then(() => console.log(Object.keys(require.cache).filter(
      (file) => /@opentelemetry.(?:sdk|exporter|instrumentation)|fastify.otel|prom-client/.test(file)).length))`
    const address = join(import.meta.dirname, path)
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', script, address])
    return Number(stdout)
  }
  expect(await loaded('main.ts')).toBe(0)
  expect(await loaded('platform/observability/tracing.ts')).toBeGreaterThan(10)
})
