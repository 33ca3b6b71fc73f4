import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { failure } from '../failure.ts'
import { clientNetwork } from './client-network.ts'

/** How many requests of a kind one account, or one address without an account, may send in a minute. */
export type Budget = {
  readonly name: string
  /** Of the method and the path without its query: «POST /v1/proofread». */
  readonly requests: RegExp
  readonly perMinute: number
  /** Counted by address for everybody: what is asked for before one is known. */
  readonly byAddress?: boolean
  /** Whoever has no account is not counted: one address may be a school’s. */
  readonly ofAccounts?: boolean
}

const letterId = '[0-9a-f-]+'

/**
 * Far more than a person needs, and far less than a program can send. A process counts for itself: behind several, the
 * budgets add up. The first that fits a request counts it.
 */
export const personBudgets: readonly Budget[] = [
  { name: 'tokens', requests: /^\w+ \/v1\/auth\//u, perMinute: 600, byAddress: true },
  { name: 'shared letters', requests: /^POST \/v1\/shares\//u, perMinute: 120, byAddress: true },
  { name: 'documents', requests: /^\w+ \/v1\/(?:openapi\.json|docs)$/u, perMinute: 60, byAddress: true },
  // A page sends a batch now and then, and a whole school may have one address.
  { name: 'events', requests: /^POST \/v1\/analytics\/events$/u, perMinute: 1_200, byAddress: true },
  {
    name: 'writing',
    requests: /^POST \/v1\/(?:letters\/(?:generate|plan|rewrite)|generate-letter|templates\/generate)$/u,
    perMinute: 90,
  },
  {
    name: 'pages',
    requests: new RegExp(
      `^(?:POST /v1/(?:letters|templates)/(?:(?:${letterId}/)?preview|export-zip)|\\w+ /v1/letters/${letterId}/(?:export|file|sent|sending-kit(?:\\.\\w+)?|copies/${letterId}/file))$`,
      'u',
    ),
    perMinute: 180,
  },
  {
    name: 'reading',
    requests: new RegExp(
      `^POST /v1/(?:proofread|offers/read|career/read|letters/${letterId}/analy\\w+)$|^\\w+ /v1/voice(?:/|$)`,
      'u',
    ),
    perMinute: 120,
  },
  { name: 'payments', requests: /^POST \/v1\/(?:payments|subscriptions)\/(?!webhooks)/u, perMinute: 30 },
  // PayPal sends from few addresses, and sends again what is refused.
  { name: 'webhooks', requests: /^POST \/v1\/payments\/webhooks\//u, perMinute: 300, byAddress: true },
  { name: 'search', requests: /^GET \/v1\/(?:search|occupations)/u, perMinute: 300 },
  {
    name: 'saving',
    requests: new RegExp(
      `^(?:POST|PUT) /v1/(?:letters|templates)(?:/${letterId}(?:/(?:clone|duplicate|versions/${letterId}))?|/from-letter)?$`,
      'u',
    ),
    perMinute: 180,
  },
  {
    name: 'passwords of links',
    requests: new RegExp(`^\\w+ /v1/letters/${letterId}/shares`, 'u'),
    perMinute: 120,
  },
  { name: 'other changes', requests: /^(?!GET |HEAD )\w+ \/v1\//u, perMinute: 600, ofAccounts: true },
  {
    name: 'other readings',
    // A letter and the first page of the list are read as fast as they are counted.
    requests: new RegExp(`^GET /v1/(?!letters(?:/${letterId})?$)`, 'u'),
    perMinute: 1_800,
    ofAccounts: true,
  },
]

type Counter = {
  isCounted: (request: FastifyRequest) => Promise<boolean>
  count: ReturnType<FastifyInstance['createRateLimit']>
}

/** Answers 429 with `Retry-After` to what is beyond a budget. `accountOf` reads the account of a valid token. */
export async function registerBudgets(
  app: FastifyInstance,
  budgets: readonly Budget[],
  accountOf: (authorization: string | undefined) => Promise<string | undefined>,
): Promise<void> {
  if (budgets.length === 0) return
  await app.register(rateLimit, { global: false })
  const counters = budgets.map(({ requests, perMinute, byAddress = false, ofAccounts = false }) => ({
    requests,
    isCounted: async (request: FastifyRequest) =>
      !ofAccounts || (await accountOf(request.headers.authorization)) !== undefined,
    count: app.createRateLimit({
      max: perMinute,
      timeWindow: 60_000,
      keyGenerator: async (request) => {
        const account = byAddress ? undefined : await accountOf(request.headers.authorization)
        return account === undefined ? `address ${clientNetwork(request)}` : `account ${account}`
      },
    }),
  }))
  app.addHook('onRequest', (request, _reply, done) => {
    const asked = `${request.method} ${request.url.split('?')[0]}`
    const found = counters.find(({ requests }) => requests.test(asked))
    if (!found) return done()
    refusalOf(found, request).then((refusal) => done(refusal), done)
  })
}

async function refusalOf({ isCounted, count }: Counter, request: FastifyRequest): Promise<Error | undefined> {
  if (!(await isCounted(request))) return undefined
  const counted = await count(request)
  if (counted.isAllowed || !counted.isExceeded) return undefined
  return failure('TOO_MANY_REQUESTS', { details: { retryAfterSeconds: counted.ttlInSeconds } })
}
