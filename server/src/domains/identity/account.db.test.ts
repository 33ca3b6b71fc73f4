import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestMailServer, type TestMailServer } from '../../../testing/mail-server.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let now = new Date('2026-11-21T10:00:00Z')
let server: TestApp
let office: TestMailServer
beforeAll(async () => {
  server = await openTestApp({ clock: () => now })
  office = await openTestMailServer(server, { clock: () => now })
  await office.startWorker()
})
afterAll(async () => {
  await office.close()
  await server.close()
})

const post = (path: string, payload: object) =>
  server.app.inject({ method: 'POST', url: `/v1/auth/${path}`, payload })
const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)![1]!
const isVerified = async (token: string) =>
  (await server.request('GET', '/users/profile', { token })).body.data.isEmailVerified
const welcome = 'Confirmer votre adresse email'

describe('e-mail verification', () => {
  test('a link is mailed at sign-up; it verifies the address, and using it twice is harmless', async () => {
    const alice = await server.signUp({ name: 'Inès <b>' })
    const mail = await office.waitForMail(alice.email, welcome)
    expect(mail.html).toContain('Inès &lt;b&gt;')
    const token = tokenIn(mail.text)
    expect(await isVerified(alice.token)).toBe(false)
    expect((await post('verify-email', { token })).json()).toEqual({ status: true, already: false })
    expect(await isVerified(alice.token)).toBe(true)
    expect((await post('verify-email', { token })).json()).toEqual({ status: true, already: true })
  })

  test('loading the page of the link verifies nothing, as mail scanners do that', async () => {
    const alice = await server.signUp()
    const token = tokenIn((await office.waitForMail(alice.email, welcome)).text)
    await server.app.inject({ url: `/verify-email?token=${token}` })
    const answer = await server.app.inject({ url: `/v1/auth/verify-email?token=${token}` })
    expect(answer.statusCode).toBe(405)
    expect(await isVerified(alice.token)).toBe(false)
  })

  test('another link is mailed on request until the address is verified; it expires after 7 days', async () => {
    const alice = await server.signUp()
    const first = tokenIn((await office.waitForMail(alice.email, welcome)).text)
    now = new Date(now.getTime() + 7 * 24 * 60 * 60 * 1000)
    const late = await post('verify-email', { token: first })
    expect([late.statusCode, late.json().code]).toEqual([422, 'VERIFICATION_LINK_REFUSED'])
    const ask = () => server.request('POST', '/users/send-verification-email', { token: alice.token })
    expect((await ask()).body).toEqual({ data: { sent: true } })
    await expect.poll(() => office.mailbox.mails(alice.email).length, { timeout: 10_000 }).toBe(2)
    const second = tokenIn(office.mailbox.mails(alice.email)[0]!.text)
    await post('verify-email', { token: second })
    expect((await ask()).body).toEqual({ data: { sent: false } })
  })

  test('a link verifies only the address it was sent to', async () => {
    const alice = await server.signUp()
    const token = tokenIn((await office.waitForMail(alice.email, welcome)).text)
    await server.db.execute(sql`UPDATE users SET email = 'autre@example.org' WHERE id = ${alice.id}`)
    expect((await post('verify-email', { token })).statusCode).toBe(422)
    expect(await isVerified(alice.token)).toBe(false)
  })

  test('a link of one purpose cannot be used for another', async () => {
    const alice = await server.signUp()
    const token = tokenIn((await office.waitForMail(alice.email, welcome)).text)
    const answer = await post('reset-password', { token, newPassword: 'Une ruse 1!' })
    expect(answer.json().code).toBe('RESET_LINK_REFUSED')
  })

  test('sending requires a token', async () => {
    expect((await server.request('POST', '/users/send-verification-email')).status).toBe(401)
  })

  test('sending is rate limited', async () => {
    const { token } = await server.signUp()
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt++)
      statuses.push((await server.request('POST', '/users/send-verification-email', { token })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

test('an account is created even when its mail cannot be stored, and the log does not contain the mail', async () => {
  const lines: string[] = []
  const broken = await openTestApp({ logTo: { write: (line) => void lines.push(line) } })
  await broken.db.execute(sql`DROP TABLE outgoing_mails`)
  try {
    const { token } = await broken.signUp()
    expect((await broken.request('GET', '/users/profile', { token })).status).toBe(200)
    const said = lines.filter((line) => line.includes('outgoing_mails'))
    expect(said).toHaveLength(1)
    expect(lines.join('')).not.toMatch(/token=|alice/)
  } finally {
    await broken.close()
  }
})

describe('changing the password', () => {
  const change = (token: string | undefined, body: object) =>
    server.request('POST', '/users/change-password', { ...(token ? { token } : {}), body })
  const hasSession = async (cookies: Record<string, string>) =>
    (await server.app.inject({ url: '/v1/auth/token', cookies })).statusCode === 200
  const secondSession = async (email: string, password: string) => {
    const answer = await post('sign-in/email', { email, password })
    return Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))
  }

  test('requires the current one, ends the other sessions, and sends a mail', async () => {
    const alice = await server.signUp()
    const elsewhere = await secondSession(alice.email, alice.password)
    const body = { currentPassword: alice.password, newPassword: 'Tout neuf 1!' }
    expect((await change(alice.token, body)).body).toEqual({ data: { changed: true } })
    expect(await hasSession(alice.cookies)).toBe(true)
    expect(await hasSession(elsewhere)).toBe(false)
    expect((await post('sign-in/email', { email: alice.email, password: 'Tout neuf 1!' })).statusCode).toBe(
      200,
    )
    expect((await post('sign-in/email', { email: alice.email, password: alice.password })).statusCode).toBe(
      401,
    )
    const told = await office.waitForMail(alice.email, 'Votre mot de passe a été changé')
    expect(told.text).toContain('heure de Paris')
  })

  test('keeps the other sessions on request', async () => {
    const alice = await server.signUp()
    const elsewhere = await secondSession(alice.email, alice.password)
    const body = { currentPassword: alice.password, newPassword: 'Tout neuf 1!', endOtherSessions: false }
    await change(alice.token, body)
    expect(await hasSession(elsewhere)).toBe(true)
  })

  test('is refused with a wrong current one, and rate limited after ten attempts', async () => {
    const alice = await server.signUp()
    const wrong = { currentPassword: 'pas celui-là', newPassword: 'Tout neuf 1!' }
    const refused = await change(alice.token, wrong)
    expect([refused.status, refused.body.code]).toEqual([422, 'WRONG_PASSWORD'])
    for (let attempt = 1; attempt < 10; attempt++) await change(alice.token, wrong)
    const waits = await change(alice.token, { ...wrong, currentPassword: alice.password })
    expect(waits.status).toBe(429)
    expect((await post('sign-in/email', { email: alice.email, password: alice.password })).statusCode).toBe(
      200,
    )
  })

  test.each([
    [{ currentPassword: '', newPassword: 'Tout neuf 1!' }, 'Veuillez remplir tous les champs'],
    [{ currentPassword: 'Secret1!', newPassword: '' }, 'Veuillez remplir tous les champs'],
    [
      { currentPassword: 'Secret1!', newPassword: 'court12' },
      'Le nouveau mot de passe doit contenir au moins 8 caractères',
    ],
  ])('refuses %j with «%s»', async (body, message) => {
    const { token } = await server.signUp()
    const answer = await change(token, body)
    expect([answer.status, answer.body.error]).toEqual([400, message])
  })

  test('of an account without one answers how to set one', async () => {
    const alice = await server.signUp()
    await server.db.execute(sql`DELETE FROM accounts WHERE user_id = ${alice.id}`)
    const answer = await change(alice.token, { currentPassword: 'x', newPassword: 'Tout neuf 1!' })
    expect(answer.body.code).toBe('NO_PASSWORD')
  })

  test('requires being signed in', async () => {
    expect((await change(undefined, { currentPassword: 'a', newPassword: 'Tout neuf 1!' })).status).toBe(401)
  })
})
