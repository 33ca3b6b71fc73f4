import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type MailboxSandbox, startMailbox } from '../../sandbox/mailbox/server.ts'
import { type PayPalSandbox, startPayPalSandbox } from '../../sandbox/paypal/server.ts'
import { decide } from '../../sandbox/testing/merchant.ts'
import { freePort } from '../testing/free-port.ts'
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts'
import { testSecret } from '../testing/test-app.ts'
import { openTestDatabase } from '../testing/test-database.ts'

const person = { name: 'Hildegarde Quenneville', email: 'hilde.q@courrier.example', password: 'Secret1!-Zx' }
const caller = '203.0.113.77'
const words = {
  letter: 'tourmaline',
  offer: 'lapidaire',
  career: 'gemmologue',
  search: 'obsidienne',
  phone: '06 98 76 54 32',
  spoilt: 'chalcédoine',
}

let database: Awaited<ReturnType<typeof openTestDatabase>>
let mailbox: MailboxSandbox
let payPal: PayPalSandbox
let url: string
let server: ServerProcess

beforeAll(async () => {
  const port = await freePort()
  url = `http://localhost:${port}`
  database = await openTestDatabase()
  mailbox = await startMailbox()
  payPal = await startPayPalSandbox({ environment: {}, webhookUrl: `${url}/v1/payments/webhooks/paypal` })
  server = await startServerProcess(port, {
    DATABASE_URL: database.url,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    SMTP_URL: mailbox.smtpUrl,
    PAYPAL_CLIENT_ID: payPal.clientId,
    PAYPAL_CLIENT_SECRET: payPal.clientSecret,
    PAYPAL_WEBHOOK_ID: payPal.webhookId,
    PAYPAL_BASE_URL: payPal.url,
    // Every line, and the text of every query.
    LOG_LEVEL: 'debug',
    SLOW_QUERY_MS: '1',
  })
})
afterAll(async () => {
  await server.stop()
  await payPal.close()
  await mailbox.close()
  await database.close()
})

type Given = { token?: string; cookie?: string; body?: unknown; xsrf?: string }

async function ask(method: string, path: string, { token, cookie, body }: Given = {}) {
  const answer = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      'x-forwarded-for': caller,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(cookie ? { cookie } : {}),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await answer.text()
  const json = text.startsWith('{') ? JSON.parse(text) : {}
  return { status: answer.status, headers: answer.headers, data: json.data, json }
}

/** The token in the link of a mail. */
async function mailedToken(subject: string): Promise<string> {
  const find = () => mailbox.mails(person.email).find((mail) => mail.subject === subject)
  await expect.poll(() => find()?.subject, { timeout: 20_000 }).toBe(subject)
  return /token=([\w-]+)/.exec(find()!.text)![1]!
}

async function openSocket(token: string): Promise<void> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/v1/notifications?token=${token}`, {
    origin: url,
  })
  await once(socket, 'open')
  socket.close()
  await once(socket, 'close')
}

async function pay(token: string): Promise<string> {
  const session = await ask('POST', '/v1/payments/create-paypal-session', {
    token,
    body: { planType: 'basic', interval: 'monthly' },
  })
  expect(session.status).toBe(201)
  const { location } = await decide(session.data.approvalUrl, { payer: 'other', email: person.email })
  const back = await ask('GET', `${location!.pathname}${location!.search}`)
  const { searchParams } = new URL(back.headers.get('location') ?? location!)
  const body = {
    paymentId: searchParams.get('paymentId'),
    token: searchParams.get('token'),
    payerID: searchParams.get('PayerID'),
  }
  const confirmed = await ask('POST', '/v1/payments/confirm-paypal', { token, body })
  expect([confirmed.status, confirmed.data?.status]).toEqual([200, 'succeeded'])
  return body.token!
}

test('the log of a whole life has what an operator needs, and nothing of the person', async () => {
  const signedUp = await ask('POST', '/v1/auth/sign-up/email', { body: person })
  expect(signedUp.status).toBe(200)
  const cookies = signedUp.headers.getSetCookie().map((line) => line.split(';')[0]!)
  const { json } = await ask('GET', '/v1/auth/token', { cookie: cookies.join('; ') })
  const token: string = json.token
  const verification = await mailedToken('Confirmer votre adresse email')
  await ask('POST', '/v1/auth/verify-email', { body: { token: verification } })

  await ask('PUT', '/v1/users/profile', {
    token,
    body: { phone: words.phone, bio: `${words.career} à Idar` },
  })
  await ask('POST', '/v1/career/read', {
    token,
    body: { text: `2019-2024 ${words.career}, taille de pierres` },
  })
  const content = `Madame, Monsieur,\n\nJe taille la ${words.letter} depuis dix ans.`
  const letter = await ask('POST', '/v1/letters', { token, body: { title: words.letter, content } })
  const { id, version } = letter.data
  const offer = `Nous cherchons un ${words.offer} pour notre atelier. Envoyez votre lettre à ${person.email}.`
  await ask('POST', '/v1/offers/read', { token, body: { text: offer } })
  await ask('POST', '/v1/proofread', { token, body: { content } })
  await ask('GET', `/v1/letters?search=${words.search}`, { token })
  await ask('GET', `/v1/search?q=${words.search}`, { token })
  await ask('POST', `/v1/letters/${id}/export`, { token, body: { options: { format: 'pdf' } } })
  const shared = await ask('POST', `/v1/letters/${id}/shares`, { token, body: { password: person.password } })
  const link: string = shared.data.token
  await ask('GET', `/l/${link}`)
  await ask('POST', '/v1/shares/open', { body: { token: link, password: 'wrong-password' } })
  expect(
    (await ask('POST', '/v1/shares/open', { body: { token: link, password: person.password } })).status,
  ).toBe(200)
  await openSocket(token)
  const order = await pay(token)

  // What goes wrong is where logs tell too much.
  await ask('POST', '/v1/auth/sign-in/email', { body: { ...person, password: `${person.password}-wrong` } })
  await ask('POST', '/v1/letters', { token, body: `{"content": "${words.spoilt}` })
  await ask('GET', `/nowhere/${person.email}?token=${token}`)
  await ask('GET', `/reset-password?token=${token}`)
  mailbox.setMode('refusing')
  await ask('POST', '/v1/auth/request-password-reset', { body: { email: person.email } })
  await expect.poll(() => server.written(), { timeout: 20_000 }).toContain('mail refused')
  mailbox.setMode('normal')
  await database.db.execute('ALTER TABLE letter_versions RENAME TO hidden')
  const failed = await ask('PUT', `/v1/letters/${id}`, {
    token,
    body: { version, content: `${content} ${words.spoilt}` },
  })
  await database.db.execute('ALTER TABLE hidden RENAME TO letter_versions')
  expect(failed.status).toBe(500)
  await ask('DELETE', `/v1/letters/${id}`, { token })
  await expect.poll(() => server.written(), { timeout: 20_000 }).toContain('request failed')

  const logged = server.written()
  const lines = logged.split('\n').filter((line) => line.startsWith('{"'))
  const messages = new Set(lines.map((line) => JSON.parse(line).msg))
  for (const one of ['incoming request', 'request completed', 'slow query', 'request failed'])
    expect(messages).toContain(one)
  expect(lines.length).toBeGreaterThan(80)
  expect(logged).toContain('"network":"203.0.113.0/24"')
  const secrets = {
    ...person,
    ...words,
    ...{ caller, token, verification, link, order, secret: testSecret, clientSecret: payPal.clientSecret },
    ...Object.fromEntries(cookies.map((pair) => pair.split('=') as [string, string])),
    firstName: 'Hildegarde',
    lastName: 'Quenneville',
  }
  const told = Object.entries(secrets).filter(([, value]) =>
    [value, encodeURIComponent(value)].some((form) => logged.toLowerCase().includes(form.toLowerCase())),
  )
  expect(told.map(([name]) => name)).toEqual([])
}, 120_000)
