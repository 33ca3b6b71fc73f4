import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

const dayMs = 24 * 60 * 60 * 1_000
let server: TestApp
let open: TestApp
let now = new Date()
beforeAll(async () => {
  server = await openTestApp({ clock: () => now, withLibrary: true })
  open = await openTestApp({ environment: { FEATURE_PREMIUM: 'off' } })
})
afterAll(() => Promise.all([server.close(), open.close()]))

const advice = async (token: string) =>
  (await server.request('GET', '/subscriptions/recommended-plan', { token })).body.data
const create = (token: string, content = 'Madame,') =>
  server.request('POST', '/letters', { token, body: { content } })

test('a new user is recommended the free plan', async () => {
  const { token } = await server.signUp()
  const { plan, reasons } = await advice(token)
  expect(plan).toBe('free')
  expect(reasons[0]).toContain('pas encore de lettre')
})

test('refusals decide the recommendation', async () => {
  const { token, id } = await server.signUp()
  const long = (await create(token, 'mot '.repeat(1_000))).body.data.id
  await create(token)
  await create(token)
  expect((await create(token)).status).toBe(403)
  expect((await server.request('POST', `/letters/${long}/clone`, { token })).status).toBe(403)
  const body = { options: { format: 'docx' } }
  expect((await server.request('POST', `/letters/${long}/export`, { token, body })).status).toBe(403)
  const listed = await server.request('GET', '/templates?premiumOnly=true', { token })
  const [premium] = listed.body.data.templates
  expect((await server.request('POST', `/templates/${premium.id}/duplicate`, { token })).status).toBe(403)
  expect((await server.request('POST', `/letters/${long}/analyze`, { token, body: {} })).status).toBe(403)
  for (let turn = 0; turn < 6; turn++)
    expect((await server.request('POST', '/subscriptions/increment-ai-usage', { token })).status).toBe(403)
  const { plan, reasons } = await advice(token)
  expect(plan).toBe('pro')
  expect(reasons).toEqual([
    'Ces trente derniers jours, une nouvelle lettre vous a été refusée 2\u00a0fois, car la limite était atteinte.',
    'Ces trente derniers jours, le modèle de langage vous a été refusé 6\u00a0fois.',
    'Un autre format que le PDF vous a été refusé une fois, pour une lettre de mille mots et plus.',
    'Vous avez voulu ouvrir un modèle premium une fois ces trente derniers jours.',
    'Vous avez demandé l’analyse d’une lettre une fois ces trente derniers jours.',
    'Professionnel est la formule la moins chère qui convient.',
  ])
  const kept = async () =>
    (await server.db.execute(`SELECT count(*)::int AS kept FROM plan_refusals WHERE user_id = '${id}'`))
      .rows[0]?.kept
  expect(await kept()).toBe(5)
  now = new Date(now.getTime() + 32 * dayMs)
  // Tokens use the real clock: the same one is still valid.
  const later = await advice(token)
  expect(later.plan).toBe('free')
  // The next refusal deletes the old ones.
  expect((await create(token)).status).toBe(403)
  expect(await kept()).toBe(1)
})

test('usage is counted: letters, AI uses, exports in other formats', async () => {
  const { token } = await server.signUpWithPlan('premium')
  const long = (await create(token, 'mot '.repeat(1_000))).body.data.id
  for (let made = 0; made < 4; made++) await create(token)
  for (let turn = 0; turn < 3; turn++)
    await server.request('POST', '/subscriptions/increment-ai-usage', { token })
  await server.request('POST', `/letters/${long}/export`, { token, body: { options: { format: 'txt' } } })
  const { plan, reasons } = await advice(token)
  expect(plan).toBe('basic')
  expect(reasons).toEqual([
    'Vous avez 5\u00a0lettres, dont 5 de ces trente derniers jours\u202f; la formule gratuite en permet trois.',
    'Vous avez fait appel au modèle de langage 3\u00a0fois ce mois-ci.',
    'Vous avez téléchargé 1\u00a0fichier dans un autre format que le PDF ces trente derniers jours, et certaines de vos lettres comptent mille mots et plus.',
    'Votre formule, Premium illimité, offre plus que ce que vous utilisez\u00a0: Basique suffirait.',
  ])
})

test('usage of other users has no effect', async () => {
  const { token } = await server.signUp()
  const stranger = await server.signUp()
  await server.request('POST', '/subscriptions/increment-ai-usage', { token: stranger.token })
  expect((await advice(token)).plan).toBe('free')
  expect((await server.request('GET', '/subscriptions/recommended-plan')).status).toBe(401)
})

test('with plans disabled, nothing is recommended', async () => {
  const { token } = await open.signUp()
  for (let made = 0; made < 5; made++)
    await open.request('POST', '/letters', { token, body: { content: 'Madame,' } })
  const { body } = await open.request('GET', '/subscriptions/recommended-plan', { token })
  expect(body.data).toEqual({
    plan: 'free',
    reasons: ['Rien n’est vendu sur ce site\u00a0: toutes ses fonctions sont disponibles.'],
  })
})
