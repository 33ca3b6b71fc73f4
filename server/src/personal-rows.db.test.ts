import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailboxSandbox, startMailbox } from '../../sandbox/mailbox/server.ts'
import { type PayPalSandbox, startPayPalSandbox } from '../../sandbox/paypal/server.ts'
import { decide } from '../../sandbox/testing/merchant.ts'
import { FuzzAccount } from '../../scripts/fuzz/fuzz-account.ts'
import { createValues } from '../../scripts/fuzz/generate-value.ts'
import { type Route, readRoutes } from '../../scripts/fuzz/routes.ts'
import { seededRandom } from '../../scripts/simulation/random.ts'
import { giveSecondFactor } from '../testing/identity/give-second-factor.ts'
import { namesTheUser, tablesOf } from '../testing/personal-statements.ts'
import { testSecret } from '../testing/test-app.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { startServer } from './main.ts'

const money =
  'money: PayPal names a payment and an agreement by its own id, and billing finds what is due of everybody'
const link = 'a link or a cookie says a secret, and not whose it is'
const watching = 'the state of the service, for its administrators and for metrics'
const sweep = 'a sweep over everybody, in the background'

/** Statements on personal rows that do not name their user, and why. */
const withoutUser: readonly [statement: RegExp, reason: string][] = [
  [/(?:from|update) "payments"/, money],
  [/\bAS kind, id::text, status AS state, .* FROM payments\b/, watching],
  [/(?:^select count\(\*\)|"failed_at") from "outgoing_mails"/, watching],
  [/from "payment_methods"/, money],
  [/from "receipts" where "receipts"."payment_id"/, money],
  [/from "subscriptions" where .*"current_period_end"/, money],
  [/from "sessions" where "sessions"."token_hash" = \$1/, link],
  [/^update "sessions" set "last_used_at" = \$1 where "sessions"."id" = \$2/, link],
  [/from "letter_shares" where "letter_shares"."token_hash" = \$1/, link],
  [/^update "emailed_links" set .* where \("emailed_links"."token_hash" = \$2/, link],
  [/^(?:select|update) .*"outgoing_mails"."id" = \$\d/, 'a job holds the id of a mail and nothing personal'],
  [/^delete from "letters" where "letters"."deleted_at" <= \$1/, sweep],
  [
    /from "data_exports" where \("data_exports"."status" = \$1 and "data_exports"."(?:asked|expires)_at" <=/,
    sweep,
  ],
  [
    /^update "templates" set "hidden_at" = \$1 where \("templates"."user_id" is null/,
    'the library is nobody’s',
  ],
]

let database: Awaited<ReturnType<typeof openTestDatabase>>
let mailbox: MailboxSandbox
let payPal: PayPalSandbox
let server: Awaited<ReturnType<typeof startServer>>
let url: string

beforeAll(async () => {
  database = await openTestDatabase()
  await database.db.execute(sql`CREATE EXTENSION pg_stat_statements`)
  mailbox = await startMailbox()
  payPal = await startPayPalSandbox({ environment: {} })
  server = await startServer({
    DATABASE_URL: database.url,
    AUTH_SECRET: testSecret,
    PORT: '0',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:3000',
    SMTP_URL: mailbox.smtpUrl,
    PAYPAL_CLIENT_ID: payPal.clientId,
    PAYPAL_CLIENT_SECRET: payPal.clientSecret,
    PAYPAL_WEBHOOK_ID: payPal.webhookId,
    PAYPAL_BASE_URL: payPal.url,
  })
  const address = server.app.server.address() as { port: number }
  url = `http://127.0.0.1:${address.port}`
})
afterAll(async () => {
  await server.stop()
  await payPal.close()
  await mailbox.close()
  await database.close()
})

const post = async (path: string, body: object, token = '') => {
  const answer = await fetch(`${url}/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  return (text.startsWith('{') ? JSON.parse(text) : {}) as { data?: Record<string, string> }
}

async function mailedToken(email: string, subject: RegExp): Promise<string> {
  const find = () => mailbox.mails(email).find((mail) => subject.test(mail.subject))
  await expect.poll(find, { timeout: 20_000 }).toBeDefined()
  return /token=([\w-]+)/.exec(find()!.text)![1]!
}

/** What no single request shows: a payment, an emailed link, an opened share. */
async function live(account: FuzzAccount): Promise<void> {
  const { email, token } = account
  await post('/auth/verify-email', { token: await mailedToken(email, /^Confirmer/) })
  await post('/shares/open', { token: account.ids.get('token')?.[0] })
  const plan = { planType: 'monthly', interval: 'monthly' }
  const session = await post('/payments/create-paypal-session', plan, token)
  const { location } = await decide(session.data!.approvalUrl!, { payer: 'other', email })
  const found = (name: string) => location!.searchParams.get(name)
  const payment = { paymentId: found('paymentId'), token: found('token'), payerID: found('PayerID') }
  expect((await post('/payments/confirm-paypal', payment, token)).data).toMatchObject({ status: 'succeeded' })
  await post('/auth/request-password-reset', { email })
  await mailedToken(email, /mot de passe/i)
}

async function ask(account: FuzzAccount, { method, path, parameters, body }: Route, turn: number) {
  const random = seededRandom(turn)
  const { makeValue } = createValues(random, { idOf: (name) => account.ids.get(name)?.[0] })
  let asked = path
  const query = new URLSearchParams()
  for (const { name, in: place, required, schema } of parameters) {
    const value = String(makeValue(schema, name, 'valid'))
    if (place === 'path') asked = asked.replace(`{${name}}`, encodeURIComponent(value))
    else if (required || turn % 2 === 0) query.set(name, value)
  }
  const answer = await fetch(`${url}/v1${asked}?${query}`, {
    method,
    headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ? makeValue(body, '', 'valid') : {}) }),
  })
  await answer.arrayBuffer()
}

const endsSessions = /signOut|revoke|changePassword|deleteAccount/

async function makeAdministrator({ email }: FuzzAccount): Promise<void> {
  const { rows } = await database.db.execute<{ id: string }>(sql`SELECT id FROM users WHERE email = ${email}`)
  const { id } = rows[0]!
  await database.db.execute(sql`INSERT INTO administrators (user_id, granted_at) VALUES (${id}, now())`)
  await giveSecondFactor(database, id)
}

/** Every route, those that end something last. */
async function askEveryRoute(account: FuzzAccount, routes: readonly Route[]): Promise<void> {
  for (let turn = 0; turn < 3; turn++)
    for (const [place, route] of routes.entries())
      if (route.method !== 'DELETE' && !endsSessions.test(route.name))
        await ask(account, route, turn * routes.length + place)
  await account.furnish()
  for (const [place, route] of routes.entries())
    if (route.method === 'DELETE' || endsSessions.test(route.name)) await ask(account, route, place)
}

/** Statements that ran on this database, each once. */
async function statements(): Promise<string[]> {
  const { rows } = await database.db.execute<{ query: string }>(
    sql`SELECT query FROM pg_stat_statements s JOIN pg_database d ON d.oid = s.dbid
      WHERE d.datname = current_database()`,
  )
  return rows.map(({ query }) => query.replace(/\s+/g, ' ').trim())
}

async function tablesWith(column: string): Promise<Set<string>> {
  const { rows } = await database.db.execute<{ name: string }>(
    sql`SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = ${column}`,
  )
  return new Set(rows.map(({ name }) => name))
}

const entryOf = (statement: string) => withoutUser.find(([pattern]) => pattern.test(statement))

test('each statement on personal rows names their user, or is listed with its reason', async () => {
  const routes = await readRoutes(url)
  const account = await FuzzAccount.open(url, 1)
  await account.furnish()
  await live(account)
  await makeAdministrator(account)
  await askEveryRoute(account, routes)
  const personal = await tablesWith('user_id')
  const all = (await statements()).filter((one) => [...tablesOf(one)].some((table) => personal.has(table)))
  const touched = new Set(all.flatMap((one) => [...tablesOf(one)]).filter((table) => personal.has(table)))
  const others = all.filter((one) => !namesTheUser(one, personal))
  expect([...personal].filter((table) => !touched.has(table))).toEqual([])
  expect(others.filter((one) => !entryOf(one))).toEqual([])
  expect(withoutUser.filter((entry) => !others.some((one) => entryOf(one) === entry))).toEqual([])
  expect(all.length).toBeGreaterThan(150)
}, 120_000)
