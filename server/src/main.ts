import { randomBytes, randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { createApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { buildMatomoForwarder, sweepAnalyticsCounts } from './domains/analytics/index.ts'
import {
  type AuthReport,
  buildAuth,
  buildTokenReader,
  deleteOldDelays,
  sendVerificationLink,
} from './domains/identity/index.ts'
import { sweepBins } from './domains/letters/index.ts'
import { sweepArchives } from './domains/my-data/index.ts'
import {
  type BillingSettings,
  billingDue,
  buildPayPalClient,
  type EnabledBilling,
  requireBilling,
} from './domains/payments/index.ts'
import { seedPrices } from './domains/plans/index.ts'
import { libraryFolder, readLibrary, seedLibrary } from './domains/templates/index.ts'
import { jobDefinitions, jobHandlers } from './jobs.ts'
import { eventListeners } from './listeners.ts'
import { systemClock } from './platform/clock.ts'
import { connect, type Database } from './platform/database/database.ts'
import { knownMigrations, migrate } from './platform/database/migrate.ts'
import { sharedSecret } from './platform/database/secrets.ts'
import { buildEvents, type Events, type ListenerFault } from './platform/events/events.ts'
import { loadWebsite } from './platform/http/website.ts'
import { openJobQueue } from './platform/jobs/job-queue.ts'
import { prepareJobs } from './platform/jobs/prepare-jobs.ts'
import { startWorker, type Worker } from './platform/jobs/worker.ts'
import { buildMailer, type Mailer } from './platform/mail/mailer.ts'
import { newId } from './platform/new-id.ts'
import { newToken } from './platform/new-token.ts'
import { deleteOldAttempts } from './platform/rate-limit.ts'
import { buildPageFetcher } from './platform/safe-fetch/safe-fetch.ts'
import { openWriters } from './platform/text-generation/open-writers.ts'
import type { WriterRecord } from './platform/text-generation/writer-record.ts'
import { logWriting } from './platform/text-generation/writing-log.ts'
import { buildTypesetter, type Typesetter } from './platform/typesetting/typesetter.ts'
import { readyLine } from './ready-line.ts'
import { startMessages as texts } from './start.fr.ts'

const shutdownGraceMs = 2_000
const sweepEveryMs = 60 * 60 * 1000
const billEveryMs = 60 * 1000
const webBuild = join(import.meta.dirname, '../../web/build/client')

/** Addresses a browser may name as ours: the public one, and this machine's names when it is a local one. */
function originsOf({ publicUrl }: Config): string[] {
  const { port, protocol, hostname } = new URL(publicUrl)
  const isLocal = ['localhost', '127.0.0.1'].includes(hostname)
  return isLocal ? [`${protocol}//localhost:${port}`, `${protocol}//127.0.0.1:${port}`] : [publicUrl]
}

/** Builds the server that `environment` describes, with its schema up to date; it does not listen yet. */
export async function buildServer(environment: NodeJS.ProcessEnv) {
  const config = readConfig(environment)
  await migrate(config.databaseUrl)
  await prepareJobs(config.databaseUrl, jobDefinitions)
  let reportDatabaseFault = (fault: Error) => console.error(fault)
  const { db, close: closeDatabase } = connect(config.databaseUrl, (fault) => reportDatabaseFault(fault))
  await deleteOldAttempts({ db, clock: systemClock })
  await deleteOldDelays({ db, clock: systemClock })
  await seedPrices({ db, clock: systemClock })
  await seedLibrary({ db, clock: systemClock, newId }, readLibrary(libraryFolder))

  const jobs = await openJobQueue(db)
  const mailer = buildMailer({ jobs, clock: systemClock, newId })
  let reportListener: (fault: ListenerFault) => void = (fault) => console.error(fault)
  const events = buildEvents(eventListeners({ clock: systemClock, newId }), (fault) => reportListener(fault))
  const origins = originsOf(config)
  const secret = await sharedSecret(db, 'sessions', randomBytes(32).toString('base64url'))
  let reportWriting: (record: WriterRecord) => void = () => {}
  const writers = await openWriters(config.writer, (record) => reportWriting(record))
  let reportAuth: (said: AuthReport) => void = ({ message, details }) => console.error(message, ...details)
  const auth = buildAuth({
    db,
    events,
    secret,
    publicUrl: config.publicUrl,
    origins,
    welcome: (userId) =>
      sendVerificationLink(
        { db, clock: systemClock, newId, newToken, mailer, publicUrl: config.publicUrl },
        userId,
      ),
    report: (said) => reportAuth(said),
  })
  const typesetter = buildTypesetter()
  const billing: BillingSettings = {
    ...(config.payPal ? { payPal: buildPayPalClient(config.payPal, { clock: systemClock }) } : {}),
    taxRate: config.taxRate,
    origins,
  }
  const app = await createApp({
    config,
    db,
    clock: systemClock,
    newId,
    newSeed: () => randomInt(2 ** 31 - 1),
    newToken,
    visitSecret: await sharedSecret(db, 'visits', randomBytes(32).toString('base64url')),
    publicUrl: config.publicUrl,
    typesetter,
    ...writers,
    fetchPage: buildPageFetcher(),
    jobs,
    mailer,
    events,
    billing,
    identity: {
      auth,
      origins,
      deviceSecret: await sharedSecret(db, 'devices', randomBytes(32).toString('base64url')),
    },
    readToken: buildTokenReader({
      issuer: config.publicUrl,
      readKeys: () => auth.api.getJwks(),
      clock: systemClock,
    }),
    isReady: async () => {
      const { rows } = await db.execute(sql`SELECT name FROM schema_migrations`)
      const applied = new Set((rows as { name: string }[]).map((row) => row.name))
      return knownMigrations().every((name) => applied.has(name))
    },
    ...(existsSync(webBuild) ? { website: loadWebsite(webBuild, config.publicUrl) } : {}),
  })
  reportDatabaseFault = (fault) => app.log.error({ err: fault }, 'idle database connection lost')
  reportWriting = (record) => logWriting(app.log, record)
  reportAuth = ({ level, message, details }) => app.log[level]({ identity: details }, message)
  reportListener = (fault) => app.log.error(fault, 'something happened that could not be told; it stands')
  const sweeps = {
    bins: () => sweepBins({ db, clock: systemClock }),
    attempts: () => deleteOldAttempts({ db, clock: systemClock }),
    audience: () => sweepAnalyticsCounts({ db, clock: systemClock }),
    archives: () => sweepArchives({ db, clock: systemClock, mailer, events, publicUrl: config.publicUrl }),
  }
  const sweep = () => {
    for (const [what, run] of Object.entries(sweeps))
      void run().catch((fault: unknown) =>
        app.log.error({ err: fault, what }, 'what is over could not be swept; the next hour tries again'),
      )
  }
  sweep()
  const sweeping = setInterval(sweep, sweepEveryMs).unref()
  let worker: Worker | undefined
  let billingTimer: NodeJS.Timeout | undefined
  const startWorking = async () => {
    const common = { db, clock: systemClock, newId, mailer, events, publicUrl: config.publicUrl }
    const openBilling = billing.payPal ? requireBilling({ ...common, ...billing }) : undefined
    worker = await openWorker(config, { db, mailer, events, typesetter, billing: openBilling }, app.log)
    if (!worker || !openBilling) return
    const ask = () =>
      void jobs
        .enqueue(db, billingDue, {})
        .catch((fault: unknown) =>
          app.log.error({ err: fault }, 'billing could not be asked for; the next minute tries again'),
        )
    ask()
    billingTimer = setInterval(ask, billEveryMs).unref()
  }
  const stop = async () => {
    clearInterval(sweeping)
    clearInterval(billingTimer)
    // A connection opened ahead and never used is not idle to Node: it would hold the server for a minute.
    const grace = setTimeout(() => app.server.closeAllConnections(), shutdownGraceMs)
    await app.close()
    clearTimeout(grace)
    await worker?.stop()
    await jobs.close()
    await closeDatabase()
  }
  return { app, config, startWorking, stop }
}

/** Does the jobs of the product in this process; undefined where there is no way to send mail. */
async function openWorker(
  config: Config,
  deps: {
    db: Database
    mailer: Mailer
    events: Events
    typesetter: Typesetter
    billing: EnabledBilling | undefined
  },
  log: FastifyBaseLogger,
): Promise<Worker | undefined> {
  const { smtpUrl, from } = config.mail
  if (!smtpUrl) return undefined
  const { forwarding, publicUrl } = config
  const analyticsForwarder = forwarding && buildMatomoForwarder(forwarding, publicUrl)
  return startWorker({
    databaseUrl: config.databaseUrl,
    handlers: jobHandlers({
      ...deps,
      analyticsForwarder,
      clock: systemClock,
      newToken,
      smtpUrl,
      from,
      publicUrl,
    }),
    report: (fault) =>
      log.error(fault, fault.givenUp ? 'a job was given up' : 'a job failed; it is tried again'),
    reportError: (fault) => log.error({ fault }, 'the worker of jobs met a fault'),
  })
}

/** Starts the server that `environment` describes; resolves once it listens. */
export async function startServer(environment: NodeJS.ProcessEnv) {
  const server = await buildServer(environment)
  const { host, port, role } = server.config
  try {
    await server.app.listen({ host, port })
    if (role !== 'web') await server.startWorking()
  } catch (fault) {
    await server.stop()
    const isTaken = (fault as NodeJS.ErrnoException).code === 'EADDRINUSE'
    throw isTaken ? new Error(texts.portTaken(port), { cause: fault }) : fault
  }
  return server
}

/** Runs `stop` once when the process is asked to end, then ends it. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  const end = () => {
    // Ctrl+C reaches the whole group, and npm passes it on again: a second signal must not cut the first short.
    if (stopping) return
    stopping = true
    stop().then(
      () => process.exit(0),
      (fault) => {
        console.error(fault)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
}

if (import.meta.main) {
  try {
    const server = await startServer(process.env)
    stopOnSignal(server.stop)
    console.log(readyLine(server.config.publicUrl))
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault)
    process.exit(1)
  }
}
