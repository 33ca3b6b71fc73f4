import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { grantPlan } from '../subscriptions/index.ts'

let server: TestApp
let open: TestApp
let now = new Date()
beforeAll(async () => {
  server = await openTestApp({ clock: () => now })
  open = await openTestApp({ environment: { FEATURE_PREMIUM: 'off' } })
})
afterAll(() => Promise.all([server.close(), open.close()]))

const text = 'Madame, Monsieur,\n\nJe connais vos vignerons.'
const create = (token: string, body: object = {}) =>
  server.request('POST', '/letters', { token, body: { content: text, ...body } })
const limitOf = async (token: string) =>
  (await server.request('GET', '/subscriptions/letter-limit', { token })).body.data
const binAll = (token: string, ids: string[]) =>
  server.request('POST', '/letters/bin', { token, body: { ids } })

async function someoneWith(letters: number) {
  const person = await server.signUp()
  const ids: string[] = []
  for (let made = 0; made < letters; made++) ids.push((await create(person.token)).body.data.id)
  return { ...person, ids }
}

/** A user with five letters whose plan has ended. */
async function someoneWhosePlanEnded() {
  const person = await server.signUp()
  await grantPlan(
    { db: server.db, clock: () => now, newId: randomUUID, actor: 'test' },
    person.id,
    'basic',
    1,
  )
  const ids: string[] = []
  for (let made = 0; made < 5; made++) ids.push((await create(person.token)).body.data.id)
  await server.db.execute(
    `UPDATE subscriptions SET current_period_end = current_period_start + interval '1 second' WHERE user_id = '${person.id}'`,
  )
  now = new Date(now.getTime() + 2_000)
  return { ...person, ids }
}

test('a free account has three letters; the fourth is refused with the reason and not stored', async () => {
  const { token } = await someoneWith(3)
  const refused = await create(token)
  expect(refused.status).toBe(403)
  expect(refused.body).toMatchObject({
    code: 'LETTER_QUOTA_REACHED',
    details: { limit: 3, currentCount: 3 },
  })
  expect(refused.body.error).toContain('trois lettres')
  expect((await server.request('GET', '/letters', { token })).body.data.letters).toHaveLength(3)
})

test('a letter counts from its first words, which are refused where there is no room', async () => {
  const { token, ids } = await someoneWith(2)
  const blanks = await Promise.all([create(token, { content: '' }), create(token, { content: ' \n' })])
  expect(blanks.map(({ status }) => status)).toEqual([201, 201])
  expect(await limitOf(token)).toMatchObject({ canCreate: true, currentCount: 2 })
  const begin = async ({ id, version }: { id: string; version: number }) =>
    server.request('PUT', `/letters/${id}`, { token, body: { version, content: text } })
  const [first, second] = blanks.map(({ body }) => body.data)
  expect((await begin(first)).status).toBe(200)
  const refused = await begin(second)
  expect([refused.status, refused.body.code]).toEqual([403, 'LETTER_QUOTA_REACHED'])
  await binAll(token, ids.slice(0, 1))
  expect((await begin(second)).status).toBe(200)
})

test('letters without text are many, not without number', async () => {
  const { token } = await someoneWith(3)
  const statuses: number[] = []
  for (let made = 0; made < 21; made++) statuses.push((await create(token, { content: '' })).status)
  expect(statuses).toEqual([...Array(20).fill(201), 403])
})

test('the quota route returns the remaining letters', async () => {
  const { token, ids } = await someoneWith(2)
  expect(await limitOf(token)).toEqual({ canCreate: true, currentCount: 2, limit: 3, plan: 'free' })
  await create(token)
  expect(await limitOf(token)).toEqual({ canCreate: false, currentCount: 3, limit: 3, plan: 'free' })
  await binAll(token, ids)
  expect(await limitOf(token)).toMatchObject({ canCreate: true, currentCount: 1 })
})

test('a plan without letter quota allows any number', async () => {
  const { token } = await server.signUpWithPlan('basic')
  for (let made = 0; made < 5; made++) expect((await create(token)).status).toBe(201)
  expect(await limitOf(token)).toEqual({
    canCreate: true,
    currentCount: 5,
    limit: 1_000_000,
    plan: 'basic',
  })
})

test('a repeated creation returns the existing letter, even with the quota reached', async () => {
  const { token } = await someoneWith(2)
  const id = randomUUID()
  const first = await create(token, { id })
  const again = await create(token, { id })
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body.data).toEqual(first.body.data)
  expect((await limitOf(token)).currentCount).toBe(3)
})

describe('every way to add a letter', () => {
  test('a duplicate is refused, and the original stays', async () => {
    const { token, ids } = await someoneWith(3)
    const refused = await server.request('POST', `/letters/${ids[0]}/clone`, { token })
    expect([refused.status, refused.body.code]).toEqual([403, 'LETTER_QUOTA_REACHED'])
    expect((await limitOf(token)).currentCount).toBe(3)
  })

  test('letters in the bin do not count, and are restored only within the quota, all or none', async () => {
    const { token, ids } = await someoneWith(3)
    await binAll(token, ids)
    const newer = (await create(token)).body.data.id
    const restore = (wanted: string[]) =>
      server.request('POST', '/letters/bin/restore', { token, body: { ids: wanted } })
    const refused = await restore(ids)
    expect([refused.status, refused.body.code]).toEqual([403, 'LETTER_QUOTA_REACHED'])
    expect(refused.body.details).toEqual({ limit: 3, currentCount: 1 })
    expect((await limitOf(token)).currentCount).toBe(1)
    expect((await restore(ids.slice(0, 2))).status).toBe(200)
    expect((await restore(ids.slice(2))).status).toBe(403)
    await binAll(token, [newer])
    expect((await restore(ids.slice(2))).status).toBe(200)
  })

  test('a generated letter to save is refused before it is written; without saving, it is written', async () => {
    const { token } = await someoneWith(3)
    const brief = { jobTitle: 'Caviste', company: 'Les Vignes' }
    const write = (saveAsLetter: boolean) =>
      server.request('POST', '/letters/generate', { token, body: { ...brief, saveAsLetter } })
    const refused = await write(true)
    expect([refused.status, refused.body.code]).toEqual([403, 'LETTER_QUOTA_REACHED'])
    const written = await write(false)
    expect(written.status).toBe(200)
    expect(written.body.data.content).toContain('Les Vignes')
  })

  test('a letter from a template is refused, and the use is not counted', async () => {
    const { token } = await someoneWith(3)
    const template = await server.request('POST', '/templates', {
      token,
      body: { title: 'Caviste', template: '{{appel}},\n\nJe connais {{entreprise}}.\n\n{{formule}}' },
    })
    const { id } = template.body.data
    const refused = await server.request('POST', `/templates/${id}/use`, {
      token,
      body: { letterId: randomUUID() },
    })
    expect([refused.status, refused.body.code]).toEqual([403, 'LETTER_QUOTA_REACHED'])
    expect((await server.request('GET', `/templates/${id}`, { token })).body.data.useCount).toBe(0)
  })
})

test('letters above the quota after a plan ended can be read, edited, exported and deleted, but none added', async () => {
  const { token, ids } = await someoneWhosePlanEnded()
  expect(await limitOf(token)).toEqual({ canCreate: false, currentCount: 5, limit: 3, plan: 'free' })
  const path = `/letters/${ids[0]}`
  expect((await server.request('GET', path, { token })).status).toBe(200)
  const edited = await server.request('PUT', path, { token, body: { version: 1, title: 'Autre' } })
  expect(edited.body.data.title).toBe('Autre')
  const exported = await server.request('POST', `${path}/export`, { token, body: { options: {} } })
  expect(exported.status).toBe(200)
  expect((await create(token)).body.details).toEqual({ limit: 3, currentCount: 5 })
  await binAll(token, ids.slice(0, 2))
  expect((await create(token)).status).toBe(403)
  await binAll(token, ids.slice(2, 3))
  expect((await create(token)).status).toBe(201)
})

test('a stranger’s letters do not count', async () => {
  await someoneWith(3)
  const { token } = await someoneWith(1)
  expect((await limitOf(token)).currentCount).toBe(1)
  expect((await server.request('GET', '/subscriptions/letter-limit')).status).toBe(401)
})

test('with plans disabled, there is no letter quota', async () => {
  const { token } = await open.signUp()
  for (let made = 0; made < 5; made++)
    expect((await open.request('POST', '/letters', { token, body: { content: text } })).status).toBe(201)
  const { body } = await open.request('GET', '/subscriptions/letter-limit', { token })
  expect(body.data).toEqual({ canCreate: true, currentCount: 5, limit: 1_000_000, plan: 'free' })
})

describe('concurrency', () => {
  // Warms up the pool: otherwise the first connection would do all the work in turn.
  beforeEach(async () => {
    const { token } = await server.signUp()
    await Promise.all(Array.from({ length: 20 }, () => limitOf(token)))
  })

  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

  test('five creations on a free account make three letters', async () => {
    for (let round = 0; round < 5; round++) {
      const { token } = await server.signUp()
      const answers = await Promise.all(Array.from({ length: 5 }, () => create(token)))
      expect(statuses(answers)).toEqual([201, 201, 201, 403, 403])
      expect((await limitOf(token)).currentCount).toBe(3)
    }
  })

  test('one creation sent five times creates one letter', async () => {
    const { token } = await someoneWith(2)
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(token, { id })))
    expect(statuses(answers)).toEqual([201, 201, 201, 201, 201])
    expect((await limitOf(token)).currentCount).toBe(3)
  })

  test('creations, duplicates and restored letters share the quota', async () => {
    const { token, ids } = await someoneWith(3)
    await binAll(token, ids.slice(0, 2))
    const answers = await Promise.all([
      create(token),
      create(token),
      server.request('POST', `/letters/${ids[2]}/clone`, { token }),
      server.request('POST', '/letters/bin/restore', { token, body: { ids: ids.slice(0, 1) } }),
      server.request('POST', '/letters/bin/restore', { token, body: { ids: ids.slice(1, 2) } }),
    ])
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(3)
    expect((await limitOf(token)).currentCount).toBe(3)
  })
})
