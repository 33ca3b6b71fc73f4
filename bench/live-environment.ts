import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import pg from 'pg'
import { startEmbeddedPostgres } from '../scripts/embedded-postgres/start.ts'
import { freePort } from '../server/testing/free-port.ts'
import type { LiveClient } from './live-clients.ts'

const publicUrl = 'http://localhost:3000'

/** Bytes, after garbage collection. */
type Memory = { rss: number; heapUsed: number }

export type LiveServer = {
  address: string
  child: ChildProcess
  memory: () => Promise<Memory>
  end: () => Promise<void>
}

/** A database with `count` users, tokens of their sessions, and a function that starts servers on it. */
export async function openLiveEnvironment(count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'lettrine-live-'))
  // The account that runs PostgreSQL needs access.
  chmodSync(folder, 0o755)
  const cluster = await startEmbeddedPostgres({ dataDir: folder, database: 'bench' })
  const running: LiveServer[] = []
  const start = async () => {
    const server = await startServer(cluster.url)
    running.push(server)
    return server
  }
  const close = async () => {
    for (const server of running) await server.end()
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    // Its start applies the schema.
    const first = await start()
    const members = await fill(cluster.url, count)
    return { databaseUrl: cluster.url, members, first, start, close }
  } catch (fault) {
    await close()
    throw fault
  }
}

/** A server in a separate process. */
async function startServer(databaseUrl: string): Promise<LiveServer> {
  const port = await freePort()
  const child = fork(join(import.meta.dirname, 'measured-server.ts'), {
    execArgv: ['--expose-gc'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      ROLE: 'web',
      LOG_LEVEL: 'error',
    },
  })
  const exited = once(child, 'exit')
  const ended = exited.then(([code]) => {
    throw new Error(`The server ended with ${code} before it was ready`)
  })
  await Promise.race([once(child, 'message'), ended])
  // It may end later.
  ended.catch(() => {})
  return {
    address: `127.0.0.1:${port}`,
    child,
    memory: async () => {
      child.send('memory')
      const [memory] = (await once(child, 'message')) as [Memory]
      return memory
    },
    end: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      await exited
    },
  }
}

/** Users with a session each, and their access tokens under a key that the servers find in the database. */
async function fill(databaseUrl: string, count: number): Promise<LiveClient[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true })
    const { rows: keys } = await client.query<{ id: string }>(
      `INSERT INTO signing_keys (id, public_key, private_key, alg, crv, created_at)
       VALUES (gen_random_uuid(), $1, '', 'EdDSA', 'Ed25519', now()) RETURNING id`,
      [JSON.stringify(await exportJWK(publicKey))],
    )
    await client.query(
      `INSERT INTO users (id, name, email, created_at, updated_at)
       SELECT gen_random_uuid(), 'Inès', n || '@example.org', now(), now() FROM generate_series(1, $1::integer) AS n`,
      [count],
    )
    const { rows } = await client.query<{ user_id: string; id: string }>(
      `INSERT INTO sessions (id, user_id, token_hash, expires_at, created_at, updated_at)
       SELECT gen_random_uuid(), id, gen_random_uuid(), now() + interval '1 day', now(), now() FROM users
       RETURNING user_id, id`,
    )
    const sign = (userId: string, sessionId: string) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'EdDSA', kid: keys[0]!.id })
        .setSubject(userId)
        .setIssuer(publicUrl)
        .setAudience(publicUrl)
        .setExpirationTime('15m')
        .sign(privateKey)
    return await Promise.all(
      rows.map(async ({ user_id: userId, id }) => ({ userId, token: await sign(userId, id) })),
    )
  } finally {
    await client.end()
  }
}
