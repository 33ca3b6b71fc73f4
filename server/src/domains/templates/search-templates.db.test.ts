import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTemplateFixture } from '../../../testing/templates/templates.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

type Person = Awaited<ReturnType<TestApp['signUp']>>

let server: TestApp
let author: Person
let stranger: Person
beforeAll(async () => {
  server = await openTestApp()
  author = await server.signUp()
  stranger = await server.signUp()
})
afterAll(() => server.close())

async function found(q: string, person: Person, more = '') {
  const url = `/search?q=${encodeURIComponent(q)}${more}`
  const { body } = await server.request('GET', url, { token: person.token })
  return body.data.templates as { id: string; title: string; type: string; isPremium: boolean }[]
}
const titles = async (q: string, person = author) => (await found(q, person)).map(({ title }) => title)

test('the library and one’s own are found, other people’s never; locked ones are marked', async () => {
  await createTemplateFixture(server.db, {
    title: 'Apiculteur confirmé',
    type: 'internship',
    isPremium: true,
  })
  const open = await createTemplateFixture(server.db, { title: 'Un apiculteur' })
  for (const moderation of ['private', 'pending', 'refused'] as const)
    await createTemplateFixture(server.db, {
      title: `Apiculteur ${moderation}`,
      userId: author.id,
      moderation,
    })
  for (const q of ['apiculteur', 'apicultr', 'piculteu', 'APICÚLTEUR']) {
    expect(await found(q, stranger)).toMatchObject([
      { title: 'Apiculteur confirmé', type: 'internship', isPremium: true },
      { id: open, title: 'Un apiculteur', isPremium: false },
    ])
  }
  for (const word of ['private', 'pending', 'refused', 'rivat'])
    expect(await titles(word, stranger)).toEqual([])
  expect(await titles('apiculteur')).toHaveLength(5)
})

test('ranking: prefix of the title, words of the title, other fields; within the limit', async () => {
  await createTemplateFixture(server.db, { title: 'Aide de vigneron' })
  await createTemplateFixture(server.db, { title: 'Ouvrier agricole', tags: ['vigneron'] })
  await createTemplateFixture(server.db, { title: 'Vigneron' })
  expect(await titles('vigneron')).toEqual(['Vigneron', 'Aide de vigneron', 'Ouvrier agricole'])
  expect(await found('vigneron', author, '&limit=2')).toHaveLength(2)
})

test('a template that was hidden is not found', async () => {
  await createTemplateFixture(server.db, { title: 'Lavandière', hiddenAt: new Date('2026-01-02T00:00:00Z') })
  expect(await titles('lavandière')).toEqual([])
})

test('a word that names an occupation is not corrected to another; a misspelled one is', async () => {
  await createTemplateFixture(server.db, { title: 'Chauffeur-livreur, chauffeuse-livreuse' })
  const list = async (search: string) => {
    const url = `/templates?search=${encodeURIComponent(search)}`
    return (await server.request('GET', url, { token: author.token })).body.data.total as number
  }
  for (const word of ['coiffeuse', 'Coiffeuse', 'coiffeur']) {
    expect(await titles(word)).toEqual([])
    expect(await list(word)).toBe(0)
  }
  expect(await titles('chaufeuse')).toEqual(['Chauffeur-livreur, chauffeuse-livreuse'])
  expect(await list('chaufeuse')).toBe(1)
})
