import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { maxAnalyticsBatchBytes } from '@lettrine/contract/analytics-pages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { browserUserAgent, pageView } from '../../../testing/analytics.ts'
import { giveSecondFactor } from '../../../testing/identity/give-second-factor.ts'
import { openTestApp, type TestApp, testOrigin } from '../../../testing/test-app.ts'
import { prepareJobs } from '../../platform/jobs/prepare-jobs.ts'
import { type JobFault, startWorker } from '../../platform/jobs/worker.ts'
import { analyticsJobHandlers, analyticsJobs } from './analytics.jobs.ts'
import { buildMatomoForwarder } from './matomo-forwarder.ts'
import { sweepAnalyticsCounts } from './sweep-counts.ts'

let now = new Date('2026-11-21T10:00:00Z')
let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ clock: () => now, environment: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => server.close())
beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z')
  await server.db.execute('DELETE FROM analytics_counts')
  await server.db.execute('DELETE FROM attempts')
})

type Sent = { from?: string; browser?: string; type?: string; headers?: Record<string, string> }

async function send(payload: unknown, sent: Sent = {}, to = server) {
  const answer = await to.app.inject({
    method: 'POST',
    url: '/v1/analytics/events',
    headers: {
      'content-type': sent.type ?? 'application/json',
      'user-agent': sent.browser ?? browserUserAgent,
      'x-forwarded-for': sent.from ?? '192.0.2.1',
      ...sent.headers,
    },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
  return { status: answer.statusCode, body: answer.json() }
}

const rowsOf = async (statement: string, of = server) =>
  (await of.db.execute(statement)).rows as Record<string, unknown>[]
const sums = () =>
  rowsOf(
    'SELECT name, properties, sum(count)::int AS count FROM analytics_counts GROUP BY 1, 2 ORDER BY 1, 2',
  )

describe('a batch of events', () => {
  test('is counted without an account, equal events grouped', async () => {
    const events = [pageView('/'), pageView('/'), { name: 'login_page_visited' }]
    expect(await send({ events })).toEqual({ status: 202, body: { data: { counted: 3 } } })
    expect((await send({ events: [pageView('/')] })).status).toBe(202)
    const { name: _, ...properties } = pageView('/')
    expect(await sums()).toEqual([
      { name: 'login_page_visited', properties: {}, count: 1 },
      { name: 'page_view', properties, count: 3 },
    ])
  })

  test('stores counts per Paris day, without user, time or address', async () => {
    now = new Date('2026-11-21T23:30:00Z')
    const person = await server.signUp()
    await send({ events: [pageView('/')] }, { headers: { authorization: `Bearer ${person.token}` } })
    const [row] = await rowsOf('SELECT * FROM analytics_counts')
    expect(Object.keys(row!).sort()).toEqual(['count', 'day', 'name', 'properties', 'slot'])
    expect(await rowsOf('SELECT day::text FROM analytics_counts')).toEqual([{ day: '2026-11-22' }])
    const kept = JSON.stringify(await rowsOf('SELECT * FROM analytics_counts'))
    for (const trace of ['192.0.2.1', 'Mozilla', person.id, '23:30']) expect(kept).not.toContain(trace)
  })

  test('is counted completely under concurrency', async () => {
    const batches = Array.from({ length: 40 }, (_, at) => ({
      events: at % 2 ? [pageView('/'), pageView('/help')] : [pageView('/help'), pageView('/')],
    }))
    const answers = await Promise.all(batches.map((batch) => send(batch)))
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(202))
    expect((await sums()).map(({ count }) => count)).toEqual([40, 40])
  })

  test.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
    'curl/8.5.0',
    'python-requests/2.32',
    '',
  ])('by a robot does not count: «%s»', async (browser) => {
    expect(await send({ events: [pageView('/')] }, { browser })).toEqual({
      status: 202,
      body: { data: { counted: 0 } },
    })
    expect(await sums()).toEqual([])
  })

  test.each([
    ['an unknown event', { events: [{ name: 'click' }] }],
    ['an address', { events: [{ ...pageView('/'), page: '/dashboard/letters/42' }] }],
    ['the words of a search', { events: [{ name: 'letter_search', length: 'short', found: 'few', q: 'x' }] }],
    ['one invalid event among valid ones', { events: [pageView('/'), { name: 'page_view' }] }],
    ['an empty batch', { events: [] }],
    ['51 events', { events: Array(51).fill({ name: 'template_used' }) }],
    ['an identifier', { events: [pageView('/')], visitor: 'abc' }],
    ['a list', [pageView('/')]],
    ['null', null],
  ])('is refused completely, in French, and nothing is counted: %s', async (_, batch) => {
    const { status, body } = await send(batch)
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED'])
    expect(body.error).toMatch(/^\p{Lu}.{8,}/u)
    expect(await sums()).toEqual([])
  })

  test.each([
    ['plain text', 'text/plain', '{"events":[]}', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['truncated JSON', 'application/json', '{"events":', 400, 'MALFORMED_JSON'],
    [
      'more bytes than a batch may have',
      'application/json',
      `"${'x'.repeat(maxAnalyticsBatchBytes)}"`,
      413,
      'PAYLOAD_TOO_LARGE',
    ],
  ])('is refused: %s', async (_, type, payload, status, code) => {
    const answer = await send(payload, { type })
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  test('is rate limited by address and by minute', async () => {
    const statuses: number[] = []
    for (let sent = 0; sent < 241; sent++)
      statuses.push((await send({ events: [{ name: 'template_used' }] }, { from: '192.0.2.7' })).status)
    expect(statuses.filter((status) => status === 202)).toHaveLength(240)
    expect(statuses.at(-1)).toBe(429)
    expect((await send({ events: [pageView('/')] }, { from: '192.0.2.8' })).status).toBe(202)
    now = new Date(now.getTime() + 61_000)
    expect((await send({ events: [pageView('/')] }, { from: '192.0.2.7' })).status).toBe(202)
  })

  test('the key of an address is hashed and changes every day', async () => {
    const keys = async () => (await rowsOf('SELECT key FROM attempts')).map(({ key }) => key)
    await send({ events: [pageView('/')] })
    now = new Date('2026-11-22T10:00:00Z')
    await send({ events: [pageView('/')] })
    expect(new Set(await keys()).size).toBe(2)
  })
})

describe('with analytics disabled', () => {
  let off: TestApp
  beforeAll(async () => {
    off = await openTestApp({ environment: { FEATURE_ANALYTICS: 'false' } })
  })
  afterAll(() => off.close())

  test('nothing is counted, and the public settings say so', async () => {
    const { status, body } = await send({ events: [pageView('/')] }, {}, off)
    expect([status, body.code]).toEqual([403, 'ANALYTICS_OFF'])
    expect(await rowsOf('SELECT * FROM analytics_counts', off)).toEqual([])
    expect((await off.request('GET', '/config')).body.data.features.analytics).toBe(false)
  })
})

describe('the report', () => {
  test('is for administrators only', async () => {
    const [member, admin] = [await server.signUp(), await server.signUp()]
    await server.db.execute(`INSERT INTO administrators (user_id, granted_at) VALUES ('${admin.id}', now())`)
    await giveSecondFactor(server, admin.id)
    await send({ events: [pageView('/help'), { name: 'login_failed', way: 'google' }] })
    const told = await server.request('GET', '/admin/analytics?days=7', { token: admin.token })
    expect(told.status).toBe(200)
    expect(told.body.data).toMatchObject({
      from: '2026-11-15',
      to: '2026-11-21',
      pageViews: 1,
      pages: [{ kind: '/help', count: 1 }],
      signIns: [{}, { way: 'google', attempts: 0, failures: 1 }, {}],
    })
    expect(told.body.data.days).toHaveLength(7)
    const refused = await server.request('GET', '/admin/analytics', { token: member.token })
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN'])
    expect((await server.request('GET', '/admin/analytics')).status).toBe(401)
  })

  test.each(['0', '-1', '1.5', '404', 'tout', ''])('is refused for «%s» days', async (days) => {
    const admin = await server.signUp()
    await server.db.execute(`INSERT INTO administrators (user_id, granted_at) VALUES ('${admin.id}', now())`)
    await giveSecondFactor(server, admin.id)
    const { status } = await server.request('GET', `/admin/analytics?days=${days}`, { token: admin.token })
    expect(status).toBe(400)
  })

  test('counts are deleted after 13 months, to the day', async () => {
    for (const day of ['2025-10-20', '2025-10-21', '2025-10-22', '2026-11-21']) {
      now = new Date(`${day}T12:00:00Z`)
      await send({ events: [pageView('/')] })
    }
    await sweepAnalyticsCounts({ db: server.db, clock: () => now })
    expect(await rowsOf('SELECT day::text FROM analytics_counts ORDER BY day')).toEqual([
      { day: '2025-10-21' },
      { day: '2025-10-22' },
      { day: '2026-11-21' },
    ])
  })
})

describe('an external analytics service', () => {
  let matomo: Server
  let url: string
  let asked: { path: string; headers: IncomingMessage['headers']; body: string }[] = []
  let answers: ((heard: { requests: string[] }) => { status: number; body: string })[] = []
  let forwarding: TestApp
  const took = ({ requests }: { requests: string[] }) => ({
    status: 200,
    body: JSON.stringify({ status: 'success', tracked: requests.length, invalid: 0 }),
  })

  beforeAll(async () => {
    matomo = createServer(async (request, response) => {
      const body = await text(request)
      asked.push({ path: request.url ?? '', headers: request.headers, body })
      const answer = (answers.shift() ?? took)(JSON.parse(body))
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
    })
    await new Promise<void>((resolve) => matomo.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(matomo.address() as AddressInfo).port}/stats`
    forwarding = await openTestApp({
      clock: () => now,
      environment: { ANALYTICS_FORWARD_URL: `${url}/`, ANALYTICS_FORWARD_SITE: '3' },
    })
    await prepareJobs(forwarding.url, analyticsJobs)
  })
  afterAll(async () => {
    await forwarding.close()
    matomo.close()
  })
  beforeEach(async () => {
    asked = []
    answers = []
    await forwarding.db.execute('DELETE FROM jobs.job')
  })

  const waiting = async () => (await rowsOf('SELECT id FROM jobs.job', forwarding)).length

  /** Runs a worker until `isDone`; returns its faults. */
  async function workUntil(isDone: () => boolean): Promise<JobFault[]> {
    const faults: JobFault[] = []
    const worker = await startWorker({
      databaseUrl: forwarding.url,
      handlers: analyticsJobHandlers(buildMatomoForwarder({ url, siteId: 3 }, testOrigin)),
      report: (fault) => faults.push(fault),
      reportError: () => {},
      timings: { pollEverySeconds: 0.5 },
    })
    const end = Date.now() + 20_000
    while (!isDone() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50))
    await worker.stop()
    expect(isDone()).toBe(true)
    return faults
  }

  test('is named by its host, and receives nothing without consent', async () => {
    const { body } = await forwarding.request('GET', '/config')
    expect(body.data.analyticsService).toBe(new URL(url).host)
    await send({ events: [pageView('/')] }, {}, forwarding)
    await send({ events: [pageView('/')], mayForward: false }, {}, forwarding)
    await send({ events: [pageView('/')], mayForward: true }, { browser: 'curl/8.5.0' }, forwarding)
    expect(await waiting()).toBe(0)
    await send({ events: [pageView('/')], mayForward: true })
    expect(await waiting()).toBe(0)
  })

  test('receives events of those who consent in its own format, without address or browser', async () => {
    const events = [
      pageView('/dashboard/letters/:id'),
      { name: 'login_failed', way: 'github' },
      { name: 'web_vital', metric: 'LCP', value: 1800, page: '/', device: 'phone' },
    ]
    now = new Date('2026-11-21T10:47:12Z')
    await send({ events, mayForward: true }, { from: '203.0.113.9' }, forwarding)
    expect(await workUntil(() => asked.length > 0)).toEqual([])
    const [{ path, headers, body }] = asked as [(typeof asked)[0]]
    expect(path).toBe('/stats/matomo.php')
    const told = (JSON.parse(body) as { requests: string[] }).requests.map((one) =>
      Object.fromEntries(new URLSearchParams(one)),
    )
    const hour = String(new Date('2026-11-21T10:00:00Z').getTime() / 1000)
    const common = { idsite: '3', rec: '1', apiv: '1', cdt: hour, _id: told[0]?._id }
    expect(common._id).toMatch(/^[0-9a-f]{16}$/)
    expect(told).toEqual([
      {
        ...common,
        url: `${testOrigin}/dashboard/letters/:id`,
        action_name: '/dashboard/letters/:id',
      },
      { ...common, url: testOrigin, ca: '1', e_c: 'lettrine', e_a: 'login_failed', e_n: 'github' },
      {
        ...common,
        url: testOrigin,
        ca: '1',
        e_c: 'lettrine',
        e_a: 'web_vital',
        e_n: 'LCP / phone',
        e_v: '1800',
      },
    ])
    expect(headers['user-agent']).toBe('Lettrine')
    for (const trace of ['203.0.113.9', 'Mozilla', '47:12'])
      expect(JSON.stringify(asked)).not.toContain(trace)
  })

  test.each([
    ['is down', 503, 'Service Unavailable', 503],
    ['is not a Matomo', 200, '<html>', 'unknown format'],
    ['does not know the site', 200, '{"status":"success","tracked":0,"invalid":1}', 'refused 1'],
  ])('a forwarder that %s: the batch is retried, and our own sums stay', async (_, status, body, said) => {
    answers = [() => ({ status, body })]
    await forwarding.db.execute('DELETE FROM analytics_counts')
    expect((await send({ events: [pageView('/')], mayForward: true }, {}, forwarding)).status).toBe(202)
    expect(await rowsOf('SELECT count::int FROM analytics_counts', forwarding)).toEqual([{ count: 1 }])
    const faults = await workUntil(() => asked.length > 0)
    expect(faults).toMatchObject([{ job: 'analytics.forward', attempt: 1, givenUp: false }])
    expect(faults[0]?.fault.message).toContain(String(said))
    await forwarding.db.execute(`UPDATE jobs.job SET start_after = now() WHERE state = 'retry'`)
    expect(await workUntil(() => asked.length > 1)).toEqual([])
    // The same visitor id both times, so that a retry is the same visit.
    const [first, second] = asked.map((one) => one.body)
    expect(second).toBe(first)
  })
})
