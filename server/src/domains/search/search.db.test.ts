import type { Found } from '@lettrine/contract/search'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

type Person = Awaited<ReturnType<TestApp['signUp']>>

let now = new Date('2026-11-21T10:00:00Z')
let server: TestApp
let alice: Person
let stranger: Person
beforeAll(async () => {
  server = await openTestApp({ clock: () => now })
  alice = await server.signUpWithPlan()
  stranger = await server.signUpWithPlan()
  await write(alice, { title: 'Lettre à Morvan', company: 'Éditions Morvan', content: 'Je relis.' })
  await write(alice, { title: 'Morvan, correctrice', company: 'Éditions Morvan' })
  await write(alice, { title: 'Relectrice', company: 'Morvan', jobTitle: 'Correctrice' })
  await write(alice, { title: 'Bibliothèque', content: 'J’ai travaillé **dans le Morvan**, en été.' })
  await write(alice, { title: 'Dossier d’inscription', company: 'Université' })
  await write(alice, { title: 'Candidature spontanée', content: 'Mes candidatures précédentes.' })
})
afterAll(() => server.close())

/** Each a minute after the one before. */
async function write(person: Person, fields: object): Promise<string> {
  now = new Date(now.getTime() + 60_000)
  const { body } = await server.request('POST', '/letters', { token: person.token, body: fields })
  return body.data.id
}

async function search(q: string, person = alice, more = ''): Promise<Found> {
  const url = `/search?q=${encodeURIComponent(q)}${more}`
  const { status, body } = await server.request('GET', url, { token: person.token })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data
}
const titles = async (q: string, person = alice) =>
  (await search(q, person)).letters.map(({ title }) => title)

describe('letters', () => {
  test('ranking: prefix of the title, word of the title, company or post, text', async () => {
    expect(await titles('morvan')).toEqual([
      'Morvan, correctrice',
      'Lettre à Morvan',
      'Relectrice',
      'Bibliothèque',
    ])
  })

  test('equal ranks are ordered by last change', async () => {
    const older = await write(stranger, { title: 'Vigneron', content: 'Un' })
    const newer = await write(stranger, { title: 'Vigneron', content: 'Deux' })
    const found = await search('vigneron', stranger)
    expect(found.letters.map(({ id }) => id)).toEqual([newer, older])
  })

  test.each([
    ['a typing error', 'morvn', 'Morvan, correctrice'],
    ['two letters exchanged', 'mrovan', 'Morvan, correctrice'],
    ['a substring of a word', 'script', 'Dossier d’inscription'],
    ['a word after an apostrophe', 'inscri', 'Dossier d’inscription'],
    ['other accents and capitals', 'BIBLIOTHEQUE', 'Bibliothèque'],
    ['wrong accents', 'mòrvan', 'Morvan, correctrice'],
    ['the plural of a singular', 'inscriptions', 'Dossier d’inscription'],
    ['the singular of a plural', 'candidature précédente', 'Candidature spontanée'],
    ['words of title and company', 'universite dossier', 'Dossier d’inscription'],
    ['words in another order', 'correctrice morvan', 'Morvan, correctrice'],
    ['surrounding punctuation', '«morvan» (correctrice)', 'Morvan, correctrice'],
  ])('%s: «%s»', async (_, q, title) => {
    expect((await titles(q))[0]).toBe(title)
  })

  test('a correctly spelled search has no fuzzy matches', async () => {
    expect(await titles('relectrice')).toEqual(['Relectrice'])
  })

  test('a match in the text has a plain excerpt, a match in the names has none', async () => {
    const { letters } = await search('morvan')
    expect(letters.at(-1)?.excerpt).toEqual({
      text: 'J’ai travaillé dans le Morvan, en été.',
      matches: [[23, 29]],
    })
    expect(letters.filter(({ excerpt }) => excerpt)).toHaveLength(1)
  })

  test('the bin and other people’s letters are never found', async () => {
    const id = await write(alice, { title: 'Zinzolin', content: 'Violet' })
    expect(await titles('zinzolin')).toEqual(['Zinzolin'])
    expect(await titles('zinzolin', stranger)).toEqual([])
    for (const q of ['morvan', 'morvn', 'a', 'été', 'script', '%', 'correctrice'])
      expect(await titles(q, stranger)).toEqual([])
    await server.request('DELETE', `/letters/${id}`, { token: alice.token })
    for (const q of ['zinzolin', 'zinzoln', 'nzol', 'violet']) expect(await titles(q)).toEqual([])
  })

  test('results have the displayed status: shared, archived', async () => {
    const id = await write(alice, { title: 'Quetsche', content: 'Prune' })
    await server.request('POST', '/letters/archive', { token: alice.token, body: { ids: [id] } })
    expect((await search('quetsche')).letters).toMatchObject([{ id, status: 'archived' }])
  })

  test('letters older than the newest sixty are found at their rank', async () => {
    const person = await server.signUpWithPlan()
    await write(person, { title: 'Tonnelier' })
    for (let made = 0; made < 65; made++) await write(person, { title: `Atelier de tonnelier ${made}` })
    const { letters } = await search('tonnelier', person, '&limit=3')
    expect(letters.map(({ title }) => title)).toEqual([
      'Tonnelier',
      'Atelier de tonnelier 64',
      'Atelier de tonnelier 63',
    ])
    expect((await search('tonnelir', person)).letters).toHaveLength(6)
  })
})

describe('the query', () => {
  test('the limit applies to each kind, six by default', async () => {
    const person = await server.signUpWithPlan()
    for (let made = 0; made < 12; made++) await write(person, { title: `Luthier ${made}` })
    expect((await search('luthier', person)).letters).toHaveLength(6)
    expect((await search('luthier', person, '&limit=10')).letters).toHaveLength(10)
    expect((await search('luthier', person, '&limit=1')).letters[0]?.title).toBe('Luthier 11')
  })

  test.each([
    ['', 'q='],
    ['spaces', 'q=%20%20'],
    ['an empty query', ''],
    ['201 characters', `q=${'a'.repeat(201)}`],
    ['a control character', 'q=%00'],
    ['a limit of 0', 'q=a&limit=0'],
    ['a limit of 11', 'q=a&limit=11'],
  ])('refused: %s', async (_, query) => {
    const { status, body } = await server.request('GET', `/search?${query}`, { token: alice.token })
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED'])
  })

  test.each([
    '%',
    '_',
    '\\',
    "'",
    '"',
    "l'été",
    "a' | 'b",
    ':*',
    'a:*',
    '& | ! <->',
    '()',
    '🚀',
    '👩‍🚀 étoile',
    'ŉ',
    'ـ',
    '½',
    '漢字',
    'é'.repeat(200),
    'a '.repeat(99),
    'de la',
    '<b>',
    '́',
    'ﷺ',
    '$1',
  ])('«%s» is no error', async (q) => {
    const { letters } = await search(q)
    expect(letters.length).toBeLessThanOrEqual(6)
  })

  test('punctuation is searched literally', async () => {
    const person = await server.signUpWithPlan()
    await write(person, { title: '🚀 100 % motivé' })
    await write(person, { title: 'Sans signe' })
    for (const q of ['🚀', '%']) expect(await titles(q, person)).toEqual(['🚀 100 % motivé'])
    expect(await titles('_', person)).toEqual([])
  })
})
