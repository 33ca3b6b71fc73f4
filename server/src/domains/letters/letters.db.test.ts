import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let server: TestApp
let alice: Awaited<ReturnType<TestApp['signUp']>>
let bob: typeof alice
beforeAll(async () => {
  server = await openTestApp()
  alice = await server.signUpWithPlan()
  bob = await server.signUpWithPlan()
})
afterAll(() => server.close())

const create = async (body: object = {}, owner = alice) => {
  const { body: answer, status } = await server.request('POST', '/letters', { token: owner.token, body })
  expect(status).toBe(201)
  return answer.data as { id: string; version: number; title: string; content: string; wordCount: number }
}

describe('a stranger', () => {
  test.each([
    ['GET', ''],
    ['PUT', ''],
    ['DELETE', ''],
    ['POST', '/clone'],
    ['GET', '/versions'],
    ['POST', '/export'],
    ['GET', '/export?format=pdf'],
    ['POST', '/preview'],
  ] as const)('gets 404 from %s /letters/{id}%s, and nothing changes', async (method, path) => {
    const letter = await create({ title: 'À moi', content: 'Mon texte' })
    const body = { GET: undefined, PUT: { version: 1, content: 'volé' }, DELETE: undefined, POST: {} }[method]
    const answer = await server.request(method, `/letters/${letter.id}${path}`, { token: bob.token, body })
    expect(answer).toMatchObject({
      status: 404,
      body: { code: 'LETTER_NOT_FOUND', error: 'Lettre non trouvée.' },
    })
    const mine = await server.request('GET', `/letters/${letter.id}`, { token: alice.token })
    expect(mine.body.data).toMatchObject({ content: 'Mon texte', version: 1 })
  })

  test('does not see the letter in a list, and can use the same id for a letter of their own', async () => {
    const letter = await create({ title: 'Introuvable', content: 'Mon texte' })
    const list = await server.request('GET', '/letters?search=introuvable', { token: bob.token })
    expect(list.body.data.letters).toEqual([])
    await create({ id: letter.id, title: 'La sienne' }, bob)
    const mine = await server.request('GET', `/letters/${letter.id}`, { token: alice.token })
    expect(mine.body.data.title).toBe('Introuvable')
  })
})

describe('saving', () => {
  const save = (id: string, body: object) =>
    server.request('PUT', `/letters/${id}`, { token: alice.token, body })

  test('raises the version, and each change of the text creates a history entry', async () => {
    const { id } = await create({ content: 'Un' })
    expect((await save(id, { version: 1, content: 'Un deux' })).body.data).toMatchObject({
      version: 2,
      wordCount: 2,
    })
    expect((await save(id, { version: 2, company: 'Ateliers Morvan' })).body.data.version).toBe(3)
    const { body } = await server.request('GET', `/letters/${id}/versions`, { token: alice.token })
    expect(
      body.data.versions.map((row: { version: number; content: string }) => [row.version, row.content]),
    ).toEqual([
      [2, 'Un deux'],
      [1, 'Un'],
    ])
  })

  test('on a stale version answers 409 with the current letter, and changes nothing', async () => {
    const { id } = await create({ content: 'Un' })
    await save(id, { version: 1, content: 'Deux' })
    const late = await save(id, { version: 1, content: 'Trois' })
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'LETTER_VERSION_CONFLICT', details: { letter: { id, version: 2, content: 'Deux' } } },
    })
  })

  test('is idempotent when repeated after a lost answer', async () => {
    const { id } = await create({ content: 'Un' })
    const first = await save(id, { version: 1, content: 'Deux' })
    const again = await save(id, { version: 1, content: 'Deux' })
    expect([first.body.data.version, again.status, again.body.data.version]).toEqual([2, 200, 2])
  })

  test('concurrently from ten tabs succeeds once', async () => {
    const { id } = await create({ content: 'Un' })
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, tab) => save(id, { version: 1, content: `Onglet ${tab}` })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  })
})

describe('creating', () => {
  test('twice with the same client id gives one letter', async () => {
    const id = '01a1fbea-4e1a-7bc5-8420-5b12575b4bf3'
    await create({ id, content: 'Hors ligne' })
    await create({ id, content: 'Hors ligne' })
    const other = await server.request('POST', '/letters', {
      token: alice.token,
      body: { id, content: 'Autre' },
    })
    expect(other).toMatchObject({ status: 409, body: { details: { letter: { content: 'Hors ligne' } } } })
  })

  test('of a letter without a text is never final', async () => {
    const born = await server.request('POST', '/letters', { token: alice.token, body: { status: 'final' } })
    expect([born.status, born.body.code]).toEqual([422, 'LETTER_EMPTY'])
    const { id } = await create({ content: ' \n\n' })
    const body = { version: 1, status: 'final' }
    const refused = await server.request('PUT', `/letters/${id}`, { token: alice.token, body })
    expect([refused.status, refused.body.code]).toEqual([422, 'LETTER_EMPTY'])
  })

  test('a duplicate is a draft with a marked title', async () => {
    const { id } = await create({ title: 'T'.repeat(200), content: 'Texte', status: 'final' })
    const { body, status } = await server.request('POST', `/letters/${id}/clone`, { token: alice.token })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ content: 'Texte', status: 'draft', version: 1 })
    expect(body.data.title).toMatch(/^T{192} \(copie\)$/)
    expect(body.data.id).not.toBe(id)
  })

  test('by a deleted account answers AUTHENTICATION_REQUIRED, and stores nothing', async () => {
    const gone = await server.signUpWithPlan()
    await server.db.execute(`DELETE FROM users WHERE id = '${gone.id}'`)
    const answer = await server.request('POST', '/letters', { token: gone.token, body: { content: 'Texte' } })
    expect(answer).toMatchObject({ status: 401, body: { code: 'AUTHENTICATION_REQUIRED' } })
  })
})

describe('the list', () => {
  test('pages through every letter once, in both orders of both sorts', async () => {
    const carole = await server.signUpWithPlan()
    const titles = ['Été', 'étage', 'Zoo', 'arbre', 'Arbre', '', 'Bois', '10 000', '%_\\']
    for (const title of titles) await create({ title }, carole)
    for (const sort of ['date', 'title']) {
      for (const order of ['asc', 'desc']) {
        const seen: string[] = []
        let cursor: string | null = null
        do {
          const after: string = cursor ? `&cursor=${cursor}` : ''
          const { body } = await server.request(
            'GET',
            `/letters?limit=2&sort=${sort}&order=${order}${after}`,
            {
              token: carole.token,
            },
          )
          seen.push(...body.data.letters.map((letter: { title: string }) => letter.title))
          cursor = body.data.nextCursor
        } while (cursor)
        expect(seen.toSorted()).toEqual(titles.toSorted())
      }
    }
  })

  test.each([
    ['ete', ['Été à Nîmes']],
    ['NIMES été', ['Été à Nîmes']],
    ['100%', ['100% motivée']],
    ['%', ['100% motivée']],
    ['_', []],
    ['fus', ['Hiver']],
    ["l'astronaute", ['Hiver']],
    ['oeuf', ['Hiver']],
    ["'fusée' & !hiver | <->:*", ['Hiver']],
    ['exemple', ['Hiver']],
    ['🚀', []],
    ['fusee', ['Hiver']],
    ['fusee hiver', ['Hiver']],
    ['fusee ete', []],
    ['morvan chargee', ['100% motivée']],
    ['ŉ', ['Été à Nîmes']],
    ['ŉima', []],
  ])('search %j finds %j', async (search, expected) => {
    const dan = await server.signUpWithPlan()
    await create({ title: 'Été à Nîmes' }, dan)
    await create({ title: '100% motivée', company: 'Ateliers Morvan', jobTitle: 'Chargée de mission' }, dan)
    await create(
      { title: 'Hiver', content: 'J’ai conduit la fusée de l’astronaute œuf@exemple.fr, <b>&amp;' },
      dan,
    )
    const { body } = await server.request('GET', `/letters?search=${encodeURIComponent(search)}`, {
      token: dan.token,
    })
    expect(body.data.letters.map((letter: { title: string }) => letter.title)).toEqual(expected)
  })

  test('filters by status; a deleted letter is in no list', async () => {
    const eve = await server.signUpWithPlan()
    const { id } = await create({ title: 'Finale', content: 'Texte', status: 'final' }, eve)
    await create({ title: 'Brouillon' }, eve)
    const final = await server.request('GET', '/letters?status=final', { token: eve.token })
    expect(final.body.data.letters.map((letter: { id: string }) => letter.id)).toEqual([id])
    await server.request('DELETE', `/letters/${id}`, { token: eve.token })
    const after = await server.request('GET', '/letters', { token: eve.token })
    expect(after.body.data.letters.map((letter: { title: string }) => letter.title)).toEqual(['Brouillon'])
  })
})
