import type { PaidPlanId } from '@lettrine/contract/plans'
import { createApp } from '../src/app.ts'
import { buildAppDeps } from '../src/app-deps.ts'
import { readConfig } from '../src/config.ts'
import { grantPlan } from '../src/domains/subscriptions/index.ts'
import { libraryFolder, readLibrary, seedLibrary } from '../src/domains/templates/index.ts'
import { type Clock, systemClock } from '../src/platform/clock.ts'
import type { Connection } from '../src/platform/database/database.ts'
import type { ListenerFault } from '../src/platform/events/events.ts'
import type { Budget } from '../src/platform/http/budgets.ts'
import type { LogStream } from '../src/platform/http/logger.ts'
import { newId } from '../src/platform/new-id.ts'
import type { LiveTimings } from '../src/platform/realtime/live-limits.ts'
import type { FetchPage } from '../src/platform/safe-fetch/safe-fetch.ts'
import { logSecondOpinion } from '../src/platform/second-opinion/second-opinion-log.ts'
import type { ModelTimeouts } from '../src/platform/text-generation/model-call.ts'
import { logWriting } from '../src/platform/text-generation/writing-log.ts'
import { openTestDatabase } from './test-database.ts'

export const testOrigin = 'http://localhost:3000'

/** Signs the cookies of sessions. */
export const testSecret = 'a secret for tests only, 32 letters'

export type TestAppOptions = {
  clock?: Clock
  /** Variables of the environment beside those every test has, `WRITER` for one. */
  environment?: NodeJS.ProcessEnv
  modelTimeouts?: ModelTimeouts
  secondOpinionTimeoutMs?: number
  /** Whether to seed the template library. */
  withLibrary?: boolean
  fetchPage?: FetchPage
  liveTimings?: Partial<LiveTimings>
  /** Limits of requests; none when absent. */
  budgets?: readonly Budget[]
  /** Where log lines go, at every level. */
  logTo?: LogStream
  /** Reaches the database of the test another way than directly. */
  connect?: (url: string) => Promise<Connection>
}

/** The whole application on a database of its own, driven in process. */
export async function openTestApp(options: TestAppOptions = {}) {
  const database = await openTestDatabase(options.connect)
  const { db } = database
  const config = readConfig({
    DATABASE_URL: database.url,
    PUBLIC_URL: testOrigin,
    ROLE: 'web',
    LOG_LEVEL: options.logTo ? 'debug' : 'silent',
    ...options.environment,
  })
  if (options.withLibrary) await seedLibrary({ db, clock: systemClock, newId }, readLibrary(libraryFolder))
  const clock = options.clock ?? (() => new Date())
  // A failing event listener fails the test in `close`.
  const listenerFaults: ListenerFault[] = []
  const deps = await buildAppDeps({
    config,
    db,
    pool: database,
    clock,
    newSeed: () => 1,
    origins: [testOrigin],
    secrets: {
      sessions: testSecret,
      visits: 'a secret for tests only',
      devices: 'a secret for tests only',
      payers: 'a secret for tests only',
    },
    reports: {
      listenerFailed: (fault) => listenerFaults.push(fault),
      auth: ({ level, message, details }) => app.log[level]({ identity: details }, message),
      writing: (record) => logWriting(app.log, record),
      secondOpinion: (record) => logSecondOpinion(app.log, record),
    },
    ...(options.modelTimeouts ? { modelTimeouts: options.modelTimeouts } : {}),
    payPalTimeoutMs: 2_000,
    ...(options.secondOpinionTimeoutMs ? { secondOpinionTimeoutMs: options.secondOpinionTimeoutMs } : {}),
  })
  const { jobs, mailer, events } = deps
  const app = await createApp({
    ...deps,
    ...(options.logTo ? { logTo: options.logTo } : {}),
    ...(options.liveTimings ? { liveTimings: options.liveTimings } : {}),
    ...(options.fetchPage ? { fetchPage: options.fetchPage } : {}),
    budgets: options.budgets ?? [],
    isReady: async () => true,
  })
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
    await grantPlan({ db, clock, newId, actor: 'test' }, person.id, plan, 120)
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
