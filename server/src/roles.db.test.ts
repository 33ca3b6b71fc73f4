import { afterEach, beforeEach, expect, test } from 'vitest'
import { type MailboxSandbox, startMailbox } from '../../sandbox/mailbox/server.ts'
import { testSecret } from '../testing/test-app.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { startServer } from './main.ts'
import type { Connection } from './platform/database/database.ts'

type Running = Awaited<ReturnType<typeof startServer>>

let database: Connection & { url: string }
let mailbox: MailboxSandbox
let running: Running[] = []

beforeEach(async () => {
  database = await openTestDatabase()
  mailbox = await startMailbox()
  running = []
})
afterEach(async () => {
  for (const server of running) await server.stop()
  await mailbox.close()
  await database.close()
})

async function start(environment: NodeJS.ProcessEnv): Promise<string> {
  const server = await startServer({
    DATABASE_URL: database.url,
    AUTH_SECRET: testSecret,
    PORT: '0',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:3000',
    ...environment,
  })
  running.push(server)
  const address = server.app.server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen')
  return `http://127.0.0.1:${address.port}`
}

const signUp = (url: string, email: string) =>
  fetch(`${url}/v1/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Inès', email, password: 'Secret1!' }),
  })

test('one process answers, another sends the mails', async () => {
  const web = await start({ ROLE: 'web' })
  expect((await signUp(web, 'ines@example.org')).status).toBe(200)
  expect(mailbox.mails()).toEqual([])
  const worker = await start({ ROLE: 'worker', SMTP_URL: mailbox.smtpUrl })
  await expect.poll(() => mailbox.mails('ines@example.org').length, { timeout: 15_000 }).toBe(1)
  expect((await fetch(`${worker}/healthz`)).status).toBe(200)
  expect((await fetch(`${worker}/readyz`)).status).toBe(200)
  expect((await fetch(`${worker}/v1/config`)).status).toBe(404)
})

test('one process that does both tells where the mails of a demonstration are read', async () => {
  const url = await start({ SMTP_URL: mailbox.smtpUrl, MAILBOX_URL: `${mailbox.url}/` })
  const { data } = (await (await fetch(`${url}/v1/config`)).json()) as { data: { mailboxUrl?: string } }
  expect(data.mailboxUrl).toBe(mailbox.url)
  await signUp(url, 'noe@example.org')
  await expect.poll(() => mailbox.mails('noe@example.org').length, { timeout: 15_000 }).toBe(1)
})

test('a real mail server has no page to read mails in', async () => {
  const url = await start({ SMTP_URL: mailbox.smtpUrl })
  expect(await (await fetch(`${url}/v1/config`)).text()).not.toContain('mailboxUrl')
})

test('a worker serves its metrics where a token is configured', async () => {
  const worker = await start({
    ROLE: 'worker',
    SMTP_URL: mailbox.smtpUrl,
    METRICS_TOKEN: 'a-token-for-tests-only',
  })
  expect((await fetch(`${worker}/metrics`)).status).toBe(401)
  const metrics = await fetch(`${worker}/metrics`, {
    headers: { authorization: 'Bearer a-token-for-tests-only' },
  })
  expect(metrics.status).toBe(200)
  expect(await metrics.text()).toMatch(/^lettrine_build_info\{.*role="worker".*\} 1$/m)
})
