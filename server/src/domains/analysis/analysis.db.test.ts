import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type LlmSandbox, startLlmSandbox } from '../../../../sandbox/llm/server.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { shortTimeouts } from '../../../testing/writing.ts'
import { newId } from '../../platform/new-id.ts'
import { grantPlan } from '../subscriptions/index.ts'

let server: TestApp
let now = new Date('2026-05-04T08:00:00Z')
let token: string
beforeAll(async () => {
  server = await openTestApp({ clock: () => now })
  token = await subscriber()
})
afterAll(() => server.close())

async function subscriber() {
  const person = await server.signUp()
  await grantPlan({ db: server.db, clock: () => now, newId, actor: 'test' }, person.id, 'basic', 12)
  return person.token
}

const content = `Madame, Monsieur,

Votre vitrine change avec les saisons, et j’ai tenu la la caisse de la halle pendant trois ans.

Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.`
const fields = {
  title: 'Fleuriste',
  jobTitle: 'Fleuriste',
  company: 'Les Pivoines',
  offer: 'Fleuriste H/F\nVos missions :\n- Tenir la caisse\n- Composer des bouquets\nProfil :\n- Permis B',
  content,
}

async function aLetter(more: object = {}, as = token) {
  const { body } = await server.request('POST', '/letters', { token: as, body: { ...fields, ...more } })
  return body.data as { id: string; version: number }
}
const analyze = (id: string, body: object = {}, as = token) =>
  server.request('POST', `/letters/${id}/analyze`, { token: as, body })
const analyses = async (id: string) =>
  (await server.request('GET', `/letters/${id}/analyses`, { token })).body.data.analyses

test('an analysis locates each remark, and is deterministic', async () => {
  const { id } = await aLetter()
  const userProfile = { experience: 'Caissière à la halle, 3 ans', skills: ['permis B'] }
  const { status, body } = await analyze(id, { userProfile })
  expect(status).toBe(200)
  const { strength, competitiveness, tone, suggestions, weaknesses, improvementAreas, places } = body.data
  for (const score of [strength, competitiveness]) expect(score).toBeGreaterThan(0)
  expect(tone).toBe('professional')
  expect(suggestions.length).toBeLessThanOrEqual(3)
  expect(weaknesses).toContain('Une faute reste dans le texte.')
  const spelling = improvementAreas.findIndex(({ category }: { category: string }) =>
    /Orthographe/u.test(category),
  )
  expect(places.improvementAreas[spelling].quote).toContain('la la')
  expect(JSON.stringify(improvementAreas)).toContain('Permis B')
  expect((await analyze(id, { userProfile })).body.data).toMatchObject({
    strength,
    competitiveness,
    suggestions,
  })
})

test('scores are saved by version', async () => {
  const { id, version } = await aLetter()
  const before = (await analyze(id)).body.data
  const better = content.replace('la la caisse', 'la caisse')
  await server.request('PUT', `/letters/${id}`, { token, body: { version, content: better } })
  now = new Date('2026-05-05T08:00:00Z')
  const after = (await analyze(id)).body.data
  expect(after.strength).toBeGreaterThan(before.strength)
  expect(await analyses(id)).toEqual([
    {
      version: 2,
      strength: after.strength,
      competitiveness: after.competitiveness,
      createdAt: now.toISOString(),
    },
    {
      version: 1,
      strength: before.strength,
      competitiveness: before.competitiveness,
      createdAt: before.createdAt,
    },
  ])
  await analyze(id)
  expect(await analyses(id)).toHaveLength(2)
})

test('a blank letter scores zero', async () => {
  const { id } = await aLetter({ content: '' })
  expect((await analyze(id)).body.data).toMatchObject({ strength: 0, competitiveness: 0, weaknesses: [] })
})

test('without a plan the analysis is refused, but the letter can be saved', async () => {
  const { token: free } = await server.signUp()
  const { id } = await aLetter({}, free)
  const refused = await analyze(id, {}, free)
  expect([refused.status, refused.body.code]).toEqual([403, 'PLAN_REQUIRED'])
})

test('a stranger’s letter cannot be analysed, nor its scores read', async () => {
  const { id } = await aLetter()
  await analyze(id)
  const stranger = await subscriber()
  expect((await analyze(id, {}, stranger)).body.code).toBe('LETTER_NOT_FOUND')
  const read = await server.request('GET', `/letters/${id}/analyses`, { token: stranger })
  expect([read.status, read.body.code]).toEqual([404, 'LETTER_NOT_FOUND'])
  expect((await server.request('POST', `/letters/${id}/analyze`, { body: {} })).status).toBe(401)
})

test.each([[{ userProfile: { gender: 'x' } }], [{ interview: { fit: 3 } }]])(
  'bad input is a 400: %#',
  async (body) => {
    const { id } = await aLetter()
    expect((await analyze(id, body)).status).toBe(400)
  },
)

describe('advice by a model', () => {
  let sandbox: LlmSandbox
  let modelled: TestApp
  let mine: string
  beforeAll(async () => {
    sandbox = await startLlmSandbox({ timings: { slowMs: 20_000, betweenPiecesMs: 0, retryAfterSeconds: 0 } })
    const environment = { WRITER: 'gemini', WRITER_API_KEY: 'a-key', WRITER_BASE_URL: sandbox.geminiUrl }
    modelled = await openTestApp({ environment, modelTimeouts: shortTimeouts })
    const person = await modelled.signUp()
    mine = person.token
    await grantPlan({ db: modelled.db, clock: () => new Date(), newId, actor: 'test' }, person.id, 'pro', 12)
  })
  beforeEach(() => sandbox.setMode('normal'))
  afterAll(async () => {
    await modelled.close()
    await sandbox.close()
  })

  async function analysis(body: object) {
    const letter = await modelled.request('POST', '/letters', { token: mine, body: fields })
    return (await modelled.request('POST', `/letters/${letter.body.data.id}/analyze`, { token: mine, body }))
      .body.data
  }
  const uses = async () =>
    (await modelled.request('GET', '/subscriptions/ai-usage-limit', { token: mine })).body.data
      .currentUsage as number

  test('is given only on request, does not change the scores, and consumes one AI use', async () => {
    const before = await uses()
    const alone = await analysis({})
    expect(alone.modelAdvice).toBeUndefined()
    expect(await uses()).toBe(before)
    const advised = await analysis({ withModel: true })
    expect(advised.modelAdvice).toEqual({
      writer: 'gemini',
      suggestions: expect.arrayContaining([expect.stringMatching(/^Dites dès la première phrase/u)]),
    })
    const { strength, competitiveness, suggestions, weaknesses } = alone
    expect(advised).toMatchObject({ strength, competitiveness, suggestions, weaknesses })
    expect(await uses()).toBe(before + 1)
  })

  test.each([
    'stalled',
    'rate-limited',
    'garbage',
    'empty',
    'placeholder',
    'invented-claims',
    'injection-obeyed',
    'refusal',
  ] as const)('%s: the measures stand, the reason is told, and the use is given back', async (mode) => {
    sandbox.setMode(mode)
    const before = await uses()
    const { strength, modelAdvice } = await analysis({ withModel: true })
    expect(strength).toBeGreaterThan(0)
    expect(modelAdvice).toMatchObject({
      suggestions: [],
      fallback: { message: expect.stringMatching(/sans lui/u) },
    })
    expect(await uses()).toBe(before)
  })
})
