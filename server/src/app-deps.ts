import type { Config } from './config.ts'
import {
  type AuthReport,
  buildAuth,
  buildSecretVault,
  buildTokenReader,
  type IdentityDeps,
  sendVerificationLink,
  type TokenReader,
} from './domains/identity/index.ts'
import { type BillingSettings, buildPayPalClient } from './domains/payments/index.ts'
import { eventListeners } from './listeners.ts'
import { buildCareerReader } from './platform/career-reading/career-reader.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import { buildEvents, type ListenerFault } from './platform/events/events.ts'
import type { Deps } from './platform/http/api.ts'
import type { Budget } from './platform/http/budgets.ts'
import type { LogStream } from './platform/http/logger.ts'
import type { Website } from './platform/http/website.ts'
import { openJobQueue } from './platform/jobs/job-queue.ts'
import { buildLetterReader } from './platform/letter-reading/letter-reader.ts'
import { buildLetterWriting } from './platform/letter-writing/letter-writing.ts'
import { buildMailer } from './platform/mail/mailer.ts'
import { newId } from './platform/new-id.ts'
import { newToken } from './platform/new-token.ts'
import { openProcessState, type ProcessState } from './platform/observability/process-state.ts'
import type { Tracing } from './platform/observability/tracing-types.ts'
import { buildOfferReader } from './platform/offer-reading/offer-reader.ts'
import { buildPictureScaler } from './platform/pictures/picture-scaler.ts'
import type { LiveTimings } from './platform/realtime/live-limits.ts'
import { buildPageFetcher } from './platform/safe-fetch/safe-fetch.ts'
import {
  buildSecondOpinion,
  type SecondOpinionRecord,
} from './platform/second-opinion/build-second-opinion.ts'
import type { ModelTimeouts } from './platform/text-generation/model-call.ts'
import { openWriters } from './platform/text-generation/open-writers.ts'
import type { WriterRecord } from './platform/text-generation/writer-record.ts'
import { buildTypesetting } from './platform/typesetting/typesetter.ts'

export type AppDeps = Omit<Deps, 'entitlements' | 'isPremiumOn' | 'plansAreSold'> &
  Pick<IdentityDeps, 'auth' | 'origins' | 'deviceSecret' | 'vault'> &
  Pick<BillingSettings, 'payPal' | 'payerSecret'> & {
    config: Config
    readToken: TokenReader
    /** What this process knows of its queues, pool and sockets. */
    processState: ProcessState
    /** Whether the database answers and its schema is this version's. */
    isReady: () => Promise<boolean>
    /** Limits of requests by account and address; those of persons when absent. */
    budgets?: readonly Budget[]
    /** Traces of requests; absent where no collector is configured. */
    tracing?: Tracing
    /** The built pages; absent in tests of the API alone. */
    website?: Website
    /** Timings of live sockets; the default ones when absent. */
    liveTimings?: Partial<LiveTimings>
    /** Stream of log lines; the standard output when absent. */
    logTo?: LogStream
  }

/** Reporters of errors outside a request. */
export type Reports = {
  listenerFailed: (fault: ListenerFault) => void
  auth: (report: AuthReport) => void
  writing: (record: WriterRecord) => void
  secondOpinion: (record: SecondOpinionRecord) => void
}

/** Values that differ between production and tests. */
export type Environment = {
  config: Config
  db: Database
  /** Of the pool of `db`. */
  pool: Pick<ProcessState, 'pool' | 'slowQueries'>
  clock: Clock
  newSeed: () => number
  /** Allowed values of the `Origin` header. */
  origins: string[]
  secrets: { sessions: string; visits: string; devices: string; payers: string }
  reports: Reports
  modelTimeouts?: ModelTimeouts
  payPalTimeoutMs?: number
  secondOpinionTimeoutMs?: number
}

/** Builds the dependencies of the application on an open database. The caller closes `jobs`. */
export async function buildAppDeps(environment: Environment): Promise<Omit<AppDeps, 'isReady'>> {
  const { config, db, clock, origins, secrets, reports } = environment
  const { publicUrl } = config
  const jobs = await openJobQueue(db)
  const mailer = buildMailer({ jobs, clock, newId })
  const events = buildEvents(eventListeners({ clock, newId }), reports.listenerFailed)
  const auth = buildAuth({
    db,
    events,
    secret: secrets.sessions,
    publicUrl,
    origins,
    welcome: (userId) => sendVerificationLink({ db, clock, newId, newToken, mailer, publicUrl }, userId),
    report: reports.auth,
  })
  const { state: processState, watchQueue } = openProcessState(environment.pool)
  const letterWriting = buildLetterWriting(watchQueue)
  const payPalTimeout = environment.payPalTimeoutMs ? { timeoutMs: environment.payPalTimeoutMs } : {}
  return {
    config,
    db,
    clock,
    newId,
    newSeed: environment.newSeed,
    newToken,
    visitSecret: secrets.visits,
    deviceSecret: secrets.devices,
    vault: buildSecretVault(secrets.sessions),
    payerSecret: secrets.payers,
    publicUrl,
    origins,
    processState,
    typesetting: buildTypesetting(config.typesettingProcesses, watchQueue),
    careerReader: buildCareerReader(watchQueue),
    letterReader: buildLetterReader(watchQueue),
    pictureScaler: buildPictureScaler(watchQueue),
    readOffer: buildOfferReader(watchQueue),
    letterWriting,
    ...(await openWriters(config.writer, letterWriting, reports.writing, environment.modelTimeouts)),
    fetchPage: buildPageFetcher(),
    ...buildSecondOpinion(config.secondOpinion, reports.secondOpinion, environment.secondOpinionTimeoutMs),
    jobs,
    mailer,
    events,
    auth,
    ...(config.payPal ? { payPal: buildPayPalClient(config.payPal, { clock, ...payPalTimeout }) } : {}),
    // Tokens are issued by the real clock, also when a test sets another one.
    readToken: buildTokenReader({
      issuer: publicUrl,
      readKeys: () => auth.api.getJwks(),
      clock: systemClock,
    }),
  }
}
