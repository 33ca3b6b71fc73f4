import type { PaidPlanId } from '@lettrine/contract/plans'
import { createApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { buildAuth, buildTokenReader, sendVerificationLink } from '../src/domains/identity/index.ts'
import { buildPayPalClient } from '../src/domains/payments/index.ts'
import { grantPlan } from '../src/domains/subscriptions/index.ts'
import { libraryFolder, readLibrary, seedLibrary } from '../src/domains/templates/index.ts'
import { eventListeners } from '../src/listeners.ts'
import { type Clock, systemClock } from '../src/platform/clock.ts'
import { buildEvents, type ListenerFault } from '../src/platform/events/events.ts'
import type { LogStream } from '../src/platform/http/logger.ts'
import { openJobQueue } from '../src/platform/jobs/job-queue.ts'
import { buildMailer } from '../src/platform/mail/mailer.ts'
import { newId } from '../src/platform/new-id.ts'
import { newToken } from '../src/platform/new-token.ts'
import type { LiveTimings } from '../src/platform/realtime/live-limits.ts'
import { buildPageFetcher, type FetchPage } from '../src/platform/safe-fetch/safe-fetch.ts'
import type { ModelTimeouts } from '../src/platform/text-generation/model-call.ts'
import { openWriters } from '../src/platform/text-generation/open-writers.ts'
import type { WriterRecord } from '../src/platform/text-generation/writer-record.ts'
import { logWriting } from '../src/platform/text-generation/writing-log.ts'
import { buildTypesetter } from '../src/platform/typesetting/typesetter.ts'
import { openTestDatabase } from './test-database.ts'

export const testOrigin = 'http://localhost:3000'

export type TestAppOptions = {
  clock?: Clock
  /** Variables of the environment beside those every test has, `WRITER` for one. */
  environment?: NodeJS.ProcessEnv
  modelTimeouts?: ModelTimeouts
  /** Whether to seed the template library. */
  withLibrary?: boolean
  fetchPage?: FetchPage
  liveTimings?: Partial<LiveTimings>
  /** Where log lines go, at every level. */
  logTo?: LogStream
}

/** The whole application on a database of its own, driven in process. */
export async function openTestApp(options: TestAppOptions = {}) {
  const database = await openTestDatabase()
  const { db } = database
  const config = readConfig({
    DATABASE_URL: database.url,
    ROLE: 'web',
    LOG_LEVEL: options.logTo ? 'debug' : 'silent',
    ...options.environment,
  })
  if (options.withLibrary) await seedLibrary({ db, clock: systemClock, newId }, readLibrary(libraryFolder))
  const clock = options.clock ?? (() => new Date())
  const jobs = await openJobQueue(db)
  const mailer = buildMailer({ jobs, clock, newId })
  // A failing event listener fails the test in `close`.
  const listenerFaults: ListenerFault[] = []
  const events = buildEvents(eventListeners({ clock, newId }), (fault) => listenerFaults.push(fault))
  const origins = [testOrigin]
  const auth = buildAuth({
    db,
    events,
    secret: 'a secret for tests only, 32 letters',
    publicUrl: testOrigin,
    origins,
    welcome: (userId) =>
      sendVerificationLink({ db, clock, newId, newToken, mailer, publicUrl: testOrigin }, userId),
    report: ({ level, message, details }) => app.log[level]({ identity: details }, message),
  })
  let reportWriting: (record: WriterRecord) => void = () => {}
  const writers = await openWriters(config.writer, (record) => reportWriting(record), options.modelTimeouts)
  const app = await createApp({
    config,
    db,
    clock,
    newId,
    newSeed: () => 1,
    newToken,
    visitSecret: 'a secret for tests only',
    publicUrl: testOrigin,
    typesetter: buildTypesetter(),
    ...writers,
    ...(options.logTo ? { logTo: options.logTo } : {}),
    ...(options.liveTimings ? { liveTimings: options.liveTimings } : {}),
    fetchPage: options.fetchPage ?? buildPageFetcher(),
    jobs,
    mailer,
    events,
    billing: {
      ...(config.payPal ? { payPal: buildPayPalClient(config.payPal, { clock, timeoutMs: 2_000 }) } : {}),
      taxRate: config.taxRate,
      origins,
    },
    identity: { auth, origins, deviceSecret: 'a secret for tests only' },
    readToken: buildTokenReader({
      issuer: testOrigin,
      readKeys: () => auth.api.getJwks(),
      // Tokens use the real clock.
      clock: systemClock,
    }),
    isReady: async () => true,
  })
  reportWriting = (record) => logWriting(app.log, record)
  const close = async () => {
    await app.close()
    await jobs.close()
    await database.close()
    if (listenerFaults.length > 0) throw new Error(JSON.stringify(listenerFaults))
  }
  const signUp = signUpOn(app)
  /** A new account with a granted plan. */
  const signUpWithPlan = async (plan: PaidPlanId = 'premium', fields: Fields = {}) => {
    const person = await signUp(fields)
    await grantPlan({ db, clock, newId }, person.id, plan, 120)
    return person
  }
  return {
    app,
    db,
    url: database.url,
    mailer,
    events,
    jobs,
    close,
    request: requester(app),
    signUp,
    signUpWithPlan,
  }
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

function requester(app: Awaited<ReturnType<typeof createApp>>) {
  /** A JSON call with a token. */
  return async (method: Method, url: string, options: { token?: string; body?: unknown } = {}) => {
    const answer = await app.inject({
      method,
      url: `/v1${url}`,
      headers: options.token ? { authorization: `Bearer ${options.token}` } : {},
      ...(options.body === undefined ? {} : { payload: options.body as object }),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
}

let people = 0

type Fields = { name?: string; email?: string; password?: string }

function signUpOn(app: Awaited<ReturnType<typeof createApp>>) {
  /** A new account, signed in. */
  return async (fields: Fields = {}) => {
    people += 1
    const payload = {
      name: 'Alice Martin',
      email: `alice${people}@example.org`,
      password: 'Secret1!',
      ...fields,
    }
    const created = await app.inject({ method: 'POST', url: '/v1/auth/sign-up/email', payload })
    if (created.statusCode !== 200) throw new Error(`Sign-up answered ${created.statusCode}: ${created.body}`)
    const cookies = Object.fromEntries(created.cookies.map(({ name, value }) => [name, value]))
    const token = await app.inject({ method: 'GET', url: '/v1/auth/token', cookies })
    return { ...payload, id: created.json().user.id as string, token: token.json().token as string, cookies }
  }
}
