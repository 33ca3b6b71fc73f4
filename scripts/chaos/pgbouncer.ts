import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../server/testing/free-port.ts'
import { accountFor } from '../embedded-postgres/run-as.ts'

export const hasPgBouncer = (): boolean => spawnSync('pgbouncer', ['--version']).status === 0

/** PgBouncer with the file of deploy, between the pools of the site and the database at `databasePort`. */
export async function startPgBouncer(folder: string, databasePort: number) {
  const port = await freePort()
  const shipped = readFileSync(join(import.meta.dirname, '../../deploy/pgbouncer.ini'), 'utf8')
  const file = join(folder, 'pgbouncer.ini')
  const adapted = shipped
    .replace('host=postgres port=5432', `host=127.0.0.1 port=${databasePort}`)
    .replace(/^listen_addr = .*$/m, 'listen_addr = 127.0.0.1')
    .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
    .replace(/^auth_type = .*$/m, 'auth_type = trust')
    .replace(/^auth_file = .*$/m, `auth_file = ${join(folder, 'pgbouncer.users')}`)
  writeFileSync(file, `${adapted}\nunix_socket_dir =\n`)
  writeFileSync(join(folder, 'pgbouncer.users'), '"site" ""\n')
  // It refuses root.
  const child = spawn('pgbouncer', ['--quiet', file], {
    ...accountFor(join(folder, 'none')),
    cwd: '/',
    stdio: 'ignore',
  })
  return {
    port,
    close: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGINT')
      await exited
    },
  }
}
