import { execFile, spawn } from 'node:child_process'
import { chownSync, closeSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../../server/testing/free-port.ts'
import { findBinaries } from '../embedded-postgres/binaries.ts'
import { createData, superuser } from '../embedded-postgres/data-directory.ts'
import { accountFor } from '../embedded-postgres/run-as.ts'
import { type Supervised, supervise } from './supervise.ts'

/** What Docker waits before it starts a container again, the first time. */
const containerDelayMs = 100
const role = 'site'
const standbyName = 'standby'

export type Postgres = {
  port: number
  data: string
  server: Supervised
  /** Runs statements as the superuser, on the database of the site. */
  ask: <Row extends pg.QueryResultRow>(text: string) => Promise<Row[]>
}

/** The address of the site's database by way of a port: an ordinary role, as deploy/create-role.sh makes it. */
export const siteUrl = (port: number) => `postgresql://${role}@127.0.0.1:${port}/lettrine`

const settings = {
  listen_addresses: '127.0.0.1',
  max_connections: '150',
  synchronous_commit: 'on',
  // A standby that was copied a moment ago asks for what was written since.
  wal_keep_size: '128MB',
  max_wal_size: '128MB',
}

/** A new server on a port of this machine, started again as its container would be, with the database of the site. */
export async function startPrimary(folder: string): Promise<Postgres> {
  const data = join(folder, 'primary')
  mkdirSync(folder, { recursive: true })
  const { native, runAs, environment } = programOf(data)
  await createData(data, native, runAs, environment)
  const primary = await serve('postgres', data, {})
  const maintenance = clientOf(primary.port, 'postgres')
  await maintenance.connect()
  await maintenance.query(`CREATE ROLE ${role} LOGIN CREATEDB`)
  await maintenance.query(`CREATE DATABASE lettrine OWNER ${role}`)
  await maintenance.end()
  await primary.ask(`ALTER SCHEMA public OWNER TO ${role}`)
  return primary
}

/**
 * A copy of a running server that follows it, and without which nothing is acknowledged there from now on. The embedded
 * PostgreSQL has no `pg_basebackup`: its files are copied between the two functions of which that consists.
 */
export async function startStandby(primary: Postgres, folder: string): Promise<Postgres> {
  const data = join(folder, 'standby')
  mkdirSync(folder, { recursive: true })
  const client = clientOf(primary.port, 'lettrine')
  await client.connect()
  try {
    await client.query("SELECT pg_backup_start('standby', true)")
    // Files that vanish meanwhile are in the log that the standby reads.
    await promisify(execFile)('cp', ['--archive', primary.data, data]).catch((fault: { stderr: string }) => {
      if (!/No such file/.test(fault.stderr)) throw fault
    })
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)')
    rmSync(join(data, 'postmaster.pid'), { force: true })
    writeFileSync(join(data, 'backup_label'), rows[0]!.labelfile)
    writeFileSync(join(data, 'standby.signal'), '')
  } finally {
    await client.end()
  }
  const { runAs } = programOf(data)
  if (runAs)
    for (const name of ['backup_label', 'standby.signal']) chownSync(join(data, name), runAs.uid, runAs.gid)
  const conninfo = `host=127.0.0.1 port=${primary.port} user=${superuser} application_name=${standbyName}`
  const standby = await serve('standby', data, { primary_conninfo: conninfo })
  await primary.ask(`ALTER SYSTEM SET synchronous_standby_names = '${standbyName}'`)
  await primary.ask('SELECT pg_reload_conf()')
  await until(async () => {
    const rows = await primary.ask<{ sync_state: string }>('SELECT sync_state FROM pg_stat_replication')
    return rows.some(({ sync_state }) => sync_state === 'sync')
  })
  return standby
}

export async function promote(standby: Postgres): Promise<void> {
  await standby.ask('SELECT pg_promote(true, 30)')
}

const clientOf = (port: number, database: string) => {
  const client = new pg.Client({
    connectionString: `postgresql://${superuser}@127.0.0.1:${port}/${database}`,
    connectionTimeoutMillis: 2_000,
  })
  client.on('error', () => {})
  return client
}

function programOf(data: string) {
  const runAs = accountFor(data)
  const native = findBinaries(runAs)
  const environment = {
    PATH: process.env.PATH,
    LD_LIBRARY_PATH: join(native, 'lib'),
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
  }
  return { native, runAs, environment }
}

async function serve(name: string, data: string, more: Record<string, string>): Promise<Postgres> {
  const port = await freePort()
  const { native, runAs, environment } = programOf(data)
  const given = Object.entries({ ...settings, port: String(port), unix_socket_directories: '', ...more })
  const start = () => {
    const log = openSync(`${data}.log`, 'a')
    const child = spawn(
      join(native, 'bin', 'postgres'),
      ['-D', data, ...given.flatMap(([key, value]) => ['-c', `${key}=${value}`])],
      { ...runAs, cwd: '/', env: environment, stdio: ['ignore', log, log] },
    )
    closeSync(log)
    return child
  }
  const ask: Postgres['ask'] = async <Row extends pg.QueryResultRow>(text: string) => {
    const client = clientOf(port, 'lettrine')
    await client.connect()
    try {
      return (await client.query<Row>(text)).rows
    } finally {
      await client.end()
    }
  }
  const server = supervise(name, start, containerDelayMs)
  const maintenance = async () => {
    const client = clientOf(port, 'postgres')
    await client.connect()
    await client.end()
    return true
  }
  await until(maintenance)
  return { port, data, server, ask }
}

/** Waits until `holds` answers true; an error counts as no. Throws after half a minute. */
export async function until(holds: () => Promise<boolean>, limitMs = 30_000): Promise<void> {
  const end = performance.now() + limitMs
  while (performance.now() < end) {
    if (await holds().catch(() => false)) return
    await pause(100)
  }
  throw new Error(`Waited ${limitMs / 1_000} s in vain: ${holds}`)
}
