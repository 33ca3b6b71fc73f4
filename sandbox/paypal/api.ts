import { setTimeout as pause } from 'node:timers/promises'
import type { AccessTokens } from './access-tokens.ts'
import { refundCapture, requireCapture } from './captures.ts'
import { type NextCall, takeNextCall } from './configure-faults.ts'
import { faultOfCode, invalid, notFound, PayPalFault } from './faults.ts'
import { captureOrder, createOrder, requireOrder } from './orders.ts'
import { captureOnWire, paymentTokenOnWire, refundOnWire, setupTokenOnWire, wholeOrder } from './present.ts'
import { memoryOf, type Replies, refuseBadRequestId } from './replies.ts'
import { OrderRequest, PaymentTokenRequest, RefundRequest, readBody, SetupTokenRequest } from './requests.ts'
import type { Desk, Reply } from './sandbox-context.ts'
import { createSetupToken, endToken, exchangeSetupToken, requireSetupToken, requireToken } from './vault.ts'

export type ApiRequest = {
  method: string
  pathname: string
  /** By lower-case name. */
  header: (name: string) => string | undefined
  /** As it came. */
  body: string
}

type Call = { desk: Desk; id: string; body: unknown; isWhole: boolean }

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
    answer: ({ desk, body, isWhole }) => created(createOrder(desk, readBody(OrderRequest, body), isWhole)),
  },
  {
    method: 'GET',
    path: /^\/v2\/checkout\/orders\/([^/]+)$/,
    answer: ({ desk, id }) => ok(wholeOrder(desk, requireOrder(desk, id))),
  },
  {
    method: 'POST',
    path: /^\/v2\/checkout\/orders\/([^/]+)\/capture$/,
    answer: ({ desk, id }) => created(captureOrder(desk, id)),
  },
  {
    method: 'GET',
    path: /^\/v2\/payments\/captures\/([^/]+)$/,
    answer: ({ desk, id }) => ok(captureOnWire(desk, requireCapture(desk, id))),
  },
  {
    method: 'POST',
    path: /^\/v2\/payments\/captures\/([^/]+)\/refund$/,
    answer: ({ desk, id, body }) => created(refundCapture(desk, id, readBody(RefundRequest, body))),
  },
  {
    method: 'GET',
    path: /^\/v2\/payments\/refunds\/([^/]+)$/,
    answer: ({ desk, id }) => {
      const refund = desk.book.refunds[id]
      if (!refund) throw notFound()
      return ok(refundOnWire(desk, refund))
    },
  },
  {
    method: 'POST',
    path: /^\/v3\/vault\/setup-tokens$/,
    needsRequestId: () => true,
    answer: ({ desk, body }) => created(createSetupToken(desk, readBody(SetupTokenRequest, body))),
  },
  {
    method: 'GET',
    path: /^\/v3\/vault\/setup-tokens\/([^/]+)$/,
    answer: ({ desk, id }) => ok(setupTokenOnWire(desk, requireSetupToken(desk, id))),
  },
  {
    method: 'POST',
    path: /^\/v3\/vault\/payment-tokens$/,
    needsRequestId: () => true,
    answer: ({ desk, body }) => {
      const { id } = readBody(PaymentTokenRequest, body).payment_source.token
      return created(paymentTokenOnWire(desk, exchangeSetupToken(desk, id)))
    },
  },
  {
    method: 'GET',
    path: /^\/v3\/vault\/payment-tokens\/([^/]+)$/,
    answer: ({ desk, id }) => ok(paymentTokenOnWire(desk, requireToken(desk, id))),
  },
  {
    method: 'DELETE',
    path: /^\/v3\/vault\/payment-tokens\/([^/]+)$/,
    answer: ({ desk, id }) => {
      endToken(desk, id, 'merchant')
      return { status: 204 }
    },
  },
]

/** How a call ends: an answer, none at all, or a connection that is cut. */
export type Ending = Reply | 'silence' | 'cut'

type Api = { desk: Desk; tokens: AccessTokens; replies: Replies }

/** Answers a call as PayPal would, or as the knobs want it to go wrong. */
export async function answerApi(api: Api, request: ApiRequest): Promise<Ending> {
  const { desk } = api
  const fault = faultFor(desk, request)
  if (fault === 'time-out-before') return 'silence'
  if (fault === 'cut-before') return 'cut'
  const reply = await answerOrFault(api, request, fault)
  if (fault === 'time-out-after') return 'silence'
  return fault === 'cut-after' ? 'cut' : reply
}

/** What was set for the next call, or chosen by the payer for the capture of their order. */
function faultFor(desk: Desk, { method, pathname }: ApiRequest): NextCall['fault'] | undefined {
  const orderId = /^\/v2\/checkout\/orders\/([^/]+)\/capture$/.exec(pathname)?.[1]
  const order = orderId && method === 'POST' ? desk.book.orders[orderId] : undefined
  if (order?.outcome === 'time-out') {
    order.outcome = 'approve'
    return 'time-out-after'
  }
  return takeNextCall(desk.knobs, `${method} ${pathname}`)
}

const namedFaults: Partial<Record<NextCall['fault'], string>> = {
  '401': 'AUTHENTICATION_FAILURE',
  '429': 'RATE_LIMIT_REACHED',
  '500': 'INTERNAL_SERVER_ERROR',
  '503': 'SERVICE_UNAVAILABLE',
}

async function answerOrFault(api: Api, request: ApiRequest, fault?: NextCall['fault']): Promise<Reply> {
  try {
    const code = fault && namedFaults[fault]
    if (code) throw faultOfCode(code)
    return request.pathname === '/v1/oauth2/token'
      ? grantToken(api, request)
      : await answerRoute(api, request)
  } catch (thrown) {
    if (!(thrown instanceof PayPalFault)) throw thrown
    return { status: thrown.status, body: thrown.bodyFor(api.desk.newCode(13).toLowerCase()) }
  }
}

function grantToken({ desk, tokens }: Api, request: ApiRequest): Reply {
  if (request.method !== 'POST') throw notFound()
  return tokens.grant(desk, request.header('authorization'), new URLSearchParams(request.body))
}

async function answerRoute({ desk, tokens, replies }: Api, request: ApiRequest): Promise<Reply> {
  const { method, pathname, header } = request
  tokens.check(desk, header('authorization'))
  const route = routes.find((one) => one.method === method && one.path.test(pathname))
  if (!route) throw notFound()
  const body = readJson(request.body)
  const requestId = header('paypal-request-id')
  refuseBadRequestId(requestId, route.needsRequestId?.(body) ?? false)
  const act = async (): Promise<Reply> => {
    if (desk.knobs.latencyMs > 0) await pause(desk.knobs.latencyMs)
    refuseAsMocked(header('paypal-mock-response'))
    const isWhole = header('prefer') === 'return=representation'
    return route.answer({ desk, body, isWhole, id: route.path.exec(pathname)?.[1] ?? '' })
  }
  if (method !== 'POST' || !requestId) return act()
  return replies.once(desk, { key: `${pathname} ${requestId}`, memoryMs: memoryOf(pathname) }, act)
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
