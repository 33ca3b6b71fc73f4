import { request as httpRequest } from 'node:http'
import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type MailboxSandbox, startMailbox } from './server.ts'

let mailbox: MailboxSandbox
beforeEach(async () => {
  mailbox = await startMailbox({ slowMs: 300 })
})
afterEach(() => mailbox.close())

const send = (more: object = {}) =>
  createTransport(mailbox.smtpUrl).sendMail({
    from: 'Lettrine <a@example.org>',
    to: 'ines@example.org',
    subject: 'Voilà\u00a0: <b>',
    html: '<html><head></head><body><p>Bonjour</p><script>alert(1)</script></body></html>',
    text: 'Bonjour',
    ...more,
  })

const read = async (path: string) => {
  const answer = await fetch(`${mailbox.url}${path}`)
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}

test('an empty mailbox is shown as empty', async () => {
  expect((await read('/')).body).toContain('Aucun mail pour l’instant.')
})

test('an idle connection is not closed before a client reuses it', async () => {
  const { headers } = await read('/mails')
  const seconds = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1]
  expect(Number(seconds)).toBeGreaterThan(60)
})

test('a mail is listed, shown in a frame without scripts, as text and as it came', async () => {
  await send()
  const { body } = await read('/')
  expect(body).toContain('Voilà\u00a0: &lt;b&gt;')
  expect(body).toContain('Bac à sable')
  const address = /href="(\/mail\/[\w-]+)"/.exec(body)![1]!
  const page = (await read(address)).body
  expect(page).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/)
  const frame = await read(`${address}/html`)
  expect(frame.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(frame.body).toContain('<base target="_blank">')
  expect((await read(`${address}?view=text`)).body).toContain('<pre tabindex="0">Bonjour')
  expect((await read(`${address}?view=source`)).body).toContain('Content-Type: multipart/alternative')
})

test('programs read the mails of one address, the newest first', async () => {
  await send({ subject: 'Un' })
  await send({ subject: 'Deux' })
  await send({ to: 'autre@example.org' })
  const found = JSON.parse((await read('/mails?to=INES@example.org')).body) as { subject: string }[]
  expect(found.map(({ subject }) => subject)).toEqual(['Deux', 'Un'])
  expect((await read('/?to=personne@example.org')).body).toContain('Aucun mail pour personne@example.org.')
})

test('the last two hundred are kept', async () => {
  const transport = createTransport({ ...smtpOf(mailbox), pool: true })
  for (let index = 0; index < 203; index++)
    await transport.sendMail({
      from: 'a@example.org',
      to: 'b@example.org',
      subject: String(index),
      text: 'x',
    })
  transport.close()
  const subjects = mailbox.mails().map(({ subject }) => subject)
  expect([subjects.length, subjects[0], subjects.at(-1)]).toEqual([200, '202', '3'])
})

const smtpOf = ({ smtpUrl }: MailboxSandbox) => ({ host: '127.0.0.1', port: Number(new URL(smtpUrl).port) })

test.each([
  ['busy', 451],
  ['refusing', 550],
] as const)('%s, it answers %d and keeps nothing', async (mode, responseCode) => {
  await fetch(`${mailbox.url}/__sandbox/mode`, { method: 'PUT', body: JSON.stringify({ mode }) })
  await expect(send()).rejects.toMatchObject({ responseCode })
  expect(mailbox.mails()).toEqual([])
})

test('the slow mode delays the answer', async () => {
  mailbox.setMode('slow')
  const started = performance.now()
  await send()
  expect(performance.now() - started).toBeGreaterThan(290)
})

test('an unknown mode is refused', async () => {
  const answer = await fetch(`${mailbox.url}/__sandbox/mode`, { method: 'PUT', body: '{"mode":"x"}' })
  expect(answer.status).toBe(400)
})

test('a deleted mail has a page that says so', async () => {
  const { status, body } = await read('/mail/00000000')
  expect([status, body.includes('Ce mail n’est plus là.')]).toEqual([404, true])
})

test('requests with another host name are refused (DNS rebinding)', async () => {
  await send()
  const status = await new Promise<number | undefined>((resolve) => {
    const { port } = new URL(mailbox.url)
    httpRequest({ port, path: '/mails', headers: { host: 'evil.example' } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    }).end()
  })
  expect(status).toBe(421)
})
