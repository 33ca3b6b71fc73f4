import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findBinaries } from './binaries.ts'
import { createData, inspectData, locateData } from './data-directory.ts'
import { launcherMessages as texts } from './embedded-postgres.fr.ts'
import { keepAlive } from './keep-alive.ts'
import {
  answers,
  createDatabase,
  databaseUrl,
  isAlive,
  joinUsers,
  type Postmaster,
  readPostmaster,
} from './postmaster.ts'
import { accountFor, type RunAs } from './run-as.ts'

export type EmbeddedPostgres = {
  url: string
  /** True when a server of a killed launcher was still running for this folder. */
  reused: boolean
  /** Stops the server, unless another launcher still uses it. */
  stop: () => Promise<void>
}

/**
 * Starts the PostgreSQL that npm installed, with its data in `dataDir`, on a Unix socket that only this account can
 * access. Throws an `Error` with a French message for the terminal.
 * @param options.settings - server settings, as in `{ fsync: 'off' }` for throw-away data
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  database: string
  settings?: Record<string, string>
}): Promise<EmbeddedPostgres> {
  const data = locateData(options.dataDir)
  const exists = inspectData(data)
  mkdirSync(options.dataDir, { recursive: true })
  const users = joinUsers(data)
  try {
    const running = exists ? await findRunning(data) : undefined
    const server = running ?? (await startFirst(data, exists, options))
    const { socketDirectory } = server
    await createDatabase(socketDirectory, options.database)
    const watch = keepAlive(
      server,
      async () => (await findRunning(data)) ?? (await startServer(data, true, socketDirectory, options)),
    )
    return {
      url: databaseUrl(socketDirectory, options.database),
      reused: running !== undefined,
      stop: async () => {
        const last = await watch.stop()
        if (users.leave()) await stopServer(last)
      },
    }
  } catch (fault) {
    users.leave()
    throw fault
  }
}

/** Starts a server on a socket of its own, whose address stays when the server is started again. */
async function startFirst(
  data: string,
  exists: boolean,
  options: { dataDir: string; settings?: Record<string, string> },
): Promise<Postmaster> {
  const mine = mkdtempSync(join(tmpdir(), 'lettrine-pg-'))
  let server: Postmaster | undefined
  try {
    server = await startServer(data, exists, mine, options)
    return server
  } finally {
    if (server?.socketDirectory !== mine) rmSync(mine, { recursive: true, force: true })
  }
}

async function findRunning(data: string): Promise<Postmaster | undefined> {
  const found = readPostmaster(data)
  if (!found || !isAlive(found.pid)) return undefined
  const ready = await answers(found.socketDirectory, () => !isAlive(found.pid))
  return ready ? found : undefined
}

async function startServer(
  data: string,
  exists: boolean,
  socketDirectory: string,
  options: { dataDir: string; settings?: Record<string, string> },
): Promise<Postmaster> {
  const runAs = accountFor(data)
  const native = findBinaries(runAs)
  const environment = {
    PATH: process.env.PATH,
    LD_LIBRARY_PATH: join(native, 'lib'),
    DYLD_LIBRARY_PATH: join(native, 'lib'),
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
  }
  if (!exists) await createData(data, native, runAs, environment)

  // A restart finds it, unless temporary files were deleted meanwhile.
  mkdirSync(socketDirectory, { recursive: true, mode: 0o700 })
  if (runAs) chownSync(socketDirectory, runAs.uid, runAs.gid)
  const logFile = join(options.dataDir, 'postgres.log')
  const child = spawnServer(
    native,
    data,
    socketDirectory,
    logFile,
    options.settings ?? {},
    runAs,
    environment,
  )
  const ready = await answers(socketDirectory, () => child.exitCode !== null || child.signalCode !== null)
  // The one that answers may be another launcher's.
  if (ready && child.pid) return readPostmaster(data) ?? { pid: child.pid, socketDirectory }

  // Another launcher may have started the same folder meanwhile: its server is used.
  const winner = await findRunning(data)
  if (winner) return winner
  const tail = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-10).join('\n')
  throw new Error(texts.startFailed(logFile, tail))
}

function spawnServer(
  native: string,
  data: string,
  socketDirectory: string,
  logFile: string,
  settings: Record<string, string>,
  runAs: RunAs | undefined,
  environment: NodeJS.ProcessEnv,
): ChildProcess {
  const log = openSync(logFile, 'a')
  const settingArguments = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(
    join(native, 'bin', 'postgres'),
    [
      '-D',
      data,
      '-k',
      socketDirectory,
      '-c',
      'listen_addresses=',
      '-c',
      'unix_socket_permissions=0700',
      ...settingArguments,
    ],
    {
      ...runAs,
      cwd: '/',
      env: environment,
      stdio: ['ignore', log, log],
      // A group of its own: Ctrl+C reaches the server first, which finishes its requests before the database stops.
      detached: true,
    },
  )
  closeSync(log)
  child.unref()
  return child
}

async function stopServer(server: Postmaster): Promise<void> {
  const deadline = Date.now() + 10_000
  // SIGINT is PostgreSQL's fast shutdown: it rolls back what is open and writes a checkpoint.
  if (isAlive(server.pid)) process.kill(server.pid, 'SIGINT')
  while (isAlive(server.pid) && Date.now() < deadline) await pause(20)
  if (isAlive(server.pid)) process.kill(server.pid, 'SIGQUIT')
  rmSync(server.socketDirectory, { recursive: true, force: true })
}
