import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { superuser } from './data-directory.ts'

/** The content of `postmaster.pid` of a running server (PostgreSQL's own file: pid, data, start, port, socket…). */
export type Postmaster = { pid: number; socketDirectory: string }

export function readPostmaster(data: string): Postmaster | undefined {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const [pid, , , , socketDirectory] = readFileSync(file, 'utf8').split('\n')
  return pid && socketDirectory ? { pid: Number(pid), socketDirectory } : undefined
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === 'EPERM'
  }
}

export function databaseUrl(socketDirectory: string, database: string): string {
  return `postgresql://${superuser}@localhost/${database}?host=${encodeURIComponent(socketDirectory)}`
}

/** Waits until a server answers on the socket, or `gaveUp` returns true; true when it answers. */
export async function answers(socketDirectory: string, gaveUp: () => boolean): Promise<boolean> {
  for (let attempt = 0; attempt < 1000 && !gaveUp(); attempt++) {
    const client = new pg.Client({ connectionString: databaseUrl(socketDirectory, 'postgres') })
    // The connection may be cut while the server starts: try again.
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return true
    } catch {
      await pause(30)
    }
  }
  return false
}

export async function createDatabase(socketDirectory: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(socketDirectory, 'postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`)
  } catch (fault) {
    if (!isAlreadyThere(fault)) throw fault
  } finally {
    await client.end()
  }
}

/**
 * The launchers that use a server, as one file per process id. The last one to exit stops it; killed ones do not
 * count.
 */
export function joinUsers(data: string): { leave: () => boolean } {
  const folder = `${data}.users`
  mkdirSync(folder, { recursive: true })
  const mine = join(folder, String(process.pid))
  writeFileSync(mine, '')
  return {
    leave() {
      rmSync(mine, { force: true })
      return !readdirSync(folder).some((pid) => isAlive(Number(pid)))
    },
  }
}

/** Whether another process created the database after the check. */
function isAlreadyThere(fault: unknown): boolean {
  // 42P04: a database of this name exists; 23505: the other process was writing its row.
  return fault instanceof pg.DatabaseError && (fault.code === '42P04' || fault.code === '23505')
}
