import { setTimeout as pause } from 'node:timers/promises'
import type { AccessTokens } from './access-tokens.ts'
import { refundCapture, requireCapture } from './captures.ts'
import { type NextCallFault, takeNextFault } from './fault-settings.ts'
import { faultOfCode, invalid, notFound, PayPalFault } from './faults.ts'
import { captureOrder, createOrder, requireOrder } from './orders.ts'
import { captureOnWire, paymentTokenOnWire, refundOnWire, setupTokenOnWire, wholeOrder } from './present.ts'
import { type Replies, refuseBadRequestId, replyLifetimeMs } from './replies.ts'
import { OrderRequest, PaymentTokenRequest, RefundRequest, readBody, SetupTokenRequest } from './requests.ts'
import type { Reply, SandboxContext } from './sandbox-context.ts'
import { createSetupToken, endToken, exchangeSetupToken, requireSetupToken, requireToken } from './vault.ts'

export type ApiRequest = {
  method: string
  pathname: string
  /** By lower-case name. */
  header: (name: string) => string | undefined
  /** As it came. */
  body: string
}

type Call = { context: SandboxContext; id: string; body: unknown; isWhole: boolean }

type Route = {
  method: string
  path: RegExp
  needsRequestId?: (body: unknown) => boolean
  answer: (call: Call) => Reply
}

const hasSource = (body: unknown) => typeof body === 'object' && body !== null && 'payment_source' in body

const ok = (body: object): Reply => ({ status: 200, body })
const created = (body: object): Reply => ({ status: 201, body })

const routes: Route[] = [
  {
    method: 'POST',
    path: /^\/v2\/checkout\/orders$/,
    needsRequestId: hasSource,
    answer: ({ context, body, isWhole }) =>
      created(createOrder(context, readBody(OrderRequest, body), isWhole)),
  },
  {
    method: 'GET',
    path: /^\/v2\/checkout\/orders\/([^/]+)$/,
    answer: ({ context, id }) => ok(wholeOrder(context, requireOrder(context, id))),
  },
  {
    method: 'POST',
    path: /^\/v2\/checkout\/orders\/([^/]+)\/capture$/,
    answer: ({ context, id }) => created(captureOrder(context, id)),
  },
  {
    method: 'GET',
    path: /^\/v2\/payments\/captures\/([^/]+)$/,
    answer: ({ context, id }) => ok(captureOnWire(context, requireCapture(context, id))),
  },
  {
    method: 'POST',
    path: /^\/v2\/payments\/captures\/([^/]+)\/refund$/,
    answer: ({ context, id, body }) => created(refundCapture(context, id, readBody(RefundRequest, body))),
  },
  {
    method: 'GET',
    path: /^\/v2\/payments\/refunds\/([^/]+)$/,
    answer: ({ context, id }) => {
      const refund = context.state.refunds[id]
      if (!refund) throw notFound()
      return ok(refundOnWire(context, refund))
    },
  },
  {
    method: 'POST',
    path: /^\/v3\/vault\/setup-tokens$/,
    needsRequestId: () => true,
    answer: ({ context, body }) => created(createSetupToken(context, readBody(SetupTokenRequest, body))),
  },
  {
    method: 'GET',
    path: /^\/v3\/vault\/setup-tokens\/([^/]+)$/,
    answer: ({ context, id }) => ok(setupTokenOnWire(context, requireSetupToken(context, id))),
  },
  {
    method: 'POST',
    path: /^\/v3\/vault\/payment-tokens$/,
    needsRequestId: () => true,
    answer: ({ context, body }) => {
      const { id } = readBody(PaymentTokenRequest, body).payment_source.token
      return created(paymentTokenOnWire(context, exchangeSetupToken(context, id)))
    },
  },
  {
    method: 'GET',
    path: /^\/v3\/vault\/payment-tokens\/([^/]+)$/,
    answer: ({ context, id }) => ok(paymentTokenOnWire(context, requireToken(context, id))),
  },
  {
    method: 'DELETE',
    path: /^\/v3\/vault\/payment-tokens\/([^/]+)$/,
    answer: ({ context, id }) => {
      endToken(context, id, 'merchant')
      return { status: 204 }
    },
  },
]

/** How a call ends: an answer, none at all, or a connection that is cut. */
export type Ending = Reply | 'silence' | 'cut'

type Api = { context: SandboxContext; tokens: AccessTokens; replies: Replies }

/** Answers a call like PayPal, or with a configured fault. */
export async function answerApi(api: Api, request: ApiRequest): Promise<Ending> {
  const { context } = api
  const fault = faultFor(context, request)
  if (fault === 'time-out-before') return 'silence'
  if (fault === 'cut-before') return 'cut'
  const reply = await answerOrFault(api, request, fault)
  if (fault === 'time-out-after') return 'silence'
  return fault === 'cut-after' ? 'cut' : reply
}

/** The fault configured for the next call, or chosen by the payer for the capture. */
function faultFor(
  context: SandboxContext,
  { method, pathname }: ApiRequest,
): NextCallFault['fault'] | undefined {
  const orderId = /^\/v2\/checkout\/orders\/([^/]+)\/capture$/.exec(pathname)?.[1]
  const order = orderId && method === 'POST' ? context.state.orders[orderId] : undefined
  if (order?.outcome === 'time-out') {
    order.outcome = 'approve'
    return 'time-out-after'
  }
  return takeNextFault(context.faultSettings, `${method} ${pathname}`)
}

const namedFaults: Partial<Record<NextCallFault['fault'], string>> = {
  '401': 'AUTHENTICATION_FAILURE',
  '429': 'RATE_LIMIT_REACHED',
  '500': 'INTERNAL_SERVER_ERROR',
  '503': 'SERVICE_UNAVAILABLE',
}

async function answerOrFault(api: Api, request: ApiRequest, fault?: NextCallFault['fault']): Promise<Reply> {
  try {
    const code = fault && namedFaults[fault]
    if (code) throw faultOfCode(code)
    return request.pathname === '/v1/oauth2/token'
      ? grantToken(api, request)
      : await answerRoute(api, request)
  } catch (thrown) {
    if (!(thrown instanceof PayPalFault)) throw thrown
    return { status: thrown.status, body: thrown.bodyFor(api.context.newCode(13).toLowerCase()) }
  }
}

function grantToken({ context, tokens }: Api, request: ApiRequest): Reply {
  if (request.method !== 'POST') throw notFound()
  return tokens.grant(context, request.header('authorization'), new URLSearchParams(request.body))
}

async function answerRoute({ context, tokens, replies }: Api, request: ApiRequest): Promise<Reply> {
  const { method, pathname, header } = request
  tokens.check(context, header('authorization'))
  const route = routes.find((one) => one.method === method && one.path.test(pathname))
  if (!route) throw notFound()
  const body = readJson(request.body)
  const requestId = header('paypal-request-id')
  refuseBadRequestId(requestId, route.needsRequestId?.(body) ?? false)
  const act = async (): Promise<Reply> => {
    if (context.faultSettings.latencyMs > 0) await pause(context.faultSettings.latencyMs)
    refuseAsMocked(header('paypal-mock-response'))
    const isWhole = header('prefer') === 'return=representation'
    return route.answer({ context, body, isWhole, id: route.path.exec(pathname)?.[1] ?? '' })
  }
  if (method !== 'POST' || !requestId) return act()
  return replies.once(context, { key: `${pathname} ${requestId}`, memoryMs: replyLifetimeMs(pathname) }, act)
}

function readJson(text: string): unknown {
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw invalid('MALFORMED_REQUEST_JSON', 'The body is not JSON.')
  }
}

/** Throws what `PayPal-Mock-Response: {"mock_application_codes":"…"}` asks for. */
function refuseAsMocked(header: string | undefined): void {
  if (!header) return
  const wanted = readJson(header) as { mock_application_codes?: unknown }
  throw faultOfCode(String(wanted.mock_application_codes))
}
