import type { Notification } from '@lettrine/contract/notifications'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestMailServer, type TestMailServer } from '../../../testing/mail-server.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { systemClock } from '../../platform/clock.ts'
import { newId } from '../../platform/new-id.ts'
import { grantPlan } from '../subscriptions/index.ts'

let now = new Date('2026-03-10T12:00:00Z')
let server: TestApp
let office: TestMailServer
beforeAll(async () => {
  server = await openTestApp({ clock: () => now })
  office = await openTestMailServer(server, { clock: () => now })
})
afterAll(async () => {
  await office.close()
  await server.close()
})

type Person = Awaited<ReturnType<TestApp['signUp']>>
const told = async ({ token }: Person): Promise<Notification[]> =>
  (await server.request('GET', '/notifications', { token })).body.data.notifications
const textsOf = async (person: Person) =>
  (await told(person)).map(({ type, message }) => `${type}: ${message}`)

describe('a shared letter', () => {
  const share = async (owner: Person) => {
    const ask = { token: owner.token }
    const letter = await server.request('POST', '/letters', {
      ...ask,
      body: { title: 'Caviste à Tours', content: 'Madame, Monsieur,\n\nJe connais vos vignerons.' },
    })
    const id = letter.body.data.id as string
    const made = await server.request('POST', `/letters/${id}/shares`, { ...ask, body: {} })
    return { id, token: made.body.data.token as string }
  }
  const visit = (token: string, remoteAddress: string, how = 'open') =>
    server.app.inject({ method: 'POST', url: `/v1/shares/${how}`, payload: { token }, remoteAddress })

  test('counts views per hour; the same visitor once', async () => {
    const alice = await server.signUp()
    const { id, token } = await share(alice)
    const visitors = ['203.0.113.1', '198.51.100.2', '198.51.100.2', '192.0.2.3']
    for (const address of visitors) await visit(token, address)
    expect(await textsOf(alice)).toEqual([
      'letter_viewed: Votre lettre «\u00a0Caviste à Tours\u00a0» a été ouverte 3\u00a0fois.',
    ])
    const [first] = await told(alice)
    expect(first).toMatchObject({
      data: { letterId: id, count: '3' },
      action: { path: `/dashboard/letters/${id}` },
    })
    now = new Date('2026-03-10T13:00:00Z')
    await visit(token, '203.0.113.4')
    await visit(token, '203.0.113.4', 'download')
    expect((await textsOf(alice)).slice(0, 2)).toEqual([
      'letter_exported: Votre lettre «\u00a0Caviste à Tours\u00a0» a été téléchargée une fois.',
      'letter_viewed: Votre lettre «\u00a0Caviste à Tours\u00a0» a été ouverte une fois.',
    ])
  })

  test('is not notified when muted, but the view counts', async () => {
    const alice = await server.signUp()
    const { id, token } = await share(alice)
    await server.request('PUT', '/users/settings', { token: alice.token, body: { notifyAbout: ['quota'] } })
    await visit(token, '203.0.113.1')
    expect(await told(alice)).toEqual([])
    const { body } = await server.request('GET', `/letters/${id}/shares`, { token: alice.token })
    expect(body.data.shares[0].views).toBe(1)
  })
})

test('an AI quota near its end, and at it, once a month', async () => {
  const alice = await server.signUp()
  now = new Date('2026-04-02T12:00:00Z')
  await grantPlan({ db: server.db, clock: () => now, newId, actor: 'test' }, alice.id, 'basic', 3)
  const use = () => server.request('POST', '/subscriptions/increment-ai-usage', { token: alice.token })
  for (let turn = 0; turn < 3; turn++) await use()
  expect(await told(alice)).toEqual([])
  for (let turn = 0; turn < 4; turn++) await use()
  const end = [
    'quota_reached: Vous avez utilisé les 5 appels au modèle de ce mois. Le rédacteur intégré reste sans limite.',
    'quota_near: Vous avez utilisé 4 de vos 5 appels au modèle de ce mois. Le rédacteur intégré reste sans limite.',
  ]
  expect(await textsOf(alice)).toEqual(end)
  now = new Date('2026-05-03T12:00:00Z')
  for (let turn = 0; turn < 4; turn++) await use()
  expect(await textsOf(alice)).toEqual([end[1], ...end])
})

test('a letter quota that is reached, once a month', async () => {
  const alice = await server.signUp()
  const create = () =>
    server.request('POST', '/letters', { token: alice.token, body: { content: 'Madame,' } })
  const made = [await create(), await create(), await create()]
  const message =
    'quota_reached: Vous avez atteint la limite de 3 lettres de votre formule. Pour en écrire une autre, supprimez-en une ou changez de formule.'
  expect(await textsOf(alice)).toEqual([message])
  await server.request('DELETE', `/letters/${made[0]!.body.data.id}`, { token: alice.token })
  expect((await create()).status).toBe(201)
  expect((await create()).status).toBe(403)
  expect(await textsOf(alice)).toEqual([message])
})

test('an archive that is ready', async () => {
  now = systemClock()
  const alice = await server.signUp()
  await server.request('POST', '/users/data-export', { token: alice.token })
  await office.startWorker()
  await expect
    .poll(async () => (await told(alice)).map(({ type }) => type), { timeout: 20_000 })
    .toEqual(['export_ready'])
  expect((await told(alice))[0]!.action).toEqual({
    label: 'Télécharger mon archive',
    path: '/dashboard/my-data',
  })
})

describe('the account', () => {
  const typesAndTitles = async (person: Person) =>
    (await told(person)).map(({ type, title }) => `${type}: ${title}`)

  test('a new password', async () => {
    const alice = await server.signUp()
    const body = {
      currentPassword: alice.password,
      newPassword: 'Corail-des-mers-42',
      endOtherSessions: false,
    }
    const answer = await server.request('POST', '/users/change-password', { token: alice.token, body })
    expect(answer.status).toBe(200)
    expect(await typesAndTitles(alice)).toEqual(['security: Mot de passe changé'])
  })

  test('a sign-in on a new device; not on a known one, nor with a wrong password', async () => {
    const alice = await server.signUp()
    const signIn = (password: string, cookies: Record<string, string> = {}) =>
      server.app.inject({
        method: 'POST',
        url: '/v1/auth/sign-in/email',
        payload: { email: alice.email, password },
        headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' },
        cookies,
      })
    await signIn('pas celui-ci')
    expect(await told(alice)).toEqual([])
    const answer = await signIn(alice.password)
    const [first] = await told(alice)
    expect(first).toMatchObject({
      title: 'Nouvel appareil',
      message: expect.stringContaining('(Firefox sur Linux)'),
      action: { path: '/dashboard/security' },
    })
    const device = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))
    expect((await signIn(alice.password, device)).statusCode).toBe(200)
    expect(await told(alice)).toHaveLength(1)
  })

  test('an unlinked provider', async () => {
    const alice = await server.signUp()
    await server.db.execute(
      `INSERT INTO accounts (id, user_id, account_id, provider_id, created_at, updated_at)
       VALUES ('${newId()}', '${alice.id}', '${alice.id}', 'google', now(), now())`,
    )
    const { token } = alice
    const { status } = await server.request('DELETE', '/users/sign-in-methods/google', { token })
    expect(status).toBe(200)
    expect(await textsOf(alice)).toEqual([
      'security: Google ne permet plus de vous connecter à votre compte.',
    ])
  })
})
