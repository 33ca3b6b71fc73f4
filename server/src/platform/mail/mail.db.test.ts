import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type MailboxSandbox, startMailbox } from '../../../../sandbox/mailbox/server.ts'
import { worksOf } from '../../jobs.ts'
import { openTestApp, type TestApp, testOrigin } from '../../test-app.ts'
import { type JobFault, startWorker, type Worker } from '../jobs/worker.ts'
import { deliverMailWith } from './deliver-mail.ts'
import { writeMail } from './layout.ts'
import type { NewMail } from './mailer.ts'

let server: TestApp
let mailbox: MailboxSandbox
let worker: Worker | undefined
let faults: JobFault[] = []

beforeEach(async () => {
  server = await openTestApp()
  mailbox = await startMailbox({ slowMs: 500 })
  faults = []
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
  await mailbox.close()
  await server.close()
})

const deliverDeps = () => ({
  db: server.db,
  clock: () => new Date(),
  smtpUrl: mailbox.smtpUrl,
  from: 'Lettrine <ne-pas-repondre@lettrine.example>',
  publicUrl: testOrigin,
})

async function startWorking() {
  worker = await startWorker({
    databaseUrl: server.url,
    works: worksOf(deliverDeps()),
    report: (fault) => faults.push(fault),
    reportTrouble: () => {},
    pace: { lookEverySeconds: 0.5 },
  })
}

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
  ...writeMail(words, testOrigin),
  ...more,
})

async function rowsOf() {
  const { rows } = await server.db.execute(
    sql`SELECT id, recipient, html, body_text, headers, sent_at IS NOT NULL AS sent, failed_at IS NOT NULL AS failed, failure
        FROM outgoing_mails ORDER BY created_at, id`,
  )
  return rows as { id: string; html: string | null; sent: boolean; failed: boolean; failure: string | null }[]
}

test('a mail arrives once whatever asks for it twice, and is then erased from its row', async () => {
  await startWorking()
  await server.mailer.send(server.db, mail({ headers: { 'X-Lettrine': 'essai' } }))
  await server.mailer.send(server.db, mail())
  await expect.poll(async () => (await rowsOf()).map(({ sent }) => sent), { timeout: 15_000 }).toEqual([true])
  expect(mailbox.mails()).toHaveLength(1)
  const [row] = await rowsOf()
  const [received] = mailbox.mails('INES@example.org')
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

test('a mail asked in a transaction that rolls back is never sent', async () => {
  const refused = server.db.transaction(async (tx) => {
    await server.mailer.send(tx, mail())
    throw new Error('the cause failed')
  })
  await expect(refused).rejects.toThrow('the cause failed')
  expect(await rowsOf()).toEqual([])
})

test('a busy mail server is tried again, and the log says nothing of the mail', async () => {
  mailbox.setMode('busy')
  await startWorking()
  await server.mailer.send(server.db, mail())
  await expect.poll(() => faults.length, { timeout: 15_000 }).toBe(1)
  expect(await rowsOf()).toMatchObject([{ sent: false, failed: false }])
  expect(faults[0]).toMatchObject({ job: 'mail.deliver', attempt: 1, givenUp: false, fault: { code: '451' } })
  expect(JSON.stringify(faults)).not.toMatch(/ines|secret-token/)
  mailbox.setMode('normal')
  await expect
    .poll(async () => (await rowsOf()).map(({ sent }) => sent), { timeout: 40_000, interval: 300 })
    .toEqual([true])
  expect(mailbox.mails()).toHaveLength(1)
})

test('an address that is refused for good is given up at once, and its mail is erased', async () => {
  mailbox.setMode('refusing')
  await startWorking()
  await server.mailer.send(server.db, mail())
  await expect
    .poll(async () => (await rowsOf()).map(({ failed, failure }) => [failed, failure]), { timeout: 15_000 })
    .toEqual([[true, '550']])
  expect(await rowsOf()).toMatchObject([{ html: null, recipient: null, sent: false }])
  expect(faults).toEqual([])
})

test('sent again after a crash, a mail carries the same Message-ID', async () => {
  await server.mailer.send(server.db, mail())
  const [row] = await rowsOf()
  const deliver = deliverMailWith(deliverDeps())
  const run = { id: 'a', attempt: 1, isLastAttempt: false, signal: new AbortController().signal }
  mailbox.setMode('cut-off')
  await expect(deliver({ mailId: row!.id }, run)).rejects.toMatchObject({ isFinal: false })
  mailbox.setMode('normal')
  await deliver({ mailId: row!.id }, { ...run, attempt: 2 })
  await deliver({ mailId: row!.id }, { ...run, attempt: 3 })
  expect(mailbox.mails().map(({ messageId }) => messageId)).toEqual(Array(2).fill(`<${row!.id}@localhost>`))
})

test('the last try that fails gives the mail up', async () => {
  await server.mailer.send(server.db, mail())
  const [row] = await rowsOf()
  mailbox.setMode('busy')
  const run = { id: 'a', attempt: 21, isLastAttempt: true, signal: new AbortController().signal }
  await expect(deliverMailWith(deliverDeps())({ mailId: row!.id }, run)).rejects.toMatchObject({
    code: '451',
  })
  expect(await rowsOf()).toMatchObject([{ html: null, failed: true, failure: '451' }])
})

test('a mail that waits goes with its account; one that is nobody’s stays', async () => {
  const { id } = await server.signUp()
  await server.mailer.send(server.db, mail({ userId: id }))
  await server.mailer.send(server.db, mail({ idempotencyKey: 'adieu' }))
  await server.db.execute(sql`DELETE FROM users WHERE id = ${id}`)
  const { rows } = await server.db.execute(sql`SELECT idempotency_key FROM outgoing_mails`)
  expect(rows).toEqual([{ idempotency_key: 'adieu' }])
})
