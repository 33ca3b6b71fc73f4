import { contract } from '@lettrine/contract/contract'
import { type ErrorCode, errorStatus } from '@lettrine/contract/errors'
import { errorMessages } from '@lettrine/contract/errors.fr'
import type { ContractRouterClient } from '@orpc/contract'
import { isContractProcedure } from '@orpc/contract'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { implement, ORPCError } from '@orpc/server'

type Contract = typeof contract
type Client = ContractRouterClient<Contract>

/** Answers by procedure of the contract: a function of the input that returns the output or throws a refusal. */
type Answers<Router> = {
  [Key in keyof Router]?: Router[Key] extends (input: infer Input, ...rest: never[]) => Promise<infer Output>
    ? (input: Input) => Output | Promise<Output>
    : Answers<Router[Key]>
}

export type ApiAnswers = Answers<Client>

/** Answers outside the contract by «METHOD /path», for files, streams and the identity endpoints. */
export type RawAnswers = Readonly<Record<string, (request: Request) => Response | Promise<Response>>>

/** An error response of the server, for an answer to throw. `details` as the API documents them for the code. */
export const refusal = (code: ErrorCode, details?: unknown) => {
  const status = errorStatus[code]
  const message = (errorMessages as Record<string, unknown>)[code]
  const error = typeof message === 'string' ? message : code
  return new ORPCError(code, {
    status,
    message: error,
    data: { error, code, ...(details ? { details } : {}) },
  })
}

/** The same refusal as a response, for `raw` answers. */
export const refusalResponse = (code: ErrorCode, details?: unknown): Response =>
  Response.json(refusal(code, details).data, { status: errorStatus[code] })

/** An answer that never comes: the screen stays in its loading state. */
export const pending = (): Promise<never> => new Promise(() => {})

/** An answer that the test resolves or rejects later. */
export function deferred<Value>() {
  const { promise, resolve, reject } = Promise.withResolvers<Value>()
  return { answer: () => promise, resolve, reject }
}

/** A network error. */
export const unreachable = (): never => {
  throw new TypeError('Failed to fetch')
}

type Call = { name: string; input: unknown }

function answerOf(answers: ApiAnswers, path: readonly string[]): ((input: unknown) => unknown) | undefined {
  let found: unknown = answers
  for (const key of path) found = (found as Record<string, unknown> | undefined)?.[key]
  return found as ((input: unknown) => unknown) | undefined
}

/** The API in memory. Calls without an answer fail the test, through `unexpected`. */
export type InMemoryApi = {
  /** Calls of the contract in order, by name («letters.list»). */
  calls: Call[]
  /** Names of calls without an answer. */
  unexpected: string[]
  /** Adds answers while the screen is open; they win over earlier ones. */
  change: (answers: ApiAnswers) => void
  /** Makes every call fail as without a network, or ends that. */
  setOffline: (isOffline: boolean) => void
  close: () => void
}

/**
 * Answers `/v1` in memory through the real contract: inputs and outputs are validated as the server does, so a fixture
 * that the server could not send fails the test. Later answers win over earlier ones.
 */
export function openInMemoryApi(layers: readonly ApiAnswers[], raw: RawAnswers = {}): InMemoryApi {
  const calls: Call[] = []
  const unexpected: string[] = []
  const current = [...layers]
  let isOffline = false
  const networkFault = Symbol('no network')

  const implementation = (node: unknown, path: readonly string[]): unknown => {
    if (!isContractProcedure(node))
      return Object.fromEntries(
        Object.entries(node as object).map(([key, child]) => [key, implementation(child, [...path, key])]),
      )
    const name = path.join('.')
    return implement(node).handler(async ({ input }) => {
      calls.push({ name, input })
      const answer = current.map((layer) => answerOf(layer, path)).findLast((found) => found !== undefined)
      if (!answer) {
        unexpected.push(name)
        throw refusal('INTERNAL_ERROR')
      }
      return answer(input) as never
    })
  }
  const router = implementation(contract, []) as never
  const handler = new OpenAPIHandler(router, {
    interceptors: [
      async ({ next }) => {
        try {
          return await next()
        } catch (fault) {
          // The client must get a network error, not a response.
          if (fault instanceof TypeError) throw new ORPCError('NETWORK', { status: 599, data: networkFault })
          if (fault instanceof ORPCError && fault.status === 500 && fault.code !== 'INTERNAL_ERROR')
            unexpected.push(explain(fault))
          throw fault
        }
      },
    ],
    customErrorResponseBodyEncoder: (error) => error.data,
  })

  const realFetch = globalThis.fetch
  globalThis.fetch = async (resource, init) => {
    const request = new Request(resource, init)
    const { pathname, origin } = new URL(request.url)
    if (origin !== window.location.origin || !pathname.startsWith('/v1/')) return realFetch(resource, init)
    if (isOffline) throw new TypeError('Failed to fetch')
    const answer = raw[`${request.method} ${pathname}`]
    if (answer) return answer(request)
    const { matched, response } = await abortable(
      request,
      handler.handle(request, { prefix: '/v1', context: {} }),
    )
    if (!matched) {
      unexpected.push(`${request.method} ${pathname}`)
      return Response.json({ error: 'Introuvable.', code: 'NOT_FOUND' }, { status: 404 })
    }
    if (response.status === 599) throw new TypeError('Failed to fetch')
    return response
  }
  return {
    calls,
    unexpected,
    change: (answers) => void current.push(answers),
    setOffline: (next) => {
      isOffline = next
      Object.defineProperty(navigator, 'onLine', { value: !next, configurable: true })
      dispatchEvent(new Event(next ? 'offline' : 'online'))
    },
    close: () => {
      globalThis.fetch = realFetch
      Reflect.deleteProperty(navigator, 'onLine')
    },
  }
}

/** Which fields of an answer the contract refuses. */
function explain(fault: ORPCError<string, unknown>): string {
  const { cause } = fault
  const issues = cause !== null && typeof cause === 'object' && 'issues' in cause ? cause.issues : undefined
  return issues ? `invalid answer: ${JSON.stringify(issues)}` : String(cause ?? fault)
}

/** Rejects as `fetch` does when its caller gives up. */
function abortable<Value>(request: Request, answer: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true })
  return Promise.race([answer, promise])
}
