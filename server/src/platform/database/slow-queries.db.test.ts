import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { type Connection, connect } from './database.ts'
import type { SlowQuery } from './slow-queries.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let watched: Connection
let slow: SlowQuery[] = []
beforeAll(async () => {
  database = await openTestDatabase()
  watched = connect(database.url, () => {}, 3, { afterMs: 300, report: (query) => slow.push(query) })
})
afterAll(async () => {
  await watched.close()
  await database.close()
})

const sleep = (seconds: number) => sql`SELECT pg_sleep(${seconds}), ${'a secret'}::text, 'quoted'`

test('a query beyond the bound is reported and counted without its values, in a transaction too', async () => {
  await watched.db.execute(sql`SELECT 1`)
  expect(slow).toEqual([])
  await watched.db.execute(sleep(0.35))
  await watched.db.transaction((tx) => tx.execute(sleep(0.35)))
  expect(slow.map(({ text }) => text)).toEqual(Array(2).fill("SELECT pg_sleep($1), $2::text, '…'"))
  for (const { ms } of slow) expect(ms).toBeGreaterThanOrEqual(300)
  expect(watched.slowQueries()).toBe(2)
})

test('a query that fails late is reported, and its failure reaches the caller', async () => {
  slow = []
  const failing = watched.db.execute(sql`SELECT pg_sleep(0.35), 1 / (length(pg_sleep(0)::text))`)
  await expect(failing).rejects.toThrow()
  expect(slow).toHaveLength(1)
})

test('the pool tells its connections in use, unused and waited for', async () => {
  const running = Array.from({ length: 5 }, async () => watched.db.execute(sleep(1)))
  await expect.poll(() => watched.pool(), { interval: 10 }).toEqual({ used: 3, idle: 0, waiting: 2, max: 3 })
  await Promise.all(running)
  expect(watched.pool()).toEqual({ used: 0, idle: 3, waiting: 0, max: 3 })
})
