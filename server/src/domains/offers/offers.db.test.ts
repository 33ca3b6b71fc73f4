import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OfferNeed } from '@lettrine/contract/offers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { buildPageFetcher, publicWeb } from '../../platform/safe-fetch/safe-fetch.ts'

const offer = `Fleuriste (H/F)
Les Pivoines
49 - ANGERS
CDD de 6 mois
Profil :
- CAP Fleuriste exigé
- Permis B souhaité`

const pages: Record<string, [number, string, string]> = {
  '/offer': [
    200,
    'text/html',
    `<main>${offer
      .split('\n')
      .map((line) => `<p>${line}</p>`)
      .join('')}<p>${'Une maison que ses clients aiment depuis longtemps. '.repeat(8)}</p></main>`,
  ],
  '/data': [
    200,
    'text/html',
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'JobPosting', title: 'Fleuriste', hiringOrganization: { name: 'Les Pivoines' }, description: '<p>Vous composez les bouquets.</p>' })}</script>`,
  ],
  '/recipe': [200, 'text/html', '<main>Pelez les poires.</main>'],
  '/image': [200, 'image/png', 'a'],
  '/large': [200, 'text/html', 'a'.repeat(20_000)],
  '/missing': [404, 'text/html', 'Rien'],
}

let site: Server
let server: TestApp
let now = new Date('2026-03-02T08:00:00Z')
let port: number
let token: string
beforeAll(async () => {
  site = createServer((request, response) => {
    if (request.url === '/silent') return
    const [status, type, body] = pages[request.url ?? ''] ?? [404, 'text/plain', '']
    response.writeHead(status, { 'content-type': type }).end(body)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  port = (site.address() as AddressInfo).port
  server = await openTestApp({
    clock: () => now,
    fetchPage: buildPageFetcher({
      ...publicWeb,
      resolve: async (host) => (host === 'offers.example' ? ['127.0.0.1'] : ['10.0.0.7']),
      mayConnect: (address, wanted) =>
        (address === '127.0.0.1' && wanted === port) || publicWeb.mayConnect(address, wanted),
      maxBytes: 10_000,
      timeoutMs: 500,
    }),
  })
  token = (await server.signUp()).token
})
afterAll(async () => {
  await server.close()
  site.closeAllConnections()
  site.close()
})

const read = (body: unknown, as = token) => server.request('POST', '/offers/read', { token: as, body })
const readPage = (path: string) => read({ url: `http://offers.example:${port}${path}` })

test('a pasted text is read', async () => {
  const { status, body } = await read({ text: offer })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    title: 'fleuriste',
    titleAsWritten: 'Fleuriste (H/F)',
    company: 'Les Pivoines',
    throughAgency: false,
    place: 'Angers (49)',
    contract: { kind: 'CDD', duration: '6 mois' },
    address: 'vous',
    text: offer,
    source: 'text',
  })
  expect(
    body.data.requirements.map(({ text, need }: { text: string; need: string }) => [text, need]),
  ).toEqual([
    ['CAP Fleuriste', 'must'],
    ['Permis B', 'nice'],
  ])
})

test('offsets are those of the text that was sent', async () => {
  const text = `\r\n${offer.replaceAll('\n', '\r\n')}`
  const { body } = await read({ text })
  const [first] = body.data.requirements
  expect(text.slice(first.start, first.end)).toBe('CAP Fleuriste')
})

describe('what the offer asks for', () => {
  test('is worded by concepts, with what is required, and when one works', async () => {
    const { body } = await read({
      text: `Vendeuse en boulangerie (H/F)
Vos missions :
- Encaissement des achats et rendu de monnaie
- Accueillir et servir les clients
Travail le week-end, horaires coupés, 24 h par semaine.
Profil :
- Permis B exigé
- Anglais apprécié`,
    })
    const needs: OfferNeed[] = body.data.needs
    expect(needs.map(({ id }) => id)).toEqual(expect.arrayContaining(['keep-till', 'licence:permis b']))
    const byId = new Map(needs.map((need) => [need.id, need]))
    expect(byId.get('keep-till')).toMatchObject({
      ...{ kind: 'task', label: 'encaisser les clients', must: false },
      sought: 'quelqu’un pour encaisser les clients',
    })
    expect(byId.get('licence:permis b')).toMatchObject({
      ...{ kind: 'licence', must: true, sought: 'quelqu’un qui ait le permis B' },
    })
    expect(byId.get('language:anglais')).toMatchObject({ must: false, sought: 'quelqu’un qui parle anglais' })
    const tasks = needs.filter(({ kind }) => kind === 'task').map(({ weight }) => weight)
    expect(tasks).toEqual([...tasks].sort((one, other) => other - one))
    expect(tasks.at(-1)).toBeGreaterThan(0)
    // No contract is named: its hours are read all the same.
    expect(body.data.contract).toBeUndefined()
    expect(body.data.hours).toEqual({ time: 'part', weekly: 24, schedule: ['weekend', 'split'] })
  })

  test('what the law requires of the post is told in the register’s sentences', async () => {
    const text = 'Ambulancier (H/F)\nVos missions :\n- Transporter les malades\nProfil : permis B apprécié'
    const { needs, mandatory } = (await read({ text })).body.data
    expect(mandatory.join()).toMatch(/obligatoire/u)
    expect(needs).toContainEqual(expect.objectContaining({ id: 'licence:permis b', must: true }))
  })

  test('an occupation alone asks for nothing', async () => {
    expect((await read({ text: 'Comptable (H/F)' })).body.data).toMatchObject({ needs: [] })
  })
})

describe('a page', () => {
  test('is read from its visible text, or from its structured data', async () => {
    expect((await readPage('/offer')).body.data).toMatchObject({
      title: 'fleuriste',
      company: 'Les Pivoines',
      source: 'page',
    })
    expect((await readPage('/data')).body.data).toMatchObject({
      title: 'fleuriste',
      company: 'Les Pivoines',
      source: 'json-ld',
    })
  })

  test.each([
    ['/recipe', 422, 'OFFER_UNREADABLE'],
    ['/image', 422, 'OFFER_UNREADABLE'],
    ['/large', 422, 'OFFER_TOO_LARGE'],
    ['/missing', 502, 'OFFER_UNREACHABLE'],
    ['/silent', 504, 'OFFER_TIMEOUT'],
  ])('%s answers %i %s', async (path, status, code) => {
    const answer = await readPage(path)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(answer.body.error).toMatch(/coll/i)
  })

  test.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://localhost:3000/',
    'http://2130706433/',
    'file:///etc/passwd',
    'http://user:secret@offers.example/',
    'https://private.example/',
    'n’importe quoi',
  ])('%s is refused', async (url) => {
    const answer = await read({ url })
    expect([answer.status, answer.body.code]).toEqual([422, 'OFFER_URL_REFUSED'])
    expect(answer.body.error).toMatch(/^Cette adresse/)
  })

  test('is fetched thirty times in ten minutes at most, per user', async () => {
    const other = (await server.signUp()).token
    const ask = () => read({ url: 'http://localhost/' }, other)
    for (let count = 0; count < 30; count += 1) expect((await ask()).status).toBe(422)
    const refused = await ask()
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(refused.body.details.retryAfterSeconds).toBeGreaterThan(0)
    expect((await read({ text: offer }, other)).status).toBe(200)
    expect((await readPage('/data')).status).toBe(200)
    now = new Date(now.getTime() + 601_000)
    expect((await ask()).status).toBe(422)
  })
})

test('a client that disconnects aborts the fetch', async () => {
  await server.app.listen({ port: 0 })
  const own = server.app.server.address() as AddressInfo
  const left = new Promise<number>((resolve) => {
    site.once('request', (request) => {
      const before = performance.now()
      request.once('close', () => resolve(performance.now() - before))
      leaving.abort()
    })
  })
  const leaving = new AbortController()
  const asked = fetch(`http://127.0.0.1:${own.port}/v1/offers/read`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: `http://offers.example:${port}/silent` }),
    signal: leaving.signal,
  })
  await expect(asked).rejects.toThrow(/abort/)
  // Well before the half second that the page is given.
  expect(await left).toBeLessThan(300)
})

test.each([
  [{}],
  [{ text: offer, url: 'https://example.com/' }],
  [{ text: 3 }],
  [{ text: 'x'.repeat(20_001) }],
  [{ url: `https://example.com/${'x'.repeat(2_048)}` }],
])('bad input is a 400 in French: %#', async (body) => {
  const answer = await read(body)
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({
    code: 'VALIDATION_FAILED',
    error: expect.stringMatching(/^\p{Lu}.*[.»]$/u),
  })
})

test('a stranger without a token is refused', async () => {
  expect((await server.request('POST', '/offers/read', { body: { text: offer } })).status).toBe(401)
})
