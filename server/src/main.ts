import { randomBytes, randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import manifest from '../package.json' with { type: 'json' }
import { createApp } from './app.ts'
import { buildAppDeps, type Reports } from './app-deps.ts'
import { startJobs, startSweeping } from './background.ts'
import { type Config, readConfig, sessionUrlOf } from './config.ts'
import { deleteOldDelays, openSessionSecret } from './domains/identity/index.ts'
import { seedPrices } from './domains/plans/index.ts'
import { libraryFolder, readLibrary, seedLibrary } from './domains/templates/index.ts'
import { jobDefinitions } from './jobs.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { connect, type Database } from './platform/database/database.ts'
import { openDatabaseClock } from './platform/database/database-clock.ts'
import { knownMigrations, migrate } from './platform/database/migrate.ts'
import { sharedSecret } from './platform/database/secrets.ts'
import { watchConnections } from './platform/http/drain.ts'
import { loadWebsite, type Website } from './platform/http/website.ts'
import { prepareJobs } from './platform/jobs/prepare-jobs.ts'
import { newId } from './platform/new-id.ts'
import type { Tracing } from './platform/observability/tracing-types.ts'
import { deleteOldAttempts } from './platform/rate-limit.ts'
import { logSecondOpinion } from './platform/second-opinion/second-opinion-log.ts'
import { publishSiteFiles } from './platform/site-files/publish-site-files.ts'
import { logWriting } from './platform/text-generation/writing-log.ts'
import { readyLine } from './ready-line.ts'
import { startMessages as texts } from './start.fr.ts'

const webBuild = join(import.meta.dirname, '../../web/build/client')

/** Allowed values of the `Origin` header: the public URL, or both names of this machine when it is local. */
function originsOf({ publicUrl }: Config): string[] {
  const { port, protocol, hostname } = new URL(publicUrl)
  const isLocal = ['localhost', '127.0.0.1'].includes(hostname)
  return isLocal ? [`${protocol}//localhost:${port}`, `${protocol}//127.0.0.1:${port}`] : [publicUrl]
}

/** Updates the seeded rows and deletes expired rate limits. */
async function prepareDatabase(db: Database, clock: Clock): Promise<void> {
  const deps = { db, clock, newId }
  await deleteOldAttempts(deps)
  await deleteOldDelays(deps)
  await seedPrices(deps)
  await seedLibrary(deps, readLibrary(libraryFolder))
}

/** Name of the file in `DATA_DIR` that holds the secret of sessions, unless `AUTH_SECRET` does. */
const secretFile = 'session-secret'

/** Secrets that all processes on one database share. */
async function readSecrets(db: Database, { authSecret, dataDir, role }: Config) {
  const made = () => randomBytes(32).toString('base64url')
  const secret = (name: string) => sharedSecret(db, name, made())
  return {
    // A worker opens no session.
    sessions:
      role === 'worker'
        ? made()
        : await openSessionSecret(db, { given: authSecret, file: join(dataDir, secretFile) }),
    visits: await secret('visits'),
    devices: await secret('devices'),
    payers: await secret('payers'),
  }
}

const isMigrated = async (db: Database): Promise<boolean> => {
  const { rows } = await db.execute(sql`SELECT name FROM schema_migrations`)
  const applied = new Set((rows as { name: string }[]).map((row) => row.name))
  return knownMigrations().every((name) => applied.has(name))
}

type Log = Pick<Console, 'error' | 'warn' | 'info' | 'debug'>

/** Reports to the current log: the console, until the application has one. */
const reportsTo = (log: () => Log): Reports => ({
  listenerFailed: (fault) => log().error(fault, 'event listener failed; transaction kept'),
  auth: ({ level, message, details }) => log()[level]({ identity: details }, message),
  writing: (record) => logWriting(log(), record),
  secondOpinion: (record) => logSecondOpinion(log(), record),
})

/** Traces, where a collector is configured; nothing of them is loaded without one. */
async function openTracing({ tracesUrl, role }: Config): Promise<Tracing | undefined> {
  if (!tracesUrl) return undefined
  const { startTracing } = await import('./platform/observability/tracing.ts')
  return startTracing({ url: tracesUrl, version: manifest.version, role })
}

/** The built pages in `folder`; a worker serves none, and where nothing is built there are none. */
async function openWebsite(
  db: Database,
  clock: Clock,
  { role, publicUrl }: Config,
  folder: string,
): Promise<Website | undefined> {
  if (role === 'worker' || !existsSync(folder)) return undefined
  await publishSiteFiles({ db, clock }, folder)
  return loadWebsite(folder, publicUrl)
}

/** Builds the server that `environment` describes, with a migrated database; it does not listen yet. */
export async function buildServer(environment: NodeJS.ProcessEnv, pages = webBuild) {
  const config = readConfig(environment)
  let log: Log = console
  const tracing = await openTracing(config)
  const sessionUrl = sessionUrlOf(config)
  await migrate(sessionUrl)
  await prepareJobs(sessionUrl, jobDefinitions)
  const {
    db,
    close: closeDatabase,
    ...pool
  } = connect(
    config.databaseUrl,
    (fault) => log.error({ err: fault }, 'idle database connection lost'),
    config.databasePool,
    config.slowQueryMs > 0
      ? { afterMs: config.slowQueryMs, report: ({ text, ms }) => log.warn({ query: text, ms }, 'slow query') }
      : undefined,
    config.sessionDatabaseUrl ? 'unnamed' : 'named',
  )
  const { clock, stop: stopClock } = await openDatabaseClock(db, systemClock, (fault) =>
    log.error({ err: fault }, 'clock of the database not compared'),
  )
  await prepareDatabase(db, clock)
  const deps = await buildAppDeps({
    config,
    db,
    pool,
    clock,
    newSeed: () => randomInt(2 ** 31 - 1),
    origins: originsOf(config),
    secrets: await readSecrets(db, config),
    reports: reportsTo(() => log),
  })
  const website = await openWebsite(db, clock, config, pages)
  let isStopping = false
  const app = await createApp({
    ...deps,
    ...(tracing ? { tracing } : {}),
    isReady: async () => !isStopping && (await isMigrated(db)),
    ...(website ? { website } : {}),
  })
  log = app.log
  const drain = watchConnections(app.server)
  const stopSweeping = startSweeping(deps, app.log)
  let stopJobs = async () => {}
  const stop = async () => {
    stopSweeping()
    stopClock()
    const stopDraining = drain()
    await app.close()
    stopDraining()
    await stopJobs()
    await deps.jobs.close()
    await closeDatabase()
    await tracing?.stop()
  }
  return {
    app,
    config,
    startWorking: async () => {
      stopJobs = await startJobs(deps, config, app.log)
    },
    stop,
    /** Stops once proxies have seen that `/readyz` says no: until then they send requests here. */
    stopBehindProxy: async (wait: () => Promise<unknown> = () => pause(config.stopDelaySeconds * 1_000)) => {
      isStopping = true
      await wait()
      await stop()
    },
  }
}

/** Starts the server that `environment` describes, with the built `pages`; resolves once it listens. */
export async function startServer(environment: NodeJS.ProcessEnv, pages = webBuild) {
  const server = await buildServer(environment, pages)
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
    // Ctrl+C reaches the whole group, and npm sends it again: a second signal must not interrupt the first.
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
    stopOnSignal(() => server.stopBehindProxy())
    console.log(readyLine(server.config.publicUrl))
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault)
    process.exit(1)
  }
}
