import { entitlementsByPlan } from '@lettrine/contract/entitlements'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newId } from '../../platform/new-id.ts'
import { TypesettingFailure } from '../../platform/typesetting/typeset-document.ts'
import type { Typesetter, Typesetting } from '../../platform/typesetting/typesetter.ts'
import { openShare } from './open-share.ts'

const lines: string[] = []
let now = new Date('2026-03-10T12:00:00Z')
let server: TestApp
let alice: Awaited<ReturnType<TestApp['signUp']>>
let bob: typeof alice
beforeAll(async () => {
  server = await openTestApp({ clock: () => now, logTo: { write: (line) => lines.push(line) } })
  alice = await server.signUpWithPlan('premium', { name: 'Alice Martin' })
  bob = await server.signUpWithPlan()
})
beforeEach(() => {
  now = new Date('2026-03-10T12:00:00Z')
})
afterAll(() => server.close())

const asAlice = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  server.request(method, path, { token: alice.token, body })
const aLetter = async (body: object = {}) => {
  const { body: answer } = await asAlice('POST', '/letters', {
    title: 'Caviste à Tours',
    content: 'Madame, Monsieur,\n\nJe connais vos vignerons.',
    ...body,
  })
  return answer.data.id as string
}
const aShare = async (letterId: string, body: object = {}) => {
  const { status, body: answer } = await asAlice('POST', `/letters/${letterId}/shares`, body)
  expect(status).toBe(201)
  return answer.data as { share: { id: string }; token: string; url: string }
}
const open = (token: string, password?: string) =>
  server.request('POST', '/shares/open', { body: { token, password } })
/** A view by a visitor with the given address and browser. */
const openAs = (token: string, browser: string) =>
  server.app.inject({
    method: 'POST',
    url: '/v1/shares/open',
    payload: { token },
    headers: { 'user-agent': browser },
  })
const listLetterShares = async (letterId: string) =>
  (await asAlice('GET', `/letters/${letterId}/shares`)).body.data.shares
const statsOf = async (letterId: string) =>
  (await asAlice('GET', `/letters/${letterId}/stats?days=7`)).body.data

describe('a link', () => {
  test('shows the page and its text, and nothing of the account', async () => {
    const plan = { denied: ['tool:excel'], motive: 'Mes raisons.' }
    const { token, url } = await aShare(await aLetter({ plan }))
    expect(url).toBe(`http://localhost:3000/l/${token}`)
    const { status, body } = await open(token)
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toMatch(/tool:excel|Mes raisons/u)
    expect(body.data).toMatchObject({
      title: 'Caviste à Tours',
      author: 'Alice Martin',
      content: 'Madame, Monsieur,\n\nJe connais vos vignerons.',
      allowDownload: true,
    })
    expect(body.data.pages).toHaveLength(1)
    expect(Object.keys(body.data).toSorted()).toEqual(
      ['allowDownload', 'author', 'content', 'language', 'pages', 'title', 'updatedAt'].toSorted(),
    )
  })

  test('has a token of 128 random bits, absent from database and log', async () => {
    lines.length = 0
    const { token } = await aShare(await aLetter())
    expect(Buffer.from(token, 'base64url')).toHaveLength(16)
    await open(token)
    await server.app.inject({ method: 'GET', url: `/l/${token}` })
    const { rows } = await server.db.execute('SELECT * FROM letter_shares')
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(lines.join('\n')).toContain('incoming request')
    expect(lines.join('\n')).not.toContain(token)
  })

  test('shows the latest version of the letter', async () => {
    const id = await aLetter()
    const { token } = await aShare(id)
    await asAlice('PUT', `/letters/${id}`, { version: 1, content: 'Un autre texte.' })
    expect((await open(token)).body.data.content).toBe('Un autre texte.')
  })

  test.each(['', 'x'.repeat(22), 'court', '../../x'])(
    '%j that was never made opens nothing',
    async (token) => {
      const { status, body } = await open(token)
      expect([400, 404]).toContain(status)
      expect(body.error).toMatch(/lien|champs/)
    },
  )

  test('shows the text of a letter that cannot be laid out', async () => {
    const { token } = await aShare(await aLetter())
    const refusing: Typesetter = {
      typeset: () => Promise.reject(new TypesettingFailure('too long', { timedOut: true })),
      run: () => Promise.reject(new TypesettingFailure('too long', { timedOut: true })),
    }
    const typesetting: Typesetting = { of: () => refusing, until: () => typesetting }
    const { db, events } = server
    const deps = {
      db,
      events,
      clock: () => now,
      newId,
      typesetting,
      visitSecret: 'secret',
      entitlements: entitlementsByPlan,
    }
    const opened = await openShare(deps, { token }, { address: '192.0.2.1', userAgent: '' })
    expect(opened).toMatchObject({ pages: [], content: 'Madame, Monsieur,\n\nJe connais vos vignerons.' })
  })

  test('revoked, expired, or of a deleted letter gives the same answer', async () => {
    const id = await aLetter()
    const revoked = await aShare(id)
    await asAlice('DELETE', `/letters/${id}/shares/${revoked.share.id}`)
    const expired = await aShare(id, { expiresAt: '2026-03-11T12:00:00Z' })
    const other = await aLetter()
    const gone = await aShare(other)
    await asAlice('DELETE', `/letters/${other}`)
    now = new Date('2026-03-11T12:00:00Z')
    for (const { token } of [revoked, expired, gone])
      expect(await open(token)).toMatchObject({ status: 404, body: { code: 'SHARE_NOT_FOUND' } })
    expect((await listLetterShares(id)).map(({ state }: { state: string }) => state)).toEqual([
      'expired',
      'revoked',
    ])
  })

  test.each(['2026-03-10T11:59:59Z', '2027-06-01T00:00:00Z'])('cannot end on %s', async (expiresAt) => {
    const { status, body } = await asAlice('POST', `/letters/${await aLetter()}/shares`, { expiresAt })
    expect([status, body.code]).toEqual([422, 'SHARE_EXPIRY_REFUSED'])
  })

  test('is limited to twenty active ones; inactive ones do not count', async () => {
    const id = await aLetter()
    for (let made = 0; made < 20; made++) await aShare(id)
    expect(await asAlice('POST', `/letters/${id}/shares`, {})).toMatchObject({
      status: 422,
      body: { code: 'TOO_MANY_SHARES' },
    })
    await asAlice('DELETE', `/letters/${id}/shares/${(await listLetterShares(id))[0].id}`)
    await aShare(id)
    expect(await listLetterShares(id)).toHaveLength(20)
  })
})

describe('the status of a letter', () => {
  const statusOf = async (id: string) => {
    const { status, writtenStatus } = (await asAlice('GET', `/letters/${id}`)).body.data
    return [status, writtenStatus]
  }
  const foundAs = async (status: string, id: string) =>
    (await asAlice('GET', `/letters?limit=100&status=${status}`)).body.data.letters.some(
      (letter: { id: string }) => letter.id === id,
    )

  test('is shared while a link is active, then the previous one', async () => {
    const id = await aLetter({ status: 'final' })
    const first = await aShare(id, { expiresAt: '2026-03-12T12:00:00Z' })
    const second = await aShare(id)
    expect(await statusOf(id)).toEqual(['shared', 'final'])
    expect([await foundAs('shared', id), await foundAs('final', id)]).toEqual([true, false])
    await asAlice('DELETE', `/letters/${id}/shares/${second.share.id}`)
    expect(await statusOf(id)).toEqual(['shared', 'final'])
    now = new Date('2026-03-12T12:00:00Z')
    expect(await statusOf(id)).toEqual(['final', 'final'])
    expect([await foundAs('shared', id), await foundAs('final', id)]).toEqual([false, true])
    await asAlice('PUT', `/letters/${id}/shares/${first.share.id}`, { expiresAt: null })
    expect(await statusOf(id)).toEqual(['shared', 'final'])
    await asAlice('DELETE', `/letters/${id}/shares/${first.share.id}`)
    expect(await statusOf(id)).toEqual(['final', 'final'])
  })

  test('of a draft that is shared can still become final', async () => {
    const id = await aLetter()
    await aShare(id)
    expect(await statusOf(id)).toEqual(['shared', 'draft'])
    const { body } = await asAlice('PUT', `/letters/${id}`, { version: 1, status: 'final' })
    expect([body.data.status, body.data.writtenStatus]).toEqual(['shared', 'final'])
  })
})

describe('a password', () => {
  test('is required, and checked', async () => {
    const { token } = await aShare(await aLetter(), { password: 'merlot 2019' })
    expect((await open(token)).body.code).toBe('SHARE_PASSWORD_REQUIRED')
    expect((await open(token, 'gamay 2019')).body.code).toBe('SHARE_PASSWORD_WRONG')
    expect((await open(token, 'merlot 2019')).status).toBe(200)
    const { rows } = await server.db.execute(
      'SELECT password_hash FROM letter_shares WHERE password_hash IS NOT NULL',
    )
    expect(JSON.stringify(rows)).not.toContain('merlot')
  })

  test('can be set and removed later', async () => {
    const id = await aLetter()
    const { token, share } = await aShare(id)
    await asAlice('PUT', `/letters/${id}/shares/${share.id}`, { password: 'merlot 2019' })
    expect((await open(token)).status).toBe(403)
    await asAlice('PUT', `/letters/${id}/shares/${share.id}`, { password: null })
    expect((await open(token)).status).toBe(200)
  })

  test('guessing is delayed more and more, and delays the right password a minute at most', async () => {
    const { token } = await aShare(await aLetter(), { password: 'merlot 2019' })
    let waited = 0
    for (let guess = 0; guess < 30; guess++) {
      const { body } = await open(token, `essai ${guess}`)
      if (body.code !== 'TOO_MANY_REQUESTS') continue
      expect(body.details.retryAfterSeconds).toBeLessThanOrEqual(60)
      waited += body.details.retryAfterSeconds
      now = new Date(now.getTime() + body.details.retryAfterSeconds * 1_000)
    }
    expect(waited).toBeGreaterThan(200)
    now = new Date(now.getTime() + 60_000)
    expect((await open(token, 'merlot 2019')).status).toBe(200)
    // Its success forgets the mistakes of this visitor.
    expect((await open(token, 'essai')).body.code).toBe('SHARE_PASSWORD_WRONG')
    expect((await open(token, 'merlot 2019')).status).toBe(200)
  })

  test('too short is refused in French', async () => {
    const { status, body } = await asAlice('POST', `/letters/${await aLetter()}/shares`, { password: 'abc' })
    expect([status, body.details[0].message]).toEqual([
      400,
      'Le mot de passe du lien doit contenir au moins 6 caractères',
    ])
  })
})

test('links asked for at once do not pass the twenty that a letter may have', async () => {
  const id = await aLetter()
  const asked = await Promise.all(
    Array.from({ length: 30 }, () => asAlice('POST', `/letters/${id}/shares`, {})),
  )
  expect(asked.filter(({ status }) => status === 201)).toHaveLength(20)
  expect(await listLetterShares(id)).toHaveLength(20)
})

describe('counting', () => {
  test('one view per visitor and day, without storing addresses', async () => {
    const id = await aLetter()
    const { token } = await aShare(id)
    const browsers = ['Firefox', 'Safari/1', 'Safari/2', 'Safari/3', 'Firefox (Android; Mobile)']
    for (const browser of browsers) await openAs(token, browser)
    now = new Date('2026-03-11T12:00:00Z')
    await openAs(token, 'Firefox')
    expect(await listLetterShares(id)).toMatchObject([{ views: 3, lastViewedAt: '2026-03-11T12:00:00.000Z' }])
    const stats = await statsOf(id)
    expect(stats).toMatchObject({ totalViews: 3, sharedViews: 3 })
    expect(stats.days.slice(-2)).toMatchObject([
      { day: '2026-03-10', views: 2 },
      { day: '2026-03-11', views: 1 },
    ])
    const { rows } = await server.db.execute('SELECT * FROM share_visits')
    expect(JSON.stringify(rows)).not.toMatch(/Firefox|127\.0\.0\.1/)
  })

  test('the dashboard sums the views of all links; null before the first', async () => {
    const carole = await server.signUpWithPlan()
    const as = (method: 'GET' | 'POST', path: string, body?: object) =>
      server.request(method, path, { token: carole.token, body })
    const figures = async () => (await as('GET', '/letters/stats')).body.data.sharedViews
    expect(await figures()).toBeNull()
    for (const title of ['Une', 'Deux']) {
      const { body } = await as('POST', '/letters', { title })
      const { body: made } = await as('POST', `/letters/${body.data.id}/shares`, {})
      await openAs(made.data.token, 'Firefox')
    }
    expect(await figures()).toBe(2)
  })

  test('views by the writer once a day, sendings each time, downloads by anyone', async () => {
    const id = await aLetter()
    const { token, share } = await aShare(id)
    for (let opened = 0; opened < 3; opened++) await asAlice('POST', `/letters/${id}/increment-views`)
    for (const platform of ['email', 'copy'])
      await asAlice('POST', `/letters/${id}/shares/${share.id}/sent`, { platform })
    const file = await server.request('POST', '/shares/download', { body: { token } })
    expect(Buffer.from(file.body.data.blob, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    expect(await statsOf(id)).toMatchObject({
      totalViews: 1,
      sharedViews: 0,
      totalShares: 2,
      totalDownloads: 1,
    })
  })

  test('edits per day, without the first version', async () => {
    const id = await aLetter()
    now = new Date('2026-03-11T12:00:00Z')
    await asAlice('PUT', `/letters/${id}`, { version: 1, content: 'Deux.' })
    const stats = await statsOf(id)
    expect(stats.totalEdits).toBe(1)
    expect(stats.days.map(({ edits }: { edits: number }) => edits)).toEqual([0, 0, 0, 0, 0, 0, 1])
  })

  test('a download that is not allowed is refused and not counted', async () => {
    const id = await aLetter()
    const { token } = await aShare(id, { allowDownload: false })
    const { status, body } = await server.request('POST', '/shares/download', { body: { token } })
    expect([status, body.code]).toEqual([403, 'SHARE_DOWNLOAD_REFUSED'])
    expect((await statsOf(id)).totalDownloads).toBe(0)
  })
})

describe('a stranger', () => {
  test.each([
    ['GET', '/shares', undefined],
    ['POST', '/shares', {}],
    ['PUT', '/shares/SHARE', { allowDownload: false }],
    ['DELETE', '/shares/SHARE', undefined],
    ['POST', '/shares/SHARE/sent', { platform: 'copy' }],
    ['GET', '/stats', undefined],
    ['POST', '/increment-views', {}],
    ['POST', '/toggle-bookmark', {}],
  ] as const)('gets 404 from %s /letters/{id}%s, and nothing changes', async (method, path, body) => {
    const id = await aLetter()
    const { token, share } = await aShare(id)
    const url = `/letters/${id}${path.replace('SHARE', share.id)}`
    const answer = await server.request(method, url, { token: bob.token, body })
    expect(answer).toMatchObject({ status: 404, body: { code: 'LETTER_NOT_FOUND' } })
    expect((await open(token)).body.data.allowDownload).toBe(true)
    expect((await statsOf(id)).totalShares).toBe(0)
    expect((await asAlice('GET', `/letters/${id}`)).body.data.isBookmarked).toBe(false)
  })

  test('cannot access another user’s link through their own letter', async () => {
    const { share } = await aShare(await aLetter())
    const { body } = await server.request('POST', '/letters', { token: bob.token, body: {} })
    const answer = await server.request('DELETE', `/letters/${body.data.id}/shares/${share.id}`, {
      token: bob.token,
    })
    expect(answer).toMatchObject({ status: 404, body: { code: 'SHARE_NOT_FOUND' } })
  })
})

test('the bookmark is toggled', async () => {
  const id = await aLetter()
  const toggle = async () => (await asAlice('POST', `/letters/${id}/toggle-bookmark`)).body.data.isBookmarked
  expect([await toggle(), await toggle(), await toggle()]).toEqual([true, false, true])
})

describe('behind a proxy', () => {
  const visits = async (trusted: string) => {
    const other = await openTestApp({ environment: { TRUSTED_PROXIES: trusted } })
    const owner = await other.signUpWithPlan()
    const { body } = await other.request('POST', '/letters', { token: owner.token, body: {} })
    const made = await other.request('POST', `/letters/${body.data.id}/shares`, {
      token: owner.token,
      body: {},
    })
    for (const address of ['10.0.0.1', '10.0.0.2'])
      await other.app.inject({
        method: 'POST',
        url: '/v1/shares/open',
        payload: { token: made.body.data.token },
        headers: { 'x-forwarded-for': address },
      })
    const listed = await other.request('GET', `/letters/${body.data.id}/shares`, { token: owner.token })
    await other.close()
    return listed.body.data.shares[0].views
  }

  test('that is trusted, X-Forwarded-For is used', async () => {
    expect(await visits('127.0.0.1')).toBe(2)
  })

  test('that is not trusted, X-Forwarded-For is ignored', async () => {
    expect(await visits('192.0.2.1')).toBe(1)
  })
})
