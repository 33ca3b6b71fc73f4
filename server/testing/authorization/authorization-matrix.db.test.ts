import { contract } from '@lettrine/contract/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, callers, type MatrixFixture, openMatrixFixture } from './callers.ts'
import type { Declaration } from './declarations.ts'
import { declared, declaredRaw, servedElsewhere } from './table.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Route = { name: string; method: Method; path: string }

let fixture: MatrixFixture
beforeAll(async () => {
  fixture = await openMatrixFixture()
})
afterAll(() => fixture.server.close())

/** The routes of the contract, by their names there. */
function routesOf(part: object, names: string[] = []): Route[] {
  return Object.entries(part).flatMap(([name, inner]) => {
    const route = (inner as { '~orpc'?: { route?: { method: Method; path: string } } })['~orpc']?.route
    const path = [...names, name]
    if (route) return [{ name: path.join('.'), method: route.method, path: `/v1${route.path}` }]
    return routesOf(inner as object, path)
  })
}

const routes = routesOf(contract)

const ofContract = new Set(
  routes.map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
)

/** The routes of Fastify that the contract does not have, as «GET /v1/letters/:id/file». */
function rawRoutes(): string[] {
  const printed = fixture.server.app.printRoutes({ commonPrefix: false })
  const open: string[] = []
  return printed.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^([│├└─ ]*)(\S+)(?: \(([A-Z, ]+)\))?/u.exec(line) ?? []
    const depth = indent.length / 4
    open.splice(Math.max(0, depth - 1), open.length, part)
    const whole = open.join('')
    const named = (methods ?? '')
      .split(', ')
      .filter((method) => !['', 'HEAD', 'OPTIONS'].includes(method) && !ofContract.has(`${method} ${whole}`))
    return named.length > 1 ? [`* ${whole}`] : named.map((method) => `${method} ${whole}`)
  })
}

async function ask(
  method: Method,
  pattern: string,
  caller: Caller,
  given: Awaited<ReturnType<NonNullable<Declaration['ask']>>>,
) {
  const path = pattern.replaceAll(/[{:](\w+)\}?/g, (_, name: string) => given.path?.[name] ?? `no-${name}`)
  const url = `${path}${given.query ?? ''}`
  const token = fixture.tokens[caller]
  const answer = await fixture.server.app.inject({
    method,
    url,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    cookies: fixture.cookies[caller] ?? {},
    ...(method === 'GET' ? {} : { payload: given.body ?? {} }),
  })
  return { status: answer.statusCode, body: answer.body }
}

async function check(method: Method, path: string, { expected, ask: prepare }: Declaration) {
  const given = (await prepare?.(fixture)) ?? {}
  const answered: Partial<Record<Caller, number>> = {}
  for (const caller of callers) {
    const { status, body } = await ask(method, path, caller, given)
    answered[caller] = status
    // No answer to others contains data of the owner.
    const isPublic = expected.anonymous === 200
    if (caller !== 'owner' && !isPublic && !(caller === 'admin' && path.includes('/admin/')))
      expect(body, `${caller} of ${path}`).not.toContain(fixture.owner.id)
  }
  const whole = Object.fromEntries(callers.map((caller) => [caller, expected[caller] ?? 401]))
  expect(answered).toEqual(whole)
}

test('every route of the contract is declared, and nothing else', () => {
  expect(Object.keys(declared).sort()).toEqual(routes.map(({ name }) => name).sort())
})

test('every route beside the contract is declared, and nothing else', () => {
  // A path may be served by the contract for JSON, and beside it for other bodies.
  const beside = [...Object.keys(declaredRaw), ...servedElsewhere].filter((route) => !ofContract.has(route))
  expect(rawRoutes().sort()).toEqual(beside.sort())
})

describe('beside the contract', () => {
  test.each(Object.entries(declaredRaw))('%s', async (route, declaration) => {
    const [method, path] = route.split(' ') as [Method, string]
    await check(method, path, declaration)
  })
})

describe('of the contract', () => {
  const inOrder = Object.entries(declared).map(([name, declaration]) => ({ name, declaration }))
  test.each(inOrder)('$name', async ({ name, declaration }) => {
    const route = routes.find((one) => one.name === name)
    await check(route!.method, route!.path, declaration)
  })
})
