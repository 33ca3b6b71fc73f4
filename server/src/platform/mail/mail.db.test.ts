import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestMailServer, type TestMailServer } from '../../../testing/mail-server.ts'
import { openTestApp, type TestApp, testOrigin } from '../../../testing/test-app.ts'
import { deliverMailWith } from './deliver-mail.ts'
import { renderMail } from './layout.ts'
import type { NewMail } from './mailer.ts'

let server: TestApp
let office: TestMailServer

beforeEach(async () => {
  server = await openTestApp()
  office = await openTestMailServer(server)
})
afterEach(async () => {
  await office.close()
  await server.close()
})

const words = {
  subject: 'Un sujet, avec des accents\u00a0: «\u00a0œuvre\u00a0»',
  summary: 'En bref.',
  title: 'Un titre',
  paragraphs: ['Bonjour <script>alert(1)</script>.'],
  action: { label: 'Ouvrir', url: `${testOrigin}/reset-password?token=secret-token` },
  reason: 'Vous recevez ce message parce que c’est un essai.',
}
const mail = (more: Partial<NewMail> = {}): NewMail => ({
  to: 'ines@example.org',
  userId: null,
  idempotencyKey: 'essai-1',
  ...renderMail(words, testOrigin),
  ...more,
})

async function rowsOf() {
  const { rows } = await server.db.execute(
    sql`SELECT id, recipient, html, body_text, headers, sent_at IS NOT NULL AS sent, failed_at IS NOT NULL AS failed, failure
        FROM outgoing_mails ORDER BY created_at, id`,
  )
  return rows as { id: string; html: string | null; sent: boolean; failed: boolean; failure: string | null }[]
}

test('a mail with the same idempotency key is sent once, and its content is then erased', async () => {
  await office.startWorker()
  await server.mailer.send(server.db, mail({ headers: { 'X-Lettrine': 'essai' } }))
  await server.mailer.send(server.db, mail())
  await expect.poll(async () => (await rowsOf()).map(({ sent }) => sent), { timeout: 15_000 }).toEqual([true])
  expect(office.mailbox.mails()).toHaveLength(1)
  const [row] = await rowsOf()
  const [received] = office.mailbox.mails('INES@example.org')
  expect(received).toMatchObject({
    subject: words.subject,
    from: 'Lettrine <ne-pas-repondre@lettrine.example>',
    messageId: `<${row!.id}@localhost>`,
    headers: { 'x-lettrine': 'essai' },
  })
  expect(received!.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(received!.text).toContain('Ouvrir\u00a0:\nhttp://localhost:3000/reset-password?token=secret-token')
  expect(row).toMatchObject({ recipient: null, html: null, body_text: null, headers: null, sent: true })
})

test('a mail of a rolled back transaction is never sent', async () => {
  const refused = server.db.transaction(async (tx) => {
    await server.mailer.send(tx, mail())
    throw new Error('the cause failed')
  })
  await expect(refused).rejects.toThrow('the cause failed')
  expect(await rowsOf()).toEqual([])
})

/** Lets mails that wait for their next try leave now; how many there were. */
const skipWaits = async () =>
  (
    await server.db.execute(
      sql`UPDATE jobs.job SET start_after = now() WHERE name = 'mail.deliver' AND state = 'retry' RETURNING id`,
    )
  ).rows.length

test('a busy mail server is retried, and the log contains nothing of the mail', async () => {
  office.mailbox.setMode('busy')
  await office.startWorker()
  await server.mailer.send(server.db, mail())
  await expect.poll(() => office.faults.length, { timeout: 15_000 }).toBe(1)
  expect(await rowsOf()).toMatchObject([{ sent: false, failed: false }])
  expect(office.faults[0]).toMatchObject({
    job: 'mail.deliver',
    attempt: 1,
    givenUp: false,
    fault: { code: '451' },
  })
  expect(JSON.stringify(office.faults)).not.toMatch(/ines|secret-token/)
  office.mailbox.setMode('normal')
  await expect.poll(skipWaits, { timeout: 10_000 }).toBe(1)
  await expect
    .poll(async () => (await rowsOf()).map(({ sent }) => sent), { timeout: 40_000, interval: 300 })
    .toEqual([true])
  expect(office.mailbox.mails()).toHaveLength(1)
})

test('a permanent refusal is not retried, and the mail is erased', async () => {
  office.mailbox.setMode('refusing')
  await office.startWorker()
  await server.mailer.send(server.db, mail())
  await expect
    .poll(async () => (await rowsOf()).map(({ failed, failure }) => [failed, failure]), { timeout: 15_000 })
    .toEqual([[true, '550']])
  expect(await rowsOf()).toMatchObject([{ html: null, recipient: null, sent: false }])
  expect(office.faults).toEqual([])
})

test('a mail sent again after a crash has the same Message-ID', async () => {
  await server.mailer.send(server.db, mail())
  const [row] = await rowsOf()
  const deliver = deliverMailWith(office.deps)
  const run = { id: 'a', attempt: 1, isLastAttempt: false, signal: new AbortController().signal }
  office.mailbox.setMode('cut-off')
  await expect(deliver({ mailId: row!.id }, run)).rejects.toMatchObject({ isFinal: false })
  office.mailbox.setMode('normal')
  await deliver({ mailId: row!.id }, { ...run, attempt: 2 })
  await deliver({ mailId: row!.id }, { ...run, attempt: 3 })
  expect(office.mailbox.mails().map(({ messageId }) => messageId)).toEqual(
    Array(2).fill(`<${row!.id}@localhost>`),
  )
})

test('the mail is marked as failed after its last retry', async () => {
  await server.mailer.send(server.db, mail())
  const [row] = await rowsOf()
  office.mailbox.setMode('busy')
  const run = { id: 'a', attempt: 21, isLastAttempt: true, signal: new AbortController().signal }
  await expect(deliverMailWith(office.deps)({ mailId: row!.id }, run)).rejects.toMatchObject({
    code: '451',
  })
  expect(await rowsOf()).toMatchObject([{ html: null, failed: true, failure: '451' }])
})

test('pending mails are deleted with their account; those without a user stay', async () => {
  const { id } = await server.signUp()
  await server.mailer.send(server.db, mail({ userId: id }))
  await server.mailer.send(server.db, mail({ idempotencyKey: 'adieu' }))
  await server.db.execute(sql`DELETE FROM users WHERE id = ${id}`)
  const { rows } = await server.db.execute(sql`SELECT idempotency_key FROM outgoing_mails`)
  // The verification mail of that account was deleted too.
  expect(rows).toEqual([{ idempotency_key: 'adieu' }])
})
