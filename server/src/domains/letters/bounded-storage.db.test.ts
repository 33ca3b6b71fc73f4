import { maxLetterStorageBytes, maxUnnamedVersions } from '@lettrine/contract/retention'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

type Version = { version: number; label: string; wordsAdded: number; wordsRemoved: number }

async function createLetter(token: string, content = 'mot 1'): Promise<string> {
  const created = await server.request('POST', '/letters', { token, body: { content } })
  return created.body.data.id
}

const save = (token: string, id: string, version: number, content: string) =>
  server.request('PUT', `/letters/${id}`, { token, body: { version, content } })

async function versionsOf(token: string, id: string): Promise<(Version & { id: string })[]> {
  const all = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await server.request(
      'GET',
      `/letters/${id}/versions?limit=100${cursor && `&cursor=${cursor}`}`,
      { token },
    )
    all.push(...page.body.data.versions)
    cursor = page.body.data.nextCursor
  }
  return all
}

/** Stores so many bytes as versions of a letter. */
const fill = (letterId: string, bytes: number, label: string) =>
  server.db.execute(sql`
    INSERT INTO letter_versions (user_id, letter_id, version, id, title, content, created_at, author, words_added,
      words_removed, label, foldable)
    SELECT user_id, id, 1000 + n, gen_random_uuid(), '', repeat('x', 1000000), now() - interval '1 day', 'you', 0, 0,
      ${label}, false FROM letters, generate_series(1, ${Math.ceil(bytes / 1_000_000)}::integer) AS n
    WHERE id = ${letterId}`)

test('saves without end keep the named versions, the first, the newest and two hundred others', async () => {
  const { token } = await server.signUp()
  const id = await createLetter(token)
  const named = new Set<number>()
  for (let version = 1; version < maxUnnamedVersions + 40; version++) {
    const saved = await save(token, id, version, `mot ${version + 1}`)
    expect(saved.status).toBe(200)
    if (version % 60 === 0) {
      const [newest] = await versionsOf(token, id)
      const body = { label: `Étape ${version}` }
      await server.request('PUT', `/letters/${id}/versions/${newest!.id}`, { token, body })
      named.add(newest!.version)
    }
  }
  const kept = await versionsOf(token, id)
  expect(kept.filter(({ label }) => label !== '').map(({ version }) => version)).toEqual([...named].reverse())
  expect(kept.filter(({ label }) => label === '')).toHaveLength(maxUnnamedVersions)
  expect(kept.at(-1)).toMatchObject({ version: 1, wordsAdded: 2 })
  expect(kept[0]).toMatchObject({ version: maxUnnamedVersions + 40 })
  // What changed in a version that is gone counts in the next one.
  for (const { version, wordsAdded, wordsRemoved } of kept.slice(0, -1))
    expect([version, wordsAdded, wordsRemoved]).toEqual([version, 1, 1])
})

test('beyond the storage of an account its oldest versions without a name are dropped, and it is told', async () => {
  const { id: userId, token } = await server.signUp()
  const [old, current] = [await createLetter(token), await createLetter(token)]
  await fill(old, maxLetterStorageBytes + 20_000_000, '')
  for (let version = 1; version <= 10; version++) await save(token, current, version, `mot ${version + 1}`)
  const { rows } = await server.db.execute<{ bytes: number }>(
    sql`SELECT sum(octet_length(content))::float8 AS bytes FROM letter_versions WHERE user_id = ${userId}`,
  )
  expect(rows[0]!.bytes).toBeLessThanOrEqual(maxLetterStorageBytes)
  expect(await versionsOf(token, current)).toHaveLength(11)
  const told = await server.request('GET', '/notifications', { token })
  expect(told.body.data.notifications[0]).toMatchObject({ title: 'Espace de stockage plein' })
})

test('what has a name is not dropped: no letter is added then, no version named, and every save kept', async () => {
  const { token } = await server.signUp()
  const id = await createLetter(token)
  await fill(id, maxLetterStorageBytes, 'Gardée')
  const refused = await server.request('POST', '/letters', { token, body: { content: 'Madame,' } })
  expect([refused.status, refused.body.code]).toEqual([403, 'STORAGE_FULL'])
  const page = await server.request('GET', `/letters/${id}/versions?limit=1`, { token })
  const [newest] = page.body.data.versions
  const body = { label: 'Encore' }
  const naming = await server.request('PUT', `/letters/${id}/versions/${newest.id}`, { token, body })
  expect(naming.body.code).toBe('STORAGE_FULL')
  expect((await save(token, id, 1, 'mot 2')).status).toBe(200)
})
