import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../server/src/platform/new-id.ts'
import { giveSecondFactor } from '../server/testing/identity/give-second-factor.ts'
import { openTestApp, type TestApp, testOrigin } from '../server/testing/test-app.ts'
import { runAdmin } from './admin-commands.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const openMail = async () => ({ mailer: server.mailer, publicUrl: testOrigin, close: async () => {} })
const admin = (...words: string[]) =>
  runAdmin({ db: server.db, clock: () => new Date(), newId, actor: 'inès@machine', openMail }, words)

test('an operator gives a plan by address, whatever its capitals', async () => {
  const { email, token } = await server.signUp()
  expect(await admin('plan', email.toUpperCase(), 'pro', '--months', '3')).toContain('pro')
  const { body } = await server.request('GET', '/subscriptions/ai-usage-limit', { token })
  expect(body.data).toMatchObject({ plan: 'pro', canUse: true, limit: 20 })
})

const planOf = async (id: string) => {
  const { rows } = await server.db.execute(
    `SELECT plan_id AS plan, source, status, current_period_end AS end, interval, price_cents AS cents
     FROM subscriptions WHERE user_id = '${id}' ORDER BY created_at DESC, id DESC`,
  )
  return rows
}
const actionsOn = async (id: string) => {
  const { rows } = await server.db.execute(
    `SELECT action, actor, details FROM operator_actions WHERE subject_user_id = '${id}' ORDER BY done_at, id`,
  )
  return rows
}

test('a granted plan has no price, replaces an earlier grant, and is logged', async () => {
  const { email, id } = await server.signUp()
  await admin('plan', email, 'basic', '--months', '2')
  expect(await admin('plan', email, 'lifetime')).toContain('à vie')
  expect(await planOf(id)).toMatchObject([
    { plan: 'lifetime', source: 'granted', status: 'active', end: null, interval: null, cents: null },
    { plan: 'basic', source: 'granted', status: 'ended' },
  ])
  expect(await admin('plan', email, 'lifetime', '--months', '6')).toContain('pour 6 mois')
  expect((await planOf(id))[0]?.end).not.toBeNull()
  expect(await actionsOn(id)).toEqual([
    { action: 'plan', actor: 'inès@machine', details: { planId: 'basic', months: 2 } },
    { action: 'plan', actor: 'inès@machine', details: { planId: 'lifetime', months: null } },
    { action: 'plan', actor: 'inès@machine', details: { planId: 'lifetime', months: 6 } },
  ])
})

test('a paid plan is not replaced; an unpaid one is', async () => {
  const { email, id } = await server.signUp()
  await admin('plan', email, 'basic', '--months', '2')
  await server.db.execute(
    `UPDATE subscriptions SET source = 'paid', interval = 'monthly', price_cents = 999, anchor = now() WHERE user_id = '${id}'`,
  )
  await expect(admin('plan', email, 'pro', '--months', '2')).rejects.toThrow('abonnement payé')
  expect(await planOf(id)).toMatchObject([{ plan: 'basic', status: 'active' }])
  expect(await actionsOn(id)).toHaveLength(1)
  await server.db.execute(`UPDATE subscriptions SET status = 'unpaid' WHERE user_id = '${id}'`)
  await admin('plan', email, 'pro', '--months', '2')
  expect(await planOf(id)).toMatchObject([
    { plan: 'pro', source: 'granted', status: 'active' },
    { plan: 'basic', source: 'paid', status: 'ended' },
  ])
})

test('an operator grants and revokes administration; both are logged', async () => {
  const { email, id, token } = await server.signUp()
  const isAdmin = async () => (await server.request('GET', '/users/profile', { token })).body.data.isAdmin
  expect(await isAdmin()).toBe(false)
  expect(await admin('grant', email)).toContain('administrateur')
  await admin('grant', email)
  expect(await isAdmin()).toBe(true)
  const refused = await server.request('GET', '/admin/templates/pending', { token })
  expect([refused.status, refused.body.code]).toEqual([403, 'SECOND_FACTOR_NOT_SET_UP'])
  await giveSecondFactor(server, id)
  expect((await server.request('GET', '/admin/templates/pending', { token })).status).toBe(200)
  await admin('revoke', email)
  expect(await isAdmin()).toBe(false)
  expect((await server.request('GET', '/admin/templates/pending', { token })).status).toBe(403)
  const { rows } = await server.db.execute(
    `SELECT action FROM operator_actions WHERE subject_user_id = '${id}' ORDER BY done_at, id`,
  )
  expect(rows.map(({ action }) => action)).toEqual(['grant', 'grant', 'revoke'])
})

test('an operator resets a lost second factor: sessions end, and the person is told', async () => {
  const { email, id, token } = await server.signUp()
  expect(await admin('reset-second-factor', email)).toContain('n’a ni')
  expect(await actionsOn(id)).toEqual([])
  await giveSecondFactor(server, id)
  expect(await admin('reset-second-factor', email)).toContain('sont retirées')
  expect((await server.request('GET', '/users/sessions', { token })).status).toBe(401)
  expect(await actionsOn(id)).toEqual([{ action: 'second-factor-reset', actor: 'inès@machine', details: {} }])
  const { rows } = await server.db.execute(`SELECT subject FROM outgoing_mails WHERE user_id = '${id}'`)
  expect(rows).toContainEqual({ subject: 'Votre validation en deux étapes a été retirée' })
})

test.each([
  [[], 'Utilisation'],
  [['reset-second-factor', 'nobody@example.org'], 'Aucun compte'],
  [['plan'], 'Utilisation'],
  [['unknown', 'a@b.fr', 'pro'], 'Utilisation'],
  [['grant'], 'Utilisation'],
  [['grant', 'a@b.fr', 'pro'], 'Utilisation'],
  [['grant', 'a@b.fr', '--months', '1'], 'Utilisation'],
  [['grant', 'nobody@example.org'], 'Aucun compte'],
  [['plan', 'a@b.fr', 'pro', '--weeks', '3'], 'Utilisation'],
  [['plan', 'nobody@example.org', 'pro', '--months', '1'], 'Aucun compte'],
  [['plan', 'a@b.fr', 'gold', '--months', '1'], 'n’est pas une formule'],
  [['plan', 'a@b.fr', 'pro'], 'entier'],
  [['plan', 'a@b.fr', 'pro', '--months', '1.5'], 'entier'],
  [['plan', 'a@b.fr', 'pro', '--months', '0'], 'entier'],
  [['plan', 'a@b.fr', 'lifetime', '--months', 'toujours'], 'entier'],
  [['plan', 'nobody@example.org', 'lifetime'], 'Aucun compte'],
])('%j is refused with a message', async (words, sentence) => {
  await expect(admin(...words)).rejects.toThrow(sentence)
})
