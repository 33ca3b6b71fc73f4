import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type LlmSandbox, startLlmSandbox } from '../../../../sandbox/llm/server.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { shortTimeouts } from '../../../testing/writing.ts'
import { newId } from '../../platform/new-id.ts'
import { grantPlan } from '../subscriptions/index.ts'

let sandbox: LlmSandbox
let modelled: TestApp
let builtIn: TestApp
beforeAll(async () => {
  sandbox = await startLlmSandbox({ timings: { slowMs: 20_000, betweenPiecesMs: 0, retryAfterSeconds: 0 } })
  const environment = { WRITER: 'gemini', WRITER_API_KEY: 'a-key', WRITER_BASE_URL: sandbox.geminiUrl }
  modelled = await openTestApp({ environment, modelTimeouts: shortTimeouts })
  builtIn = await openTestApp()
})
beforeEach(() => sandbox.setMode('normal'))
afterAll(async () => {
  await modelled.close()
  await builtIn.close()
  await sandbox.close()
})

const passage = 'J’ai formé 4 saisonniers à la préparation des commandes. Ce travail m’a beaucoup appris.'
const request = { passage, before: 'Madame,\n\n', after: '', intent: 'shorter', company: 'La Halle aux Thés' }
const rewrite = (server: TestApp, token: string, body: object = request) =>
  server.request('POST', '/letters/rewrite', { token, body })

async function subscriber(server: TestApp) {
  const person = await server.signUp()
  await grantPlan({ db: server.db, clock: () => new Date(), newId, actor: 'test' }, person.id, 'basic', 1)
  return person.token
}
const uses = async (token: string) =>
  (await modelled.request('GET', '/subscriptions/ai-usage-limit', { token })).body.data.currentUsage

test('the built-in writer rewrites for everyone', async () => {
  const { token } = await builtIn.signUp()
  const wordy = 'Je me permets de vous adresser ma candidature afin d’intégrer votre équipe.'
  const { status, body } = await rewrite(builtIn, token, { ...request, passage: wordy })
  expect([status, body.data]).toEqual([
    200,
    { text: 'Je vous propose ma candidature pour intégrer votre équipe.', writer: 'composer' },
  ])
})

test('a closing formula repeats the address that stands before it', async () => {
  const { token } = await builtIn.signUp()
  const formula = 'Veuillez agréer, Madame, mes salutations.'
  const { body } = await rewrite(builtIn, token, { ...request, passage: formula, intent: 'formal' })
  expect(body.data.text).toMatch(/, Madame, /u)
  expect(body.data.text).not.toContain('Monsieur')
})

test('a passage is made concrete with facts of the profile only', async () => {
  const { token } = await builtIn.signUp()
  const vague = { ...request, passage: 'La vente me plaît.', intent: 'concrete' }
  const profile = { userProfile: { experience: 'Vendeuse, Leroy Merlin, 2019-2023', gender: 'feminine' } }
  const { body } = await rewrite(builtIn, token, { ...vague, ...profile })
  expect(body.data.text).toMatch(/^La vente me plaît\. .*Leroy Merlin/u)
  expect((await rewrite(builtIn, token, vague)).body.data.text).toBe('La vente me plaît.')
})

test('the model rewrites for users with a use left, and it is counted', async () => {
  const token = await subscriber(modelled)
  const { body } = await rewrite(modelled, token)
  expect(body.data).toEqual({
    text: 'J’ai formé 4 saisonniers à la préparation des commandes.',
    writer: 'gemini',
  })
  expect(await uses(token)).toBe(1)
  await rewrite(modelled, token, { ...request, writer: 'composer' })
  expect(await uses(token)).toBe(1)
})

test('without a plan the built-in writer rewrites, with the reason', async () => {
  const { token } = await modelled.signUp()
  const { body } = await rewrite(modelled, token)
  expect(body.data).toMatchObject({ writer: 'composer', fallback: { code: 'plan-required' } })
})

test.each([
  'slow',
  'stalled',
  'cut-off',
  'rate-limited',
  'server-error',
  'garbage',
  'empty',
  'placeholder',
  'injection-obeyed',
  'refusal',
] as const)('%s: the built-in writer takes over, says so, and the use is given back', async (mode) => {
  sandbox.setMode(mode)
  const token = await subscriber(modelled)
  const { status, body } = await rewrite(modelled, token)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    writer: 'composer',
    fallback: { message: expect.stringMatching(/intégré/u) },
  })
  expect(await uses(token)).toBe(0)
})

test.each([
  [{ ...request, passage: '  ' }, /Sélectionnez/u],
  [{ ...request, passage: 'x'.repeat(5_001) }, /./u],
  [{ ...request, intent: 'funnier' }, /./u],
  [{}, /./u],
])('bad input is a 400: %#', async (body, sentence) => {
  const { token } = await builtIn.signUp()
  const answer = await rewrite(builtIn, token, body)
  expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED'])
  expect(JSON.stringify(answer.body)).toMatch(sentence)
})

test('a stranger without a token is refused', async () => {
  expect((await builtIn.request('POST', '/letters/rewrite', { body: request })).status).toBe(401)
})
