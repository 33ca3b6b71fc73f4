import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../server/testing/free-port.ts'
import { createFormMaker, type Form } from './fuzz/forms.ts'
import { FuzzAccount } from './fuzz/fuzz-account.ts'
import { createValues, type Manner } from './fuzz/generate-value.ts'
import { judgeAnswer } from './fuzz/judge-answer.ts'
import { type Route, readRoutes } from './fuzz/routes.ts'
import { signInRoutes } from './fuzz/sign-in-routes.ts'
import { watchHealth } from './fuzz/watch-health.ts'
import { type RunningServer, startProduct } from './running-server.ts'
import { seededRandom } from './simulation/random.ts'

const { values: given } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    accounts: { type: 'string', default: '50' },
  },
})

const requests = Number(given.requests)
const concurrency = 6
const leastRequests = 20_000
const leastAtLimits = 500
/** Share of each manner; at least five hundred of twenty thousand are as large as may be. */
const shares: readonly [Manner, number][] = [
  ['valid', 0.35],
  ['almost', 0.3],
  ['hostile', 0.31],
  ['large', 0.04],
]
/** Of forms with a file among all requests. */
const formShare = 0.025
/** Node closes the connection of a longer head, which is tested elsewhere. */
const longestQueryValue = 500
const slowestHealthMs = 250
const mostBodyBytes = 1_000_000
const tooLarge = JSON.stringify({ error: 'lost', code: 'PAYLOAD_TOO_LARGE' })
/** What the session needs afterwards, or what takes the account away. */
const endsSessions = new Set(['sessions.signOutEverywhere', 'sessions.revoke', 'account.changePassword'])
const left = new Set(['myData.deleteAccount'])

type Sent = Pick<Form, 'contentType' | 'body'>
type FormMaker = Awaited<ReturnType<typeof createFormMaker>>

type Tally = {
  atLimits: number
  forms: number
  byStatus: Map<number, number>
  byManner: Map<Manner, number>
  faults: Map<string, string>
}

async function openAccounts(product: RunningServer): Promise<FuzzAccount[]> {
  const accounts: FuzzAccount[] = []
  for (let number = 0; number < Number(given.accounts); number++) {
    const account = await FuzzAccount.open(product.url, number)
    // One is an administrator, and most have a plan, so that few requests are refused for it.
    if (number === 0) await product.admin('grant', account.email)
    if (number < 5) await product.admin('plan', account.email, 'premium', '--months', '1')
    await account.furnish()
    if (number < 3) await account.turnOnSecondFactor()
    accounts.push(account)
  }
  return accounts
}

function createAsker(
  url: string,
  routes: readonly Route[],
  accounts: readonly FuzzAccount[],
  makeForm: FormMaker,
  tally: Tally,
) {
  const withBody = routes.filter(({ body }) => body)
  return async (turn: number): Promise<void> => {
    const random = seededRandom(Number(given.seed) * 1_000_003 + turn)
    const account = accounts[turn % accounts.length]!
    const idOf = (name: string) => {
      const ids = account.ids.get(name) ?? []
      return ids.length > 0 && random(1, 10) <= 8 ? ids[random(0, ids.length - 1)] : undefined
    }
    const values = createValues(random, { idOf })
    const manner = mannerOf(random(0, 99) / 100)
    const form = values.chance(formShare) ? makeForm(manner, values) : undefined
    // What has no body has nothing that could be large.
    const route = form?.route ?? values.pick(manner === 'large' ? withBody : routes)
    if (form) tally.forms += 1
    if (manner === 'large') tally.atLimits += 1
    tally.byManner.set(manner, (tally.byManner.get(manner) ?? 0) + 1)
    const { path, ...sent } = form ? { path: route.path, ...form } : requestOf(route, manner, values)
    const headers = { ...headersFor(route, account), 'x-forwarded-for': `198.51.100.${random(1, 254)}` }
    const { status, text } = await send(`${url}/v1${path}`, route.method, headers, sent)
    tally.byStatus.set(status, (tally.byStatus.get(status) ?? 0) + 1)
    const fault = judgeAnswer(route, { status, text })
    if (fault) {
      const known = `${route.name}: ${fault}`
      if (!tally.faults.has(known))
        tally.faults.set(
          known,
          `${route.method} ${path.slice(0, 200)} ${String(sent.body.subarray(0, 300))} → ${text.slice(0, 200)}`,
        )
    }
    if ((status === 401 && !route.path.startsWith('/auth/')) || endsSessions.has(route.name))
      await account.signIn()
  }
}

const headersFor = ({ path }: Route, account: FuzzAccount): Record<string, string> =>
  path.startsWith('/auth/') ? account.cookieHeaders : { authorization: `Bearer ${account.token}` }

/** Sends a request; status 0 when the connection was cut. */
async function send(
  url: string,
  method: string,
  headers: Record<string, string>,
  { contentType, body }: Sent,
) {
  try {
    const answer = await fetch(url, {
      method,
      headers: { ...headers, 'content-type': contentType },
      ...(method === 'GET' ? {} : { body: new Uint8Array(body) }),
    })
    return { status: answer.status, text: await answer.text() }
  } catch (fault) {
    // The server does not read on where a body is too long, and its answer may be lost.
    if (body.length > mostBodyBytes) return { status: 413, text: tooLarge }
    return { status: 0, text: String((fault as Error).cause ?? fault) }
  }
}

function mannerOf(chance: number): Manner {
  let from = 0
  for (const [manner, share] of shares) {
    from += share
    if (chance < from) return manner
  }
  return 'valid'
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

function requestOf(
  { path, parameters, body }: Route,
  manner: Manner,
  { makeValue, spoil, chance }: ReturnType<typeof createValues>,
): Sent & { path: string } {
  const inPath = manner === 'hostile' && chance(0.3) ? 'hostile' : 'valid'
  let asked = path
  const query = new URLSearchParams()
  for (const { name, in: place, required, schema } of parameters) {
    if (place === 'path') {
      const value = asText(makeValue(schema, name, inPath))
      // An empty part of a path names another route.
      asked = asked.replace(`{${name}}`, encodeURIComponent(value.toWellFormed()) || '%20')
    } else if (required || chance(0.5))
      query.set(name, asText(makeValue(schema, name, manner)).slice(0, longestQueryValue))
  }
  const whole = body && makeValue(body, '', manner)
  const sent = manner === 'almost' && body ? spoil(whole) : (whole ?? {})
  return {
    path: query.size > 0 ? `${asked}?${query}` : asked,
    contentType: 'application/json',
    body: Buffer.from(JSON.stringify(sent)),
  }
}

async function run(product: RunningServer): Promise<boolean> {
  const documented = (await readRoutes(product.url)).filter(({ name }) => !left.has(name))
  const routes = [...documented, ...signInRoutes]
  const accounts = await openAccounts(product)
  const tally: Tally = { atLimits: 0, forms: 0, byStatus: new Map(), byManner: new Map(), faults: new Map() }
  const ask = createAsker(product.url, routes, accounts, await createFormMaker(), tally)
  const health = watchHealth(product.url)
  const started = performance.now()
  let next = 0
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (next < requests) await ask(next++)
    }),
  )
  const { product: served, idle } = await health.end()
  const { asked, slowestMs, failed } = served
  const told = (counts: Map<unknown, number>) =>
    [...counts]
      .sort()
      .map(([what, count]) => `${what}: ${count}`)
      .join(', ')
  console.log(
    `${requests} requests of ${routes.length} routes, ${tally.forms} of them forms with a file, in ${Math.round((performance.now() - started) / 1000)} s`,
  )
  console.log(`by manner: ${told(tally.byManner)}\nby status: ${told(tally.byStatus)}`)
  for (const [fault, example] of tally.faults) console.log(`FAULT ${fault}\n      ${example}`)
  const isEnough = requests >= leastRequests && tally.atLimits >= leastAtLimits
  console.log(
    `${isEnough ? 'ok   ' : 'SHORT'} ${requests} requests (at least ${leastRequests}), ${tally.atLimits} at the limits of size (at least ${leastAtLimits})`,
  )
  const isAlive = failed === 0 && slowestMs <= slowestHealthMs
  console.log(
    `${isAlive ? 'ok   ' : 'OVER '} /healthz asked ${asked} times, ${failed} failed, slowest ${Math.round(slowestMs)} ms (budget ${slowestHealthMs} ms); an idle server beside it, ${Math.round(idle.slowestMs)} ms`,
  )
  console.log(
    `${tally.faults.size === 0 ? 'ok   ' : 'FAULT'} ${tally.faults.size} kinds of answers outside the document`,
  )
  return isAlive && tally.faults.size === 0
}

const folder = mkdtempSync(join(tmpdir(), 'lettrine-fuzz-'))
// The account that runs PostgreSQL needs access.
chmodSync(folder, 0o755)
const product = await startProduct({
  PORT: String(await freePort()),
  DATA_DIR: folder,
  // Callers of many addresses: the limits of one would answer in the place of the routes.
  TRUSTED_PROXIES: '127.0.0.1,::1',
})
try {
  process.exitCode = (await run(product)) ? 0 : 1
} finally {
  await product.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
