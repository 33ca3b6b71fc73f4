import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '../database/database.ts'
import { registerHealth } from './health.ts'

/** A PostgreSQL that is stopped: it accepts connections, and says nothing. */
let silent: Server
beforeAll(async () => {
  silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
})
afterAll(() => void silent.close())

async function ask(isReady: () => Promise<boolean>) {
  const app = Fastify()
  registerHealth(app, isReady)
  const started = performance.now()
  const [ready, health] = await Promise.all(['/readyz', '/healthz'].map((url) => app.inject({ url })))
  const seconds = (performance.now() - started) / 1_000
  return { statuses: [ready!.statusCode, health!.statusCode], seconds }
}

describe('/readyz', () => {
  it('answers in a second when PostgreSQL is stopped', async () => {
    const address = silent.address()
    if (typeof address !== 'object' || !address) throw new Error('the database does not listen')
    const { db, close } = connect(`postgresql://someone@127.0.0.1:${address.port}/none`, () => {})
    const { statuses, seconds } = await ask(async () => (await db.execute(sql`SELECT 1`)).rows.length === 1)
    expect(statuses).toEqual([503, 200])
    expect(seconds).toBeGreaterThan(0.9)
    expect(seconds).toBeLessThan(1.5)
    await close()
  })

  it('says that a failing database does not serve, at once', async () => {
    const { statuses, seconds } = await ask(() => Promise.reject(new Error('refused')))
    expect(statuses).toEqual([503, 200])
    expect(seconds).toBeLessThan(0.9)
  })

  it('says that a process with its database serves', async () => {
    expect((await ask(async () => true)).statuses).toEqual([200, 200])
  })
})
