import { expect, test } from 'vitest'
import { readConfig } from '../server/src/config.ts'
import { openMailboxSandbox } from './mailbox-sandbox.ts'

const DATABASE_URL = 'postgresql://x'

test('without a mail server, a mailbox is started and its URL passed to the server', async () => {
  const mailbox = await openMailboxSandbox({})
  try {
    const { mail } = readConfig({ DATABASE_URL, ...mailbox.environment })
    expect(mail.mailboxUrl).toBe(mailbox.url)
    expect((await fetch(`${mail.mailboxUrl}/mails`)).status).toBe(200)
  } finally {
    await mailbox.stop()
  }
})

test('with one, none is opened', async () => {
  expect(await openMailboxSandbox({ SMTP_URL: 'smtp://localhost' })).toMatchObject({ environment: {} })
})

test('a taken or invalid port is reported', async () => {
  const first = await openMailboxSandbox({})
  const MAILBOX_PORT = new URL(first.url!).port
  await expect(openMailboxSandbox({ MAILBOX_PORT })).rejects.toThrow(
    `Le port ${MAILBOX_PORT} est déjà utilisé`,
  )
  await first.stop()
  await expect(openMailboxSandbox({ MAILBOX_PORT: 'abc' })).rejects.toThrow('MAILBOX_PORT')
})

test('in production none is opened, and the start says what is missing', async () => {
  const mailbox = await openMailboxSandbox({ NODE_ENV: 'production' })
  expect(mailbox.url).toBeUndefined()
  expect(() => readConfig({ DATABASE_URL, ...mailbox.environment })).toThrow(/SMTP_URL .*smtps:\/\//)
})
