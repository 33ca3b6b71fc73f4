import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { sweepBins } from './letter-bin.ts'

const day = 24 * 60 * 60 * 1000
let now = new Date('2026-11-21T10:00:00Z')
let server: TestApp
let alice: Awaited<ReturnType<TestApp['signUp']>>
let bob: typeof alice
beforeAll(async () => {
  server = await openTestApp({ clock: () => now })
  alice = await server.signUpWithPlan()
  bob = await server.signUpWithPlan()
})
afterAll(() => server.close())

async function create(title: string, fields: object = {}, owner = alice): Promise<string> {
  const body = { title, content: 'Mon texte', ...fields }
  return (await server.request('POST', '/letters', { token: owner.token, body })).body.data.id
}
const post = (path: string, body: object, owner = alice) =>
  server.request('POST', `/letters/${path}`, { token: owner.token, body })
const titlesAt = async (path: string, owner = alice): Promise<string[]> => {
  const { body } = await server.request('GET', path, { token: owner.token })
  return body.data.letters.map((letter: { title: string }) => letter.title)
}
const read = (id: string) => server.request('GET', `/letters/${id}`, { token: alice.token })

describe('a deleted letter', () => {
  test.each([
    ['GET', ''],
    ['PUT', ''],
    ['DELETE', ''],
    ['POST', '/clone'],
    ['GET', '/versions'],
    ['POST', '/export'],
    ['POST', '/preview'],
  ] as const)('is not found by %s /letters/{id}%s', async (method, path) => {
    const id = await create('Jetée')
    expect((await server.request('DELETE', `/letters/${id}`, { token: alice.token })).status).toBe(200)
    const body = { GET: undefined, PUT: { version: 1, content: 'x' }, DELETE: undefined, POST: {} }[method]
    const answer = await server.request(method, `/letters/${id}${path}`, { token: alice.token, body })
    expect(answer).toMatchObject({ status: 404, body: { code: 'LETTER_NOT_FOUND' } })
  })

  test('stays in the bin with its date, and is restored with its text and versions', async () => {
    const id = await create('Regrettée')
    await post('bin', { ids: [id] })
    const bin = await server.request('GET', '/letters/bin', { token: alice.token })
    expect(bin.body.data.letters[0]).toMatchObject({
      id,
      deletedAt: '2026-11-21T10:00:00.000Z',
      erasedAt: '2026-12-21T10:00:00.000Z',
    })
    expect((await post('bin/restore', { ids: [id] })).status).toBe(200)
    expect((await read(id)).body.data).toMatchObject({ title: 'Regrettée', content: 'Mon texte', version: 1 })
    const versions = await server.request('GET', `/letters/${id}/versions`, { token: alice.token })
    expect(versions.body.data.versions).toHaveLength(1)
    expect(await titlesAt('/letters/bin')).not.toContain('Regrettée')
  })

  test('disappears after 30 days, swept or not, and the sweep deletes it with its versions', async () => {
    const carole = await server.signUpWithPlan()
    const [old, young] = [await create('Vieille', {}, carole), await create('Jeune', {}, carole)]
    await post('bin', { ids: [old] }, carole)
    now = new Date(now.getTime() + day)
    await post('bin', { ids: [young] }, carole)
    now = new Date(now.getTime() + 29 * day)
    expect(await titlesAt('/letters/bin', carole)).toEqual(['Jeune'])
    expect((await post('bin/restore', { ids: [old] }, carole)).status).toBe(404)
    expect(await sweepBins({ db: server.db, clock: () => now })).toBeGreaterThanOrEqual(1)
    const { rows } = await server.db.execute(
      `SELECT letter_id FROM letter_versions WHERE user_id = '${carole.id}'`,
    )
    expect(rows).toEqual([{ letter_id: young }])
    expect(await titlesAt('/letters/bin', carole)).toEqual(['Jeune'])
  })

  test('is permanently deleted on request, only from the bin', async () => {
    const [kept, binned] = [await create('Gardée'), await create('Effacée')]
    await post('bin', { ids: [binned] })
    expect((await post('bin/erase', { ids: [binned, kept] })).status).toBe(404)
    expect(await titlesAt('/letters/bin')).toContain('Effacée')
    expect((await post('bin/erase', { ids: [binned] })).status).toBe(200)
    expect((await post('bin/restore', { ids: [binned] })).status).toBe(404)
    expect((await read(kept)).status).toBe(200)
  })
})

describe('several letters at once', () => {
  test('are deleted, restored and archived in one call; an id twice counts once', async () => {
    const ids = [await create('Une'), await create('Deux', { status: 'final' })]
    expect((await post('archive', { ids: [...ids, ids[0]] })).body.data.ids).toEqual(ids)
    expect((await read(ids[1]!)).body.data).toMatchObject({ status: 'archived', version: 2 })
    await post('archive', { ids: [ids[0]] })
    expect((await read(ids[0]!)).body.data).toMatchObject({ status: 'archived', version: 2 })
    await post('archive', { ids, archived: false })
    expect((await read(ids[0]!)).body.data).toMatchObject({ status: 'draft', version: 3 })
    expect((await read(ids[1]!)).body.data).toMatchObject({ status: 'final', version: 3 })
    await post('bin', { ids })
    expect((await read(ids[0]!)).status).toBe(404)
    await post('bin/restore', { ids })
    expect((await read(ids[0]!)).status).toBe(200)
  })

  test.each([
    ['none', []],
    ['too many ids', Array.from({ length: 501 }, () => crypto.randomUUID())],
    ['no ids', ['1; DROP TABLE letters']],
  ])('%s are refused', async (_name, ids) => {
    expect(await post('bin', { ids })).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
  })

  test('the bin pages through all of them once', async () => {
    const dan = await server.signUpWithPlan()
    const ids = []
    for (const title of ['A', 'B', 'C', 'D', 'E']) ids.push(await create(title, {}, dan))
    await post('bin', { ids }, dan)
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const after: string = cursor ? `&cursor=${cursor}` : ''
      const { body } = await server.request('GET', `/letters/bin?limit=2${after}`, { token: dan.token })
      seen.push(...body.data.letters.map((letter: { title: string }) => letter.title))
      cursor = body.data.nextCursor
    } while (cursor)
    expect(seen.toSorted()).toEqual(['A', 'B', 'C', 'D', 'E'])
  })
})

describe('a stranger', () => {
  test.each(['bin', 'archive'])(
    'gets 404 from POST /letters/%s for all when one is not theirs',
    async (path) => {
      const [mine, theirs] = [await create('À Alice'), await create('À Bob', {}, bob)]
      expect(await post(path, { ids: [theirs, mine] }, bob)).toMatchObject({
        status: 404,
        body: { code: 'LETTER_NOT_FOUND' },
      })
      expect((await read(mine)).body.data).toMatchObject({ status: 'draft', version: 1 })
      expect(await titlesAt('/letters', bob)).toContain('À Bob')
    },
  )

  test.each(['bin/restore', 'bin/erase'])('gets 404 from POST /letters/%s', async (path) => {
    const id = await create('Dans ma corbeille')
    await post('bin', { ids: [id] })
    expect((await post(path, { ids: [id] }, bob)).status).toBe(404)
    expect(await titlesAt('/letters/bin')).toContain('Dans ma corbeille')
    expect(await titlesAt('/letters/bin', bob)).not.toContain('Dans ma corbeille')
  })
})

describe('the statistics', () => {
  test('count letters by the months of the user’s time zone', async () => {
    const eve = await server.signUpWithPlan()
    const stats = async (zone = 'Europe/Paris') =>
      (await server.request('GET', `/letters/stats?timeZone=${zone}`, { token: eve.token })).body.data
    now = new Date('2026-10-31T22:30:00Z')
    expect(await stats()).toEqual({
      total: 0,
      createdThisMonth: 0,
      createdLastMonth: 0,
      monthChangePercent: null,
      final: 0,
      completionPercent: null,
      sharedViews: null,
      thisWeek: 0,
    })
    for (const title of ['A', 'B']) await create(title, {}, eve)
    now = new Date('2026-10-31T23:30:00Z')
    for (const title of ['C', 'D', 'E']) await create(title, { status: 'final' }, eve)
    now = new Date('2026-11-03T10:00:00Z')
    expect(await stats()).toMatchObject({
      total: 5,
      createdThisMonth: 3,
      createdLastMonth: 2,
      monthChangePercent: 50,
      completionPercent: 60,
      thisWeek: 5,
    })
    expect(await stats('UTC')).toMatchObject({ createdThisMonth: 0, createdLastMonth: 5 })
    now = new Date('2026-11-20T10:00:00Z')
    expect(await stats()).toMatchObject({ thisWeek: 0 })
  })

  test('refuse an invalid time zone, and are the owner’s only', async () => {
    const fay = await server.signUpWithPlan()
    const wrong = await server.request('GET', '/letters/stats?timeZone=Mars/Olympus', { token: fay.token })
    expect(wrong.status).toBe(400)
    const { body } = await server.request('GET', '/letters/stats', { token: fay.token })
    expect(body.data.total).toBe(0)
    expect((await server.request('GET', '/letters/stats')).status).toBe(401)
  })
})
