import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDatabase, isAlive } from './postmaster.ts'
import { startEmbeddedPostgres } from './start.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lettrine-launcher-'))
  chmodSync(folder, 0o755)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const start = (dataDir = folder) => startEmbeddedPostgres({ dataDir, database: 'lettrine' })

async function ask(url: string, query: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(query)
  await client.end()
  return rows
}

test('a first start makes the database, and a restart finds what was written', async () => {
  const first = await start()
  await ask(first.url, "CREATE TABLE notes AS SELECT 'gardé' AS text")
  await first.stop()
  const second = await start()
  expect([first.reused, second.reused]).toEqual([false, false])
  expect(await ask(second.url, 'SELECT text FROM notes')).toEqual([{ text: 'gardé' }])
  await second.stop()
  await expect(ask(second.url, 'SELECT 1')).rejects.toThrow()
})

/** A launcher in a separate process, like a second terminal; it stops on request. */
async function launchElsewhere() {
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'start.ts'))})
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(folder)}, database: 'lettrine' })
    console.log(server.url)
    process.once('SIGTERM', () => server.stop().then(() => process.exit(0)))
    setInterval(() => {}, 1000)`
  const launcher = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output] = (await once(launcher.stdout, 'data')) as [Buffer]
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const gone = once(launcher, 'exit')
    launcher.kill(signal)
    await gone
  }
  return { url: output.toString().trim(), end }
}

test('the server that a killed launcher left is used again, then stopped', async () => {
  const launcher = await launchElsewhere()
  await ask(launcher.url, 'CREATE TABLE notes (text text)')
  await launcher.end('SIGKILL')

  const again = await start()
  expect([again.reused, again.url]).toEqual([true, launcher.url])
  expect(await ask(again.url, 'SELECT * FROM notes')).toEqual([])
  await again.stop()
  await expect(ask(launcher.url, 'SELECT 1')).rejects.toThrow()
})

test('launchers that start together share one server, and the last to leave stops it', async () => {
  const [mine, other] = await Promise.all([start(), launchElsewhere()])
  expect(other.url).toBe(mine.url)
  await mine.stop()
  expect(await ask(other.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await other.end('SIGTERM')
  await expect(ask(other.url, 'SELECT 1')).rejects.toThrow()
})

/** The process that holds the data. */
const postmasterPid = () =>
  Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

async function killServer(): Promise<void> {
  const pid = postmasterPid()
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => isAlive(pid)).toBe(false)
}

const answersAgain = (url: string) =>
  expect
    .poll(() => ask(url, 'SELECT text FROM notes').catch(() => 'none'), { timeout: 30_000, interval: 100 })
    .toEqual([{ text: 'gardé' }])

test('a server that is killed is started again at the same address, twice too, and stops with its launcher', async () => {
  const server = await start()
  await ask(server.url, "CREATE TABLE notes AS SELECT 'gardé' AS text")
  for (let time = 0; time < 2; time++) {
    await killServer()
    await answersAgain(server.url)
  }
  const pid = postmasterPid()
  await server.stop()
  expect(isAlive(pid)).toBe(false)
})

test('two launchers of a killed server share the one that is started again', async () => {
  const [mine, other] = await Promise.all([start(), launchElsewhere()])
  await ask(mine.url, "CREATE TABLE notes AS SELECT 'gardé' AS text")
  await killServer()
  await answersAgain(mine.url)
  await mine.stop()
  await answersAgain(other.url)
  await other.end('SIGTERM')
  await expect(ask(other.url, 'SELECT 1')).rejects.toThrow()
})

test('a database of another version is refused with a sentence and left as it was', async () => {
  mkdirSync(join(folder, 'postgres'))
  writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '19\n')
  await expect(start()).rejects.toThrow(/est de PostgreSQL 19, celle de Lettrine est de PostgreSQL 18/)
  expect(readdirSync(join(folder, 'postgres'))).toEqual(['PG_VERSION'])
  expect(readFileSync(join(folder, 'postgres', 'PG_VERSION'), 'utf8')).toBe('19\n')
})

test('a folder with something else in it is refused with a sentence and left as it was', async () => {
  mkdirSync(join(folder, 'postgres'))
  writeFileSync(join(folder, 'postgres', 'photos.zip'), 'mes photos')
  await expect(start()).rejects.toThrow(/ne contient pas de base PostgreSQL\s: il n’a pas été touché/)
  expect(readFileSync(join(folder, 'postgres', 'photos.zip'), 'utf8')).toBe('mes photos')
})

test('a creation that was interrupted leaves nothing that the next start trips over, and a database asked for by many is made once', async () => {
  mkdirSync(join(folder, 'postgres.unfinished'))
  writeFileSync(join(folder, 'postgres.unfinished', 'PG_VERSION'), '18\n')
  mkdirSync(join(folder, 'postgres'))
  const server = await start()
  expect(await ask(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  const socket = new URL(server.url).searchParams.get('host') ?? ''
  await Promise.all(Array.from({ length: 8 }, () => createDatabase(socket, 'partagee')))
  expect(await ask(server.url, "SELECT datname FROM pg_database WHERE datname = 'partagee'")).toHaveLength(1)
  await server.stop()
})

test('a folder that the account of PostgreSQL cannot reach is remembered by a note', async () => {
  const locked = join(folder, 'locked')
  mkdirSync(locked, { mode: 0o700 })
  const dataDir = join(locked, 'data')
  const server = await start(dataDir)
  await ask(server.url, 'CREATE TABLE notes (text text)')
  await server.stop()
  const again = await start(dataDir)
  expect(await ask(again.url, 'SELECT * FROM notes')).toEqual([])
  await again.stop()
  const isRoot = process.getuid?.() === 0
  expect(existsSync(join(dataDir, 'postgres-location'))).toBe(isRoot)
  if (isRoot) {
    const outside = readFileSync(join(dataDir, 'postgres-location'), 'utf8').trim()
    rmSync(outside, { recursive: true, force: true })
    rmSync(`${outside}.users`, { recursive: true, force: true })
  }
})

test('a process that is gone is not alive', () => {
  expect([isAlive(process.pid), isAlive(2 ** 22 - 1)]).toEqual([true, false])
})
