import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendJson, startLocalServer } from '../local-server.ts'
import { AccessTokens } from './access-tokens.ts'
import { answerApi } from './api.ts'
import { answerApproval, isApproval } from './approval.ts'
import { createCertificate } from './certificate.ts'
import type { Clock } from './clock.ts'
import { configureFaults, isSnapshot, runAction, stateOf } from './control.ts'
import { FaultSettings } from './fault-settings.ts'
import { PayPalFault } from './faults.ts'
import { faultPage, listPage, pageHeaders } from './pages.ts'
import { paymentTexts as texts } from './paypal.fr.ts'
import { Replies } from './replies.ts'
import type { SandboxContext } from './sandbox-context.ts'
import type { SandboxState, StoredEvent } from './sandbox-state.ts'
import { readStateFile, writeStateFile } from './state-file.ts'
import { newEvent, type Sender, storeEvent, webhookDispatcher } from './webhooks.ts'

export type PayPalSandbox = {
  /** Where it answers, without a final slash; its page is at the root. */
  url: string
  clientId: string
  clientSecret: string
  webhookId: string
  /** Who signs its webhooks, and the authority above it, PEM. */
  certificatePem: string
  rootPem: string
  configureFaults: (change: Partial<FaultSettings>) => void
  /** Runs a control action: «captures/ID/complete», «webhooks/ID/send», as listed in `control.ts`. */
  runAction: (path: string) => Promise<void>
  /** The newest last. */
  webhooks: () => readonly StoredEvent[]
  state: () => ReturnType<typeof stateOf>
  /** A copy of the state, for `restore`. */
  snapshot: () => SandboxState
  restore: (state: SandboxState) => void
  close: () => Promise<void>
}

export type PayPalSandboxOptions = {
  environment: NodeJS.ProcessEnv
  clock?: Clock
  port?: number
  /** Where events are posted. */
  webhookUrl?: string
  /** File that persists the state. */
  file?: string
  /** Interval at which due webhooks are sent; without it, only `webhooks/deliver-due` sends them. */
  tickMs?: number
}

const credentials = { clientId: 'lettrine-sandbox', clientSecret: 'sandbox-secret-of-no-value' }
const webhookId = 'WH-LETTRINE-SANDBOX'
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789'

const newCode = (length: number) =>
  [...randomBytes(length)].map((byte) => signs[byte % signs.length]).join('')

const liveHost = /(^|\.)paypal\.com$/

/** Whether an environment configures the real PayPal. */
function isForRealMoney({ PAYPAL_BASE_URL, PAYPAL_CLIENT_ID }: NodeJS.ProcessEnv): boolean {
  if (PAYPAL_BASE_URL && URL.canParse(PAYPAL_BASE_URL))
    return liveHost.test(new URL(PAYPAL_BASE_URL).hostname)
  return Boolean(PAYPAL_BASE_URL || PAYPAL_CLIENT_ID)
}

/**
 * Starts a simulated PayPal on this machine: REST API, approval pages, signed webhooks, and a page that lists payments.
 * Throws in production with settings of real payments.
 */
export async function startPayPalSandbox(options: PayPalSandboxOptions): Promise<PayPalSandbox> {
  if (options.environment.NODE_ENV === 'production' && isForRealMoney(options.environment))
    throw new Error(texts.realPaymentsConfigured)
  const clock = options.clock ?? (() => new Date())
  const state = readStateFile(options.file)
  const certificate = await createCertificate(clock())
  const local = await startLocalServer(options.port)
  const sender: Sender = {
    certificate,
    webhookId,
    ...(options.webhookUrl ? { webhookUrl: options.webhookUrl } : {}),
  }
  const context: SandboxContext = {
    state,
    faultSettings: FaultSettings.parse({}),
    clock,
    url: local.url,
    newCode,
    emit: (event) => storeEvent(context, newEvent(context, event)),
  }
  const services: SandboxServices = {
    context,
    sender,
    tokens: new AccessTokens(credentials),
    replies: new Replies(),
    save: () => options.file && writeStateFile(options.file, context.state),
  }
  local.answerWith((request, response) => handle(services, request, response))
  const ticking = options.tickMs === undefined ? undefined : tick(services, options.tickMs)
  return {
    url: local.url,
    ...credentials,
    webhookId,
    certificatePem: certificate.pem,
    rootPem: certificate.rootPem,
    configureFaults: (change) => configureFaults(context, change),
    runAction: (path) => runAction(services, path),
    webhooks: () => context.state.events,
    state: () => stateOf(services),
    snapshot: () => structuredClone(context.state),
    restore: (kept) => {
      context.state = structuredClone(kept)
    },
    close: async () => {
      clearInterval(ticking)
      services.save()
      await local.close()
    },
  }
}

export type SandboxServices = {
  context: SandboxContext
  sender: Sender
  tokens: AccessTokens
  replies: Replies
  /** Saves the state to its file, if configured. */
  save: () => void
}

const tick = ({ context, sender, save }: SandboxServices, everyMs: number): NodeJS.Timeout =>
  setInterval(webhookDispatcher(context, sender, save), everyMs).unref()

const maxBodyLength = 1_000_000

async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request.setEncoding('utf8') as AsyncIterable<string>) {
    text += part
    if (text.length > maxBodyLength) throw new PayPalFault('INVALID_REQUEST')
  }
  return text
}

async function handle(
  services: SandboxServices,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://sandbox')
  if (/^\/v[123]\/(oauth2|checkout|payments|vault)\//.test(pathname))
    return handleApi(services, request, response, pathname)
  if (request.method === 'GET' && pathname === services.sender.certificate.path)
    return sendText(response, 'application/x-pem-file', services.sender.certificate.pem)
  if (request.method === 'GET' && pathname === '/__sandbox/root.pem')
    return sendText(response, 'application/x-pem-file', services.sender.certificate.rootPem)
  if (isForeign(request)) return sendJson(response, 403, { error: 'Not from this machine' })
  return handleVisitor(services, request, response, pathname).catch((fault: unknown) => {
    if (!(fault instanceof PayPalFault)) throw fault
    if (pathname.startsWith('/__sandbox/'))
      return sendJson(response, fault.status, fault.bodyFor(newCode(13)))
    response.writeHead(fault.status, pageHeaders).end(faultPage())
  })
}

/** Cross-site requests and DNS rebinding. */
function isForeign({ headers, method }: IncomingMessage): boolean {
  const isNamedSo = /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(headers.host ?? '')
  return !isNamedSo || (headers['sec-fetch-site'] === 'cross-site' && method !== 'GET')
}

async function handleApi(
  services: SandboxServices,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): Promise<void> {
  const ending = await answerApi(services, {
    method: request.method ?? 'GET',
    pathname,
    header: (name) => request.headers[name]?.toString(),
    body: await readText(request),
  })
  if (request.method !== 'GET') services.save()
  // Silence: the connection stays open until the caller gives up, or the sandbox is closed.
  if (ending === 'silence') return
  if (ending === 'cut') return void response.destroy()
  if (ending.body === undefined) return void response.writeHead(ending.status).end()
  sendJson(response, ending.status, ending.body)
}

function sendText(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, { 'content-type': type }).end(text)
}

async function handleVisitor(
  services: SandboxServices,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): Promise<void> {
  const { context } = services
  if (isApproval(pathname)) {
    await answerApproval(context, request, response, () => readText(request))
    return services.save()
  }
  if (request.method === 'GET' && pathname === '/')
    return void response.writeHead(200, pageHeaders).end(listPage(context))
  if (!pathname.startsWith('/__sandbox/')) throw new PayPalFault('RESOURCE_NOT_FOUND')
  await control(services, request, response, pathname.slice('/__sandbox/'.length))
  services.save()
}

async function control(
  services: SandboxServices,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  switch (`${request.method} ${path}`) {
    case 'GET state':
      return sendJson(response, 200, stateOf(services))
    case 'GET snapshot':
      return sendJson(response, 200, services.context.state)
    case 'PUT snapshot': {
      const state = readJson(await readText(request))
      if (!isSnapshot(state)) throw new PayPalFault('INVALID_REQUEST')
      services.context.state = state
      return sendJson(response, 200, {})
    }
    case 'PUT knobs':
      configureFaults(services.context, readJson(await readText(request)))
      return sendJson(response, 200, services.context.faultSettings)
  }
  if (request.method !== 'POST') throw new PayPalFault('RESOURCE_NOT_FOUND')
  await runAction(services, path)
  // A form of our page redirects to it.
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    return void response.writeHead(303, { location: '/' }).end()
  sendJson(response, 200, {})
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text || '{}')
  } catch {
    throw new PayPalFault('INVALID_REQUEST')
  }
}
