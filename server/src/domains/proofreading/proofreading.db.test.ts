import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let server: TestApp
let token: string
beforeAll(async () => {
  server = await openTestApp()
  token = (await server.signUp()).token
})
afterAll(() => server.close())

const proofread = (body: object, as = token) => server.request('POST', '/proofread', { token: as, body })

test('findings have a position, a reason, and a certain correction', async () => {
  const content = 'Madame, Monsieur,\r\n\r\nJe vous écris pour pour le poste de fleuriste.'
  const { status, body } = await proofread({ content })
  expect(status).toBe(200)
  const found = body.data.findings.find(({ rule }: { rule: string }) => rule === 'repeated-word')
  expect(found).toMatchObject({ severity: 'error', message: expect.stringMatching(/\p{L}/u), fix: 'pour' })
  expect(content.slice(found.start, found.end)).toBe('pour pour')
  const { error, warning, advice } = body.data.summary
  expect(error + warning + advice).toBe(body.data.findings.length)
})

test('an empty text has no findings', async () => {
  expect((await proofread({ content: '' })).body.data).toEqual({
    findings: [],
    summary: { error: 0, warning: 0, advice: 0 },
  })
})

test.each([
  [{}],
  [{ content: 3 }],
  [{ content: 'x'.repeat(50_001) }],
  [{ content: 'Madame\u0000' }],
  [{ content: 'Madame,', language: 'de' }],
  [{ content: 'Madame,', context: { candidateGender: 'x' } }],
  [{ content: 'Madame,', context: { offer: 'x'.repeat(20_001) } }],
])('bad input is a 400 in French: %#', async (body) => {
  const answer = await proofread(body)
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({
    code: 'VALIDATION_FAILED',
    error: expect.stringMatching(/^\p{Lu}.*[.»]$/u),
  })
})

test('a stranger without a token is refused', async () => {
  expect((await server.request('POST', '/proofread', { body: { content: 'Madame,' } })).status).toBe(401)
})

test('spelling accepts the words of the profile, the offer and the personal dictionary', async () => {
  const writer = await server.signUp({ name: 'Zébulon Quermeur' })
  const misspelled = async (content: string, context?: object) => {
    const { body } = await proofread({ content, ...(context && { context }) }, writer.token)
    return (body.data.findings as { rule: string; start: number; end: number; fix?: string }[])
      .filter(({ rule }) => rule === 'spelling')
      .map(({ start, end, fix }) => [content.slice(start, end), fix])
  }
  expect(await misspelled('J’ai soigné l’acceuil des quermeur et le glougloutage.')).toEqual([
    ['acceuil', 'accueil'],
    ['glougloutage', undefined],
  ])
  expect(await misspelled('Le glougloutage me plaît.', { offer: 'Glougloutage H/F' })).toEqual([])
  const added = await server.request('POST', '/dictionary', {
    token: writer.token,
    body: { word: 'glougloutage' },
  })
  expect([added.status, added.body.data]).toEqual([201, { words: ['glougloutage'] }])
  expect(await misspelled('Le glougloutage me plaît.')).toEqual([])
})

test('a personal dictionary can be listed and changed by its owner only', async () => {
  const { token: mine } = await server.signUp()
  const { token: theirs } = await server.signUp()
  const words = async (as: string) =>
    (await server.request('GET', '/dictionary', { token: as })).body.data.words as string[]
  for (const word of ['pitching', 'Ti-punch', 'pitching'])
    await server.request('POST', '/dictionary', { token: mine, body: { word } })
  expect((await words(mine)).toSorted()).toEqual(['Ti-punch', 'pitching'])
  expect(await words(theirs)).toEqual([])
  await server.request('DELETE', '/dictionary/pitching', { token: theirs })
  expect(await words(mine)).toHaveLength(2)
  const left = await server.request('DELETE', `/dictionary/${encodeURIComponent('Ti-punch')}`, {
    token: mine,
  })
  expect([left.status, left.body.data]).toEqual([200, { words: ['pitching'] }])
})

test.each(['', 'deux mots', '<b>', 'x'.repeat(51), '-mot', 'mot.', 12, null])(
  '%j is not a word for a dictionary',
  async (word) => {
    const answer = await server.request('POST', '/dictionary', { token, body: { word } })
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED'])
  },
)

test('a dictionary is full at two thousand words', async () => {
  const writer = await server.signUp()
  await server.db.execute(
    sql`INSERT INTO personal_words SELECT ${writer.id}, 'mot' || n, now() FROM generate_series(1, 2000) AS n`,
  )
  const answer = await server.request('POST', '/dictionary', {
    token: writer.token,
    body: { word: 'encore' },
  })
  expect([answer.status, answer.body.code]).toEqual([422, 'DICTIONARY_FULL'])
})

test('a dictionary requires a token', async () => {
  expect((await server.request('GET', '/dictionary')).status).toBe(401)
})
