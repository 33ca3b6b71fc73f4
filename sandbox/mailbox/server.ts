import type { IncomingMessage, ServerResponse } from 'node:http'
import { startLocalServer } from '../local-server.ts'
import { MailStore, type StoredMail } from './mail-store.ts'
import { isMailboxMode, type MailboxMode, mailboxModes } from './modes.ts'
import { framed, listPage, type MailView, mailPage, notFoundPage, watchScript } from './pages.ts'
import { startSmtpServer } from './smtp.ts'

export type MailboxSandbox = {
  /** Where mails are handed in. */
  smtpUrl: string
  /** Where they are read, without a final slash. */
  url: string
  setMode: (mode: MailboxMode) => void
  /** The newest first. */
  mails: (to?: string) => readonly StoredMail[]
  close: () => Promise<void>
}

type State = { mode: MailboxMode; mails: MailStore }

/**
 * Starts a simulated mail server on this machine, with pages where its mails are read. For programs:
 * `GET /mails?to=`, `DELETE /mails`, and `PUT /__sandbox/mode {mode}`.
 */
export async function startMailbox(
  options: { smtpPort?: number; port?: number; slowMs?: number } = {},
): Promise<MailboxSandbox> {
  const state: State = { mode: 'normal', mails: new MailStore() }
  const smtp = await startSmtpServer({
    port: options.smtpPort ?? 0,
    mails: state.mails,
    modeNow: () => state.mode,
    slowMs: options.slowMs ?? 3_000,
  })
  const web = await startLocalServer(options.port).catch(async (fault: unknown) => {
    await smtp.close()
    throw fault
  })
  web.answerWith((request, response) => handle(state, request, response))
  return {
    smtpUrl: smtp.url,
    url: web.url.replace('127.0.0.1', 'localhost'),
    setMode: (mode) => {
      state.mode = mode
    },
    mails: (to) => state.mails.list(to),
    close: async () => {
      await smtp.close()
      await web.close()
    },
  }
}

async function handle(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Against DNS rebinding: another site must not read mails with links.
  if (!/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(request.headers.host ?? ''))
    return sendText(response, 421, 'Unknown host')
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox')
  const to = searchParams.get('to') ?? undefined
  switch (`${request.method} ${pathname}`) {
    case 'GET /':
      return sendPage(response, 200, listPage(state.mails.list(to), to))
    case 'GET /watch.js':
      return send(response, 200, 'text/javascript', watchScript)
    case 'GET /mails':
      return sendJson(response, 200, state.mails.list(to))
    case 'DELETE /mails':
      state.mails.clear()
      return sendJson(response, 200, [])
    case 'PUT /__sandbox/mode':
      return changeMode(state, response, await readJson(request))
  }
  const [, id, part] = /^\/mail\/([\w-]+)(\/html)?$/.exec(pathname) ?? []
  const mail = id && request.method === 'GET' ? state.mails.find(id) : undefined
  if (!mail) return sendPage(response, 404, notFoundPage())
  if (part) return sendFrame(response, framed(mail))
  sendPage(response, 200, mailPage(mail, viewNamed(searchParams.get('view'))))
}

const viewNamed = (name: string | null): MailView => (name === 'text' || name === 'source' ? name : 'shown')

function changeMode(state: State, response: ServerResponse, body: unknown): void {
  const mode = (body as { mode?: unknown } | undefined)?.mode
  if (isMailboxMode(mode)) {
    state.mode = mode
    sendJson(response, 200, { mode })
  } else sendJson(response, 400, { error: `One of ${mailboxModes.join(', ')}` })
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  headers: Record<string, string> = {},
): void {
  const always = {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  }
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, ...always, ...headers }).end(body)
}

const ownPages =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; frame-src 'self'"
const mailFrame = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"

const sendText = (response: ServerResponse, status: number, text: string) =>
  send(response, status, 'text/plain', text)
const sendJson = (response: ServerResponse, status: number, body: unknown) =>
  send(response, status, 'application/json', JSON.stringify(body))
const sendPage = (response: ServerResponse, status: number, html: string) =>
  send(response, status, 'text/html', html, {
    'content-security-policy': `${ownPages}; frame-ancestors 'none'`,
  })
const sendFrame = (response: ServerResponse, html: string) =>
  send(response, 200, 'text/html', html, {
    'content-security-policy': `${mailFrame}; frame-ancestors 'self'`,
  })

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const part of request as AsyncIterable<Buffer>) {
    text += part.toString('utf8')
    if (text.length > 10_000) return undefined
  }
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
