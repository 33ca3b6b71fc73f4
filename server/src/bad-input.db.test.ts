import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let server: TestApp
let token: string
let letterId: string
beforeAll(async () => {
  server = await openTestApp()
  token = (await server.signUp()).token
  const { body } = await server.request('POST', '/letters', { token, body: { content: 'Texte' } })
  letterId = body.data.id
})
afterAll(() => server.close())

const bin = (ids: unknown[]) => server.request('POST', '/letters/bin', { token, body: { ids } })

test('a hundred faults of a body are told at most, and a body of more values than a request has is refused', async () => {
  const faulty = await bin(Array(500).fill(''))
  expect(faulty.status).toBe(400)
  expect(faulty.body.details).toHaveLength(100)
  const endless = await bin(Array(300_000).fill(''))
  expect([endless.status, endless.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
})

const rowCounts = async () => {
  const { rows } = await server.db.execute(
    'SELECT (SELECT count(*) FROM letters) AS letters, (SELECT count(*) FROM letter_versions) AS versions, (SELECT max(version) FROM letters) AS version',
  )
  return rows[0]
}

const job = { jobTitle: 'Serveuse', company: 'Le Zinc', saveAsLetter: true }
const wrong: [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body: unknown][] = [
  ['POST', '/letters', { title: 5 }],
  ['POST', '/letters', { title: null }],
  ['POST', '/letters', { title: 'x'.repeat(201) }],
  ['POST', '/letters', { content: 'x'.repeat(50_001) }],
  ['POST', '/letters', { offer: 'x'.repeat(20_001) }],
  ['POST', '/letters', { content: 'nul \u0000' }],
  ['POST', '/letters', { title: 'cloche \u0007' }],
  ['POST', '/letters', { title: 'deux\nlignes' }],
  ['POST', '/letters', { content: 'moitié \ud83d' }],
  ['POST', '/letters', { status: 'shared' }],
  ['POST', '/letters', { type: 'poem' }],
  ['POST', '/letters', { language: 'de' }],
  ['POST', '/letters', { id: 'not-an-id' }],
  ['POST', '/letters', { recipient: 'Mme Petit' }],
  ['POST', '/letters', { recipient: { email: 'pas une adresse' } }],
  ['POST', '/letters', { sender: { address: Array(7).fill('ligne') } }],
  ['PUT', '/voice/choices', { isUsed: true, sentences: 'any', formality: 'any', turns: { '\ud800': 'any' } }],
  ['POST', '/letters', { plan: { chosen: { 'tool:excel': ['nul \u0000'] } } }],
  ['POST', '/letters', { plan: { chosen: { 'moitié \ud83d': [] } } }],
  ['POST', '/letters', []],
  ['POST', '/letters', 'text'],
  ['POST', '/letters', null],
  ['PUT', '/letters/:id', { content: 'sans version' }],
  ['PUT', '/letters/:id', { version: '1', content: 'texte' }],
  ['PUT', '/letters/:id', { version: 0, content: 'texte' }],
  ['PUT', '/letters/:id', { version: 1, content: 'x'.repeat(50_001) }],
  ['PUT', '/letters/:id', { version: 1, content: { bold: true } }],
  ['PUT', '/letters/not-an-id', { version: 1 }],
  ['POST', '/payments/create-paypal-session', { planType: 'free', interval: 'monthly' }],
  ['POST', '/payments/create-paypal-session', { planType: 'basic', interval: 'weekly' }],
  ['POST', '/payments/create-paypal-session', { planType: 'basic', interval: 'monthly', currency: 'usd' }],
  [
    'POST',
    '/payments/create-paypal-session',
    { planType: 'basic', interval: 'monthly', successUrl: 'javascript:alert(1)' },
  ],
  ['POST', '/payments/confirm-paypal', { paymentId: 'not-an-id', token: 'T', payerID: 'P' }],
  ['POST', '/payments/confirm-paypal', { token: 'T', payerID: 'P' }],
  ['POST', '/payments/cancel-paypal', { paymentId: 5 }],
  ['GET', '/payments/history?page=0', undefined],
  ['GET', '/payments/history?limit=1000', undefined],
  ['GET', '/payments/not-an-id', undefined],
  ['POST', '/payments/not-an-id/refund', {}],
  ['POST', '/subscriptions/not-an-id/cancel', {}],
  ['POST', '/subscriptions/estimate-upgrade', { targetPlanId: 'free' }],
  ['POST', '/subscriptions/change-plan', { planId: 'gold' }],
  ['GET', '/letters/not-an-id', undefined],
  ['DELETE', '/letters/1;DROP%20TABLE%20letters', undefined],
  ['GET', '/letters?limit=0', undefined],
  ['GET', '/letters?limit=1e9', undefined],
  ['GET', '/letters?limit=abc', undefined],
  ['GET', '/letters?cursor=abc', undefined],
  ['GET', '/letters?cursor=WyIyMDI2IiwieCJd', undefined],
  ['GET', '/letters?sort=content', undefined],
  ['GET', '/letters?order=sideways', undefined],
  ['GET', '/letters?status=lost', undefined],
  ['GET', `/letters?search=${'x'.repeat(201)}`, undefined],
  ['GET', '/letters?search=%00', undefined],
  ['GET', '/letters/:id/versions?cursor=e30', undefined],
  // A version too large for the column, a year too large for a date, a NUL.
  [
    'GET',
    '/letters/:id/versions?cursor=WyI5OTk5OTk5OTk5OSIsICIwMWExZmJlYS00ZTFhLTdiYzUtODQyMC01YjEyNTc1YjRiZjMiXQ',
    undefined,
  ],
  [
    'GET',
    '/letters?cursor=WyIrMjAwMDAwLTAxLTAxVDAwOjAwOjAwWiIsICIwMWExZmJlYS00ZTFhLTdiYzUtODQyMC01YjEyNTc1YjRiZjMiXQ',
    undefined,
  ],
  [
    'GET',
    '/letters?sort=title&cursor=WyJhXHUwMDAwIiwgIjAxYTFmYmVhLTRlMWEtN2JjNS04NDIwLTViMTI1NzViNGJmMyJd',
    undefined,
  ],
  ['POST', '/letters/generate', {}],
  ['POST', '/letters/generate', { ...job, company: '  ' }],
  ['POST', '/letters/generate', { ...job, jobDescription: 'x'.repeat(20_001) }],
  ['POST', '/letters/generate', { ...job, tone: 'angry' }],
  ['POST', '/letters/generate', { ...job, seed: -1 }],
  ['POST', '/letters/generate', { ...job, seed: 1.5 }],
  ['POST', '/letters/generate', { ...job, saveAsLetter: 'yes' }],
  ['POST', '/letters/generate', { ...job, userProfile: { skills: 'tout' } }],
  ['POST', '/letters/generate', { ...job, userProfile: { skills: Array(51).fill('x') } }],
  ['POST', '/letters/generate', { ...job, interview: { whyThem: 'x'.repeat(1001) } }],
  ['POST', '/letters/:id/export', { options: { format: 'exe' } }],
  ['POST', '/letters/:id/export', { options: { fontFamily: 'Comic Sans' } }],
  ['POST', '/letters/:id/export', { options: [] }],
  ['GET', '/letters/:id/export?format=zip', undefined],
  ['GET', '/letters/:id/file?format=zip', undefined],
  ['GET', '/letters/:id/file?fontSize=grand', undefined],
  ['GET', '/letters/:id/copies?cursor=e30', undefined],
  ['GET', '/letters/:id/copies/not-an-id', undefined],
  ['GET', '/letters/:id/copies/not-an-id/file', undefined],
  ['POST', '/letters/:id/sent', { options: 'pdf' }],
  ['GET', '/subscriptions/feature-access/everything', undefined],
  ['GET', '/subscriptions/feature-access/%00', undefined],
  ['POST', '/letters/export-zip', {}],
  ['POST', '/letters/export-zip', { ids: [] }],
  ['POST', '/letters/export-zip', { ids: ['not-an-id'] }],
  ['POST', '/letters/export-zip', { ids: Array(201).fill('01a1fbea-4e1a-7bc5-8420-5b12575b4bf3') }],
]

test.each(wrong)('%s %s %j is refused in French, and nothing is stored', async (method, path, body) => {
  const before = await rowCounts()
  const answer = await server.app.inject({
    method,
    url: `/v1${path.replace(':id', letterId)}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  })
  const said = answer.json()
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(400)
  expect(said.code).toBe('VALIDATION_FAILED')
  expect(said.error).toMatch(/^\p{Lu}.{8,}/u)
  expect(await rowCounts()).toEqual(before)
})

test.each([
  ['malformed JSON', 'application/json', '{"title":', 400, 'MALFORMED_JSON'],
  ['an empty body with a JSON content type', 'application/json', '', 400, 'MALFORMED_JSON'],
  ['plain text', 'text/plain', 'Bonjour', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['XML', 'application/xml', '<letter/>', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['a form', 'application/x-www-form-urlencoded', 'title=x', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['two megabytes', 'application/json', `{"content":"${'x'.repeat(2_000_000)}"}`, 413, 'PAYLOAD_TOO_LARGE'],
  ['prototype pollution', 'application/json', '{"__proto__":{"admin":true}}', 400, 'MALFORMED_JSON'],
])('%s is refused', async (_name, type, payload, status, code) => {
  const before = await rowCounts()
  const headers = { authorization: `Bearer ${token}`, 'content-type': type }
  const answer = await server.app.inject({ method: 'POST', url: '/v1/letters', headers, payload })
  expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  expect(await rowCounts()).toEqual(before)
})

test('an address that does not exist, and a method it does not have, are refused in the same shape', async () => {
  expect(await server.request('GET', '/nothing', { token })).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND' },
  })
  expect((await server.request('DELETE', '/letters', { token })).status).toBe(404)
})

test('the longest texts allowed are stored whole', async () => {
  const body = { title: 'é'.repeat(200), content: '𝒳'.repeat(25_000), offer: 'o'.repeat(20_000) }
  const answer = await server.request('POST', '/letters', { token, body })
  expect(answer.status).toBe(201)
  expect(answer.body.data).toMatchObject(body)
})

test('what is said to one person is kept by nobody, and no page may use the camera', async () => {
  const { token } = await server.signUp()
  const { headers } = await server.app.inject({
    url: '/v1/users/settings',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['permissions-policy']).toContain('camera=()')
  // The policy of pages names scripts that no answer of the API has.
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  const page = await server.app.inject({ url: '/v1/docs' })
  expect(page.headers['content-security-policy']).toContain("script-src 'self'")
})

test('what never becomes a request has a sentence and a code too', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as { port: number }
  const answered = async (text: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.end(text)
    let answer = ''
    for await (const part of socket) answer += String(part)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    return [Number(head.split(' ')[1]), JSON.parse(body)]
  }
  expect(await answered(`GET /v1/config?${'x'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`)).toEqual([
    431,
    { error: 'L’adresse ou les en-têtes de cette demande sont trop longs.', code: 'REQUEST_HEAD_TOO_LARGE' },
  ])
  expect(await answered('NOT HTTP\r\n\r\n')).toMatchObject([400, { code: 'MALFORMED_REQUEST' }])
})

test('a connection that says nothing, and a body that does not come, have a deadline', async () => {
  const own = await openTestApp()
  await own.app.listen({ port: 0, host: '127.0.0.1' })
  const { server: http } = own.app
  expect([http.requestTimeout, http.headersTimeout]).toEqual([60_000, 60_000])
  // The same, sooner.
  http.requestTimeout = 500
  http.headersTimeout = 500
  const { port } = http.address() as { port: number }
  const closed = [
    '',
    'POST /v1/proofread HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  ].map(async (text) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(text)
    let answer = ''
    for await (const part of socket) answer += String(part)
    return answer.split('\r\n')[0]
  })
  const answers = await Promise.all(closed)
  expect(answers[1]).toContain('408')
  await own.close()
})

test('an answer that nobody reads has a deadline', async () => {
  const own = await openTestApp()
  await own.app.listen({ port: 0, host: '127.0.0.1' })
  const { server: http } = own.app
  expect(http.timeout).toBe(150_000)
  // The same, sooner.
  http.timeout = 500
  const { port } = http.address() as { port: number }
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  socket.pause()
  socket.write('GET /v1/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(100))
  const open = () => new Promise<number>((resolve) => http.getConnections((_, count) => resolve(count)))
  await expect.poll(open, { timeout: 5_000 }).toBe(1)
  await expect.poll(open, { timeout: 10_000 }).toBe(0)
  await own.close()
})

// Milliseconds, of which most are of the test that reads them; to write them took 10 and 37.
test.each([
  ['/v1/openapi.json', 4],
  ['/v1/docs', 20],
])('%s is written once, and sent as it is', async (url, most) => {
  await server.app.inject({ url })
  const before = process.threadCpuUsage().user
  for (let asked = 0; asked < 50; asked++) expect((await server.app.inject({ url })).statusCode).toBe(200)
  expect((process.threadCpuUsage().user - before) / 1_000 / 50).toBeLessThan(most)
})
