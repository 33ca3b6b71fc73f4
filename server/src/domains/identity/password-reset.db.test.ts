import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestMailServer, type TestMailServer } from '../../../testing/mail-server.ts'
import { openTestApp, type TestApp, testOrigin } from '../../../testing/test-app.ts'
import { sendPasswordResetWith } from './send-password-reset.ts'

let now = new Date('2026-11-21T10:00:00Z')
let server: TestApp
let office: TestMailServer
const logged: string[] = []

beforeAll(async () => {
  server = await openTestApp({ clock: () => now, logTo: { write: (line) => logged.push(line) } })
  office = await openTestMailServer(server, { clock: () => now })
  await office.startWorker()
})
afterAll(async () => {
  await office.close()
  await server.close()
})
beforeEach(() => {
  now = new Date(now.getTime() + 2 * 60 * 60 * 1000)
})

const post = (path: string, payload: object) =>
  server.app.inject({ method: 'POST', url: `/v1/auth/${path}`, payload })
const signIn = async (email: string, password: string) =>
  (await post('sign-in/email', { email, password })).statusCode
const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)![1]!

async function askLink(email: string): Promise<string> {
  expect((await post('request-password-reset', { email })).json()).toEqual({ status: true })
  return tokenIn((await office.waitForMail(email, 'Choisir un nouveau mot de passe')).text)
}

describe('password reset', () => {
  test('mails a single-use link that ends every session, verifies the address, and is confirmed by mail', async () => {
    const alice = await server.signUp()
    const token = await askLink(alice.email.toUpperCase().toLowerCase())
    expect(token).toMatch(/^[\w-]{22}$/)
    expect((await post('reset-password', { token, newPassword: 'Un autre 1!' })).json()).toEqual({
      status: true,
    })
    expect(await signIn(alice.email, alice.password)).toBe(401)
    expect(await signIn(alice.email, 'Un autre 1!')).toBe(200)
    const session = await server.app.inject({ url: '/v1/auth/token', cookies: alice.cookies })
    expect(session.statusCode).toBe(401)
    const profile = await server.request('GET', '/users/profile', { token: alice.token })
    expect(profile.body.data.isEmailVerified).toBe(true)
    const told = await office.waitForMail(alice.email, 'Votre mot de passe a été changé')
    expect(told.text).toContain(`${testOrigin}/forgot-password`)
    const again = await post('reset-password', { token, newPassword: 'Un troisième 1!' })
    expect([again.statusCode, again.json().code]).toEqual([422, 'RESET_LINK_REFUSED'])
    expect(await signIn(alice.email, 'Un autre 1!')).toBe(200)
  })

  test('clears the delay after too many failed sign-ins', async () => {
    const { email } = await server.signUp()
    const statuses: number[] = []
    for (let attempt = 0; attempt < 12; attempt++) statuses.push(await signIn(email, 'pas celui-ci'))
    expect(statuses.at(-1)).toBe(429)
    const token = await askLink(email)
    const reset = await post('reset-password', { token, newPassword: 'Retrouvé 12!' })
    const cookies = Object.fromEntries(reset.cookies.map(({ name, value }) => [name, value]))
    const payload = { email, password: 'Retrouvé 12!' }
    const back = await server.app.inject({
      method: 'POST',
      url: '/v1/auth/sign-in/email',
      payload,
      cookies,
    })
    expect(back.statusCode).toBe(200)
    // Other devices are still delayed.
    expect(await signIn(email, 'Retrouvé 12!')).toBe(429)
  })

  test('a link used twice concurrently works once', async () => {
    const { email } = await server.signUp()
    const token = await askLink(email)
    const both = await Promise.all(
      ['Premier 1!', 'Second 12!'].map((newPassword) => post('reset-password', { token, newPassword })),
    )
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
  })

  test('the link expires after 24 hours', async () => {
    const { email, password } = await server.signUp()
    const token = await askLink(email)
    now = new Date(now.getTime() + 24 * 60 * 60 * 1000)
    const late = await post('reset-password', { token, newPassword: 'Trop tard 1!' })
    expect(late.json()).toMatchObject({ code: 'RESET_LINK_REFUSED' })
    expect(await signIn(email, password)).toBe(200)
  })

  test('using a link revokes the earlier ones', async () => {
    const { email } = await server.signUp()
    const first = await askLink(email)
    await post('request-password-reset', { email })
    await expect
      .poll(() => office.mailbox.mails(email).filter(({ subject }) => subject.startsWith('Choisir')).length)
      .toBe(2)
    const second = tokenIn(office.mailbox.mails(email)[0]!.text)
    expect(second).not.toBe(first)
    expect((await post('reset-password', { token: second, newPassword: 'Le second 1!' })).statusCode).toBe(
      200,
    )
    expect((await post('reset-password', { token: first, newPassword: 'Le premier 1!' })).statusCode).toBe(
      422,
    )
  })

  test.each([
    [{ email: '' }, 'Veuillez entrer votre adresse email.'],
    [{ email: 'ines@' }, 'Veuillez entrer une adresse email valide.'],
  ])('refuses %j with «%s»', async (body, message) => {
    const answer = await post('request-password-reset', body)
    expect([answer.statusCode, answer.json().error]).toEqual([400, message])
  })

  test('a short password is refused, and the link stays valid', async () => {
    const { email } = await server.signUp()
    const token = await askLink(email)
    const short = await post('reset-password', { token, newPassword: 'court12' })
    expect(short.json().error).toBe('Le nouveau mot de passe doit contenir au moins 8 caractères')
    expect((await post('reset-password', { token, newPassword: 'assez long' })).statusCode).toBe(200)
  })

  test('is rate limited by address; for one account no more mail is sent', async () => {
    const { email, id } = await server.signUp()
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await post('request-password-reset', { email })).statusCode).toBe(200)
    const refused = await post('request-password-reset', { email })
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    const linksOf = async () => {
      const { rows } = await server.db.execute(
        sql`SELECT count(*)::int AS links FROM emailed_links WHERE user_id = ${id} AND purpose = 'password-reset'`,
      )
      return rows[0]!.links
    }
    await expect.poll(linksOf, { timeout: 10_000 }).toBe(5)
    // Asked from elsewhere, the sixth in an hour.
    await sendPasswordResetWith(office.deps)(
      { userId: id },
      { id: crypto.randomUUID(), attempt: 1, isLastAttempt: false, signal: AbortSignal.timeout(1_000) },
    )
    expect(await linksOf()).toBe(5)
  })

  test('the job is idempotent: one mail', async () => {
    const { email, id } = await server.signUp()
    const run = {
      id: crypto.randomUUID(),
      attempt: 1,
      isLastAttempt: false,
      signal: AbortSignal.timeout(9_000),
    }
    for (const attempt of [1, 2])
      await sendPasswordResetWith(office.deps)({ userId: id }, { ...run, attempt })
    await office.waitForMail(email, 'Choisir')
    const { rows } = await server.db.execute(
      sql`SELECT idempotency_key AS key FROM outgoing_mails WHERE user_id = ${id} AND idempotency_key LIKE 'password-reset%'`,
    )
    expect(rows).toEqual([{ key: `password-reset ${run.id}` }])
  })
})

test('does not reveal whether the address exists: same answer, same statements', async () => {
  // Without a worker: the job is not part of the answer.
  const quiet = await openTestApp()
  const { email } = await quiet.signUp()
  const pool = (quiet.db as unknown as { $client: { query: (...call: unknown[]) => unknown } }).$client
  const query = pool.query.bind(pool)
  const statements: string[] = []
  pool.query = (...call) => {
    const [first] = call as [string | { text: string }]
    statements.push(typeof first === 'string' ? first : first.text)
    return query(...call)
  }
  const traceOf = async (address: string) => {
    statements.length = 0
    const payload = { email: address }
    const answer = await quiet.app.inject({ method: 'POST', url: '/v1/auth/request-password-reset', payload })
    return { status: answer.statusCode, body: answer.body, statements: [...statements] }
  }
  // The first one learns what the queue is.
  await traceOf('quelqu-un@example.org')
  const known = await traceOf(email)
  const unknown = await traceOf('personne@example.org')
  await quiet.close()
  expect(unknown).toEqual(known)
  // Two limits, the search of the address, the job.
  expect(known.statements).toHaveLength(4)
})

test('deleting an account deletes its links, mails and jobs', async () => {
  const { email, id } = await server.signUp()
  await askLink(email)
  await server.db.execute(sql`DELETE FROM users WHERE id = ${id}`)
  for (const table of ['emailed_links', 'outgoing_mails', 'jobs.job', 'attempts']) {
    const { rows } = await server.db.execute(sql.raw(`SELECT row_to_json(t)::text AS row FROM ${table} t`))
    const kept = JSON.stringify(rows)
    expect([table, kept.includes(id), kept.includes(email)]).toEqual([table, false, false])
  }
})

test('no token is stored in the database or logged', async () => {
  const { email } = await server.signUp()
  const token = await askLink(email)
  await server.app.inject({ url: `/reset-password?token=${token}` })
  await post('reset-password', { token, newPassword: 'Encore un 1!' })
  await expect
    .poll(async () => {
      const { rows } = await server.db.execute(
        sql`SELECT count(*)::int AS waiting FROM outgoing_mails WHERE html IS NOT NULL`,
      )
      return rows[0]!.waiting
    })
    .toBe(0)
  for (const table of ['emailed_links', 'outgoing_mails', 'jobs.job', 'attempts']) {
    const { rows } = await server.db.execute(sql.raw(`SELECT row_to_json(t)::text AS row FROM ${table} t`))
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  }
  expect(logged.length).toBeGreaterThan(0)
  expect(logged.join('')).not.toContain(token)
})
