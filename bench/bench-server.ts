import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../scripts/embedded-postgres/start.ts'
import { buildServer } from '../server/src/main.ts'
import { freePort } from '../server/testing/free-port.ts'

type Server = Awaited<ReturnType<typeof buildServer>>['app']
export const benchPassword = 'Secret1!'

export type Owner = { id: string; token: string }

/** The whole application on its own database, with a client to fill it. */
export async function openBenchServer() {
  const folder = mkdtempSync(join(tmpdir(), 'lettrine-bench-'))
  // The account that runs PostgreSQL needs access.
  chmodSync(folder, 0o755)
  const cluster = await startEmbeddedPostgres({ dataDir: folder, database: 'bench' })
  const environment = {
    DATABASE_URL: cluster.url,
    PORT: String(await freePort()),
    ROLE: 'web',
    LOG_LEVEL: 'silent',
  }
  const { app, config, stop } = await buildServer(environment)
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  /** Listens for a browser; resolves with the address. */
  const listen = async () => {
    await app.listen({ host: config.host, port: config.port })
    return config.publicUrl
  }
  const close = async () => {
    await client.end()
    await stop()
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { app, client, listen, close }
}

/** A new account under this name, with its access token. */
export async function signUp(app: Server, name: string): Promise<Owner> {
  const payload = { name, email: `${name}@example.org`, password: benchPassword }
  const created = await app.inject({ method: 'POST', url: '/v1/auth/sign-up/email', payload })
  if (created.statusCode !== 200) throw new Error(`Sign-up answered ${created.statusCode}: ${created.body}`)
  const cookies = Object.fromEntries(created.cookies.map((cookie) => [cookie.name, cookie.value]))
  const answer = await app.inject({ method: 'GET', url: '/v1/auth/token', cookies })
  return { id: created.json().user.id, token: answer.json().token }
}

/** Requests a path as `owner`; anything but a success aborts the benchmark. */
export async function get(app: Server, owner: Owner, path: string): Promise<string> {
  const headers = { authorization: `Bearer ${owner.token}` }
  const answer = await app.inject({ method: 'GET', url: `/v1${path}`, headers })
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`)
  return answer.body
}
