import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestMailServer, type TestMailServer } from '../../../testing/mail-server.ts'
import { countRows, everyTable, tablesOfUsers, tablesWith } from '../../../testing/my-data/every-table.ts'
import { asOwner, createFullAccount } from '../../../testing/my-data/full-account.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { systemClock } from '../../platform/clock.ts'
import { newId } from '../../platform/new-id.ts'
import { grantPlan } from '../subscriptions/index.ts'

const deletedSubject = 'Votre compte Lettrine est supprimé'
const confirmation = 'supprimer mon compte'

let server: TestApp
let office: TestMailServer
const dataDir = mkdtempSync(join(tmpdir(), 'lettrine-deletion-'))
const logged: string[] = []

beforeAll(async () => {
  server = await openTestApp({
    withLibrary: true,
    environment: { DATA_DIR: dataDir },
    logTo: { write: (line) => logged.push(line) },
  })
  office = await openTestMailServer(server)
})
afterAll(async () => {
  await office.close()
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const remove = (token: string, body: object) => server.request('DELETE', '/users/account', { token, body })

/** Files of the data folder that contain one of these words. */
const filesWith = (words: readonly string[]) =>
  readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    .map((name) => join(dataDir, name))
    .filter((path) => statSync(path).isFile())
    .filter((path) => words.some((word) => path.includes(word) || readFileSync(path).includes(word)))

describe('a deletion', () => {
  test('leaves nothing in any column of any table, nor in any file', async () => {
    const marker = 'zibelineverte'
    const alice = await createFullAccount(server, marker)
    const traces = [alice.id, alice.email, marker]
    for (const { table, column } of await tablesOfUsers(server))
      if (!mayBeEmpty.includes(table))
        expect(await countRows(server, table, column, alice.id), table).toBeGreaterThan(0)
    // Control: before the deletion the search finds the account in all these places.
    const before = await tablesWith(server, traces)
    expect(before).toEqual(
      expect.arrayContaining([
        'public.users',
        'public.letter_exports',
        'public.verifications',
        'jobs.job_common',
      ]),
    )
    expect(before).toContain('public.template_vocabulary')

    expect((await server.request('GET', '/users/account', { token: alice.token })).body.data).toEqual({
      letters: 2,
      lettersInBin: 1,
      copies: 2,
      templates: 1,
      publishedTemplates: 0,
      sharedLinks: 1,
      plan: 'premium',
      hasPassword: true,
    })
    const { status, body } = await remove(alice.token, { confirmation, password: alice.password })
    expect([status, body.data]).toEqual([200, { deleted: true, subscriptionEnded: true }])
    // The pending confirmation mail contains the address and the name.
    expect(await tablesWith(server, traces)).toEqual(['public.outgoing_mails', ...kept])

    await office.startWorker()
    const mail = await office.waitForMail(alice.email, deletedSubject)
    expect(mail.text).toContain('3\u00a0lettres, 2\u00a0fichiers gardés et 1\u00a0modèle')
    expect(mail.text).toContain('Votre formule a d’abord été arrêtée')
    expect(mail.text).toContain('vos reçus et leurs avoirs, avec votre nom')
    await expect.poll(() => tablesWith(server, traces), { timeout: 10_000 }).toEqual(kept)
    // The name, and nothing that leads to an account.
    expect(await tablesWith(server, [alice.id, alice.email])).toEqual([])
    expect(filesWith(traces)).toEqual([])
    writeFileSync(join(dataDir, 'essai'), `… ${marker} …`)
    expect(filesWith(traces)).toHaveLength(1)
    expect(logged.filter((line) => [alice.email, marker].some((word) => line.includes(word)))).toEqual([])
    expect((await everyTable(server)).length).toBeGreaterThan(30)
  })
})

describe('is refused', () => {
  test('without the exact phrase', async () => {
    const { token, password } = await server.signUp()
    for (const wrong of ['', 'Supprimer mon compte', 'supprimer mon compte ', 'supprimer']) {
      const { status, body } = await remove(token, { confirmation: wrong, password })
      expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED'])
    }
    expect((await server.request('GET', '/users/profile', { token })).status).toBe(200)
  })

  test('without the password, and after ten attempts', async () => {
    const { token, password } = await server.signUp()
    for (const body of [{ confirmation }, { confirmation, password: 'pas celui-ci' }]) {
      const refused = await remove(token, body)
      expect([refused.status, refused.body.code]).toEqual([422, 'WRONG_PASSWORD'])
      expect(refused.body.details[0].path).toBe('password')
    }
    for (let tries = 2; tries < 10; tries++) await remove(token, { confirmation })
    expect((await remove(token, { confirmation, password })).status).toBe(429)
    expect((await server.request('GET', '/users/profile', { token })).status).toBe(200)
  })

  test('for an ended session with a valid token', async () => {
    const { token, password } = await server.signUp()
    await server.request('POST', '/users/sign-out-everywhere', { token })
    expect((await remove(token, { confirmation, password })).status).toBe(401)
  })
})

test('an account without a password is deleted without one', async () => {
  const { id, token } = await server.signUp()
  await server.db.execute(`UPDATE accounts SET password = NULL WHERE user_id = '${id}'`)
  const { status, body } = await remove(token, { confirmation })
  expect([status, body.data]).toEqual([200, { deleted: true, subscriptionEnded: false }])
})

test('two concurrent deletions delete once and send one mail', async () => {
  const { token, password } = await server.signUp()
  const told = () => countRows(server, 'outgoing_mails', 'subject', deletedSubject)
  const before = await told()
  const both = await Promise.all([1, 2].map(() => remove(token, { confirmation, password })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  expect((await told()) - before).toBe(1)
})

test('waits for a concurrent write of the same user, or is retried', async () => {
  const { id, token, password } = await server.signUp()
  let deletion: ReturnType<typeof remove> | undefined
  const write = server.db.transaction(async (tx) => {
    await tx.execute(`UPDATE accounts SET updated_at = now() WHERE user_id = '${id}'`)
    deletion = remove(token, { confirmation, password })
    // It holds the lock on the user and waits for the account.
    const waits = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`
    await expect.poll(async () => (await server.db.execute(waits)).rows.length).toBe(1)
    await tx.execute(`INSERT INTO personal_words VALUES ('${id}', 'essai', now())`)
  })
  // Each waits for the other. PostgreSQL ends the one that notices first: on a busy machine it may be the write.
  await write.catch((fault: Error) => expect(fault.cause).toMatchObject({ code: '40P01' }))
  expect((await deletion)?.status).toBe(200)
  expect(await countRows(server, 'users', 'id', id)).toBe(0)
})

test('share links, published templates, tokens and cookies stop working at once', async () => {
  const alice = await server.signUp()
  const stranger = await server.signUp()
  const ask = asOwner(server, alice.token)
  const { id } = await ask('POST', '/letters', { title: 'Luthier', content: 'Madame, Monsieur,' })
  const { token: shared } = await ask('POST', `/letters/${id}/shares`, {})
  const template = await ask('POST', '/templates', { title: 'Luthier', template: 'Chez {{entreprise}}.' })
  await server.db.execute(`UPDATE templates SET moderation = 'approved' WHERE id = '${template.id}'`)
  const asStranger = () => server.request('GET', `/templates/${template.id}`, { token: stranger.token })
  expect((await asStranger()).status).toBe(200)
  expect((await ask('GET', '/users/account')).publishedTemplates).toBe(1)

  const answer = await server.app.inject({
    method: 'DELETE',
    url: '/v1/users/account',
    headers: { authorization: `Bearer ${alice.token}` },
    cookies: alice.cookies,
    payload: { confirmation, password: alice.password },
  })
  expect(answer.statusCode).toBe(200)
  const cleared = answer.cookies.map(({ name, value, path, expires }) => [name, value, path, Number(expires)])
  expect(cleared).toEqual([
    ['lettrine.session_token', '', '/', 0],
    ['XSRF-TOKEN', '', '/', 0],
  ])
  expect(Object.keys(alice.cookies)).toContain('lettrine.session_token')
  expect((await asStranger()).status).toBe(404)
  expect((await server.request('POST', '/shares/open', { body: { token: shared } })).status).toBe(404)
  expect((await server.request('GET', '/users/profile', { token: alice.token })).status).toBe(401)
  const session = await server.app.inject({ url: '/v1/auth/token', cookies: alice.cookies })
  expect(session.statusCode).toBe(401)
  expect((await asStranger()).body.code).toBe('TEMPLATE_NOT_FOUND')
})

test('the same address can sign up again, with an empty account', async () => {
  const before = await server.signUp()
  await asOwner(server, before.token)('POST', '/letters', { title: 'Luthier', content: 'Madame,' })
  await remove(before.token, { confirmation, password: before.password })
  const { email, password } = before
  const signIn = { method: 'POST', url: '/v1/auth/sign-in/email', payload: { email, password } } as const
  expect((await server.app.inject(signIn)).json().code).toBe('INVALID_CREDENTIALS')
  const after = await server.signUp({ email })
  expect(after.id).not.toBe(before.id)
  expect((await asOwner(server, after.token)('GET', '/users/account')).letters).toBe(0)
})

test('data of other users stays: letters, plan, templates', async () => {
  const [alice, bob] = [await server.signUp(), await server.signUp()]
  await grantPlan({ db: server.db, clock: systemClock, newId, actor: 'test' }, bob.id, 'pro', 1)
  const words = { title: 'Facteur de pianos', template: 'Chez {{entreprise}}, les touches noires.' }
  for (const { token } of [alice, bob]) await asOwner(server, token)('POST', '/templates', words)
  await asOwner(server, alice.token)('POST', '/templates', { ...words, title: 'Célesta' })
  await remove(alice.token, { confirmation, password: alice.password })
  expect(await asOwner(server, bob.token)('GET', '/users/account')).toMatchObject({
    templates: 1,
    plan: 'pro',
  })
  const { rows } = (await server.db.execute(
    `SELECT word FROM template_vocabulary WHERE word IN ('celesta', 'pianos') ORDER BY 1`,
  )) as unknown as { rows: { word: string }[] }
  expect(rows).toEqual([{ word: 'pianos' }])
})

/** Tables that the fixture does not fill. */
/** Receipts must be kept for ten years by law, with the customer’s name. */
const kept = ['public.receipts']

const mayBeEmpty = ['data_exports', 'data_export_chunks']
