import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

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

type Version = { id: string; version: number; content: string; author: string; label: string }

async function begin(fields: object = {}): Promise<string> {
  const body = { title: 'Fleuriste', content: 'Madame,', ...fields }
  return (await server.request('POST', '/letters', { token: alice.token, body })).body.data.id
}
const save = (id: string, version: number, content: string, fields: object = {}) =>
  server.request('PUT', `/letters/${id}`, { token: alice.token, body: { version, content, ...fields } })
const versionsOf = async (id: string): Promise<Version[]> =>
  (await server.request('GET', `/letters/${id}/versions`, { token: alice.token })).body.data.versions
const label = (id: string, versionId: string, name: string, owner = alice) =>
  server.request('PUT', `/letters/${id}/versions/${versionId}`, { token: owner.token, body: { label: name } })
const wait = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
const autosave = { autosave: true }
const textsOf = (versions: Version[]) => versions.map(({ version, content }) => [version, content])

test('autosaves within a minute make one version with the newest text; the letter’s number keeps rising', async () => {
  const id = await begin()
  await save(id, 1, 'Madame, un', autosave)
  wait(30)
  await save(id, 2, 'Madame, un deux', autosave)
  expect((await save(id, 3, 'Madame, un deux trois', autosave)).body.data.version).toBe(4)
  expect(await versionsOf(id)).toMatchObject([
    { version: 4, content: 'Madame, un deux trois', wordsAdded: 3, wordsRemoved: 0, author: 'you' },
    { version: 1, content: 'Madame,', wordsAdded: 1, wordsRemoved: 0 },
  ])
  wait(40)
  await save(id, 4, 'Madame, deux', autosave)
  expect(await versionsOf(id)).toMatchObject([
    { version: 5, content: 'Madame, deux', wordsAdded: 0, wordsRemoved: 2 },
    { version: 4 },
    { version: 1 },
  ])
  expect((await save(id, 2, 'En retard', autosave)).status).toBe(409)
})

test('explicit saves and texts that were not typed are kept', async () => {
  const id = await begin({ author: 'model' })
  await save(id, 1, 'Enregistrée')
  await save(id, 2, 'Tapée', autosave)
  await save(id, 3, 'Restaurée', { ...autosave, author: 'restore' })
  await save(id, 4, 'Retapée', autosave)
  expect((await versionsOf(id)).map(({ content, author }) => [content, author])).toEqual([
    ['Retapée', 'you'],
    ['Restaurée', 'restore'],
    ['Tapée', 'you'],
    ['Enregistrée', 'you'],
    ['Madame,', 'model'],
  ])
})

test('labelled and downloaded versions are never merged', async () => {
  const id = await begin()
  await save(id, 1, 'Nommée', autosave)
  const [named] = await versionsOf(id)
  expect((await label(id, named!.id, '  Avant relecture ')).body.data).toMatchObject({
    label: 'Avant relecture',
    content: 'Nommée',
  })
  await save(id, 2, 'Téléchargée', autosave)
  await server.request('POST', `/letters/${id}/export`, { token: alice.token, body: { options: {} } })
  await save(id, 3, 'Après', autosave)
  expect(textsOf(await versionsOf(id))).toEqual([
    [4, 'Après'],
    [3, 'Téléchargée'],
    [2, 'Nommée'],
    [1, 'Madame,'],
  ])
})

test('another user cannot label a version; a version of another letter is not found', async () => {
  const [id, other] = [await begin(), await begin()]
  const [version] = await versionsOf(id)
  expect(await label(id, version!.id, 'À moi', bob)).toMatchObject({
    status: 404,
    body: { code: 'LETTER_NOT_FOUND' },
  })
  expect(await label(other, version!.id, 'Ailleurs')).toMatchObject({
    status: 404,
    body: { code: 'VERSION_NOT_FOUND', error: 'Version non trouvée.' },
  })
  expect((await versionsOf(id))[0]!.label).toBe('')
  expect((await label(id, version!.id, 'x'.repeat(81))).status).toBe(400)
})

test('a version by the composer has it as author', async () => {
  const { body } = await server.request('POST', '/letters/generate', {
    token: alice.token,
    body: { jobTitle: 'Fleuriste', company: 'Les Pivoines' },
  })
  expect((await versionsOf(body.data.letter.id)).map(({ author }) => author)).toEqual(['writer'])
})

test('a version has the plan that its text was last worked on with, and restoring it brings both back', async () => {
  const blank = { denied: [], chosen: {}, order: [], wordings: {}, motive: '', start: '', excludedFacts: [] }
  const plansOf = async (id: string) =>
    (await server.request('GET', `/letters/${id}/versions`, { token: alice.token })).body.data.versions.map(
      ({ plan }: { plan: unknown }) => plan,
    )
  const read = async (id: string) =>
    (await server.request('GET', `/letters/${id}`, { token: alice.token })).body.data
  const id = await begin()
  expect(await plansOf(id)).toEqual([null])
  const decided = {
    ...blank,
    ...{ denied: ['tool:excel'], order: ['b', 'a'], motive: 'Vos bouquets.' },
    wordings: { 'Filmage palette': 'filmer les palettes', 'Tri colis': '' },
  }
  // A plan alone is no new text: it goes with the newest one.
  const body = { version: 1, plan: decided }
  await server.request('PUT', `/letters/${id}`, { token: alice.token, body })
  expect(await plansOf(id)).toEqual([decided])
  const again = { ...decided, chosen: { a: ['card'] } }
  await save(id, 2, 'Madame, un', { plan: again })
  expect(await plansOf(id)).toEqual([again, decided])
  await save(id, 3, 'Madame,', { plan: decided, author: 'restore' })
  expect(await read(id)).toMatchObject({ content: 'Madame,', plan: decided, version: 4 })
  expect(await plansOf(id)).toEqual([decided, again, decided])
  const { body: copy } = await server.request('POST', `/letters/${id}/clone`, { token: alice.token })
  expect(copy.data.plan).toEqual(decided)
})

test('a plan beyond its limits is refused', async () => {
  const id = await begin()
  for (const plan of [
    { motive: 'x'.repeat(1_001) },
    { denied: Array(51).fill('a') },
    { excludedFacts: ['x'] },
    { wordings: { 'Filmage palette': 'filmage' } },
  ])
    expect((await save(id, 1, 'Madame, un', { plan })).status).toBe(400)
})
