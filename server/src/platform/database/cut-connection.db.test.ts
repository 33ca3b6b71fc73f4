import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { connect } from './database.ts'

it('a connection that is cut between two queries of a transaction is reported, and the next query has another', async () => {
  const database = await openTestDatabase()
  const faults: Error[] = []
  const { db, close } = connect(database.url, (fault) => faults.push(fault))
  const cut = db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`SELECT pg_backend_pid() AS pid`)
    await database.db.execute(sql`SELECT pg_terminate_backend(${rows[0]?.pid})`)
    await expect.poll(() => faults.length).toBeGreaterThan(0)
    await tx.execute(sql`SELECT 1`)
  })
  await expect(cut).rejects.toThrow()
  expect((await db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }])
  await close()
  await database.close()
})

it('a transaction whose BEGIN fails gives its place in the pool back', async () => {
  const database = await openTestDatabase()
  const { db, pool, close } = connect(database.url, () => {}, 2)
  // As it fails on a connection that is cut at that moment, but every time.
  const isolationLevel = 'no such level' as 'serializable'
  const begin = () => db.transaction(async () => {}, { isolationLevel })
  for (let round = 0; round < 3; round++) await expect(begin()).rejects.toThrow()
  expect(pool()).toMatchObject({ used: 0, waiting: 0 })
  expect((await db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }])
  await close()
  await database.close()
})

it('a query and an open transaction have a deadline, and a wait for a connection too', async () => {
  const database = await openTestDatabase()
  const { db, close } = connect(database.url, () => {})
  const { rows } = await db.execute(
    sql`SELECT name, setting FROM pg_settings WHERE name IN ('statement_timeout', 'idle_in_transaction_session_timeout')`,
  )
  expect(rows.map(({ setting }) => setting)).toEqual(['30000', '30000'])
  // All ten connections are used for longer than the eleventh query may wait.
  const used = Promise.all(Array.from({ length: 10 }, () => db.execute(sql`SELECT pg_sleep(7)`)))
  await expect(db.execute(sql`SELECT 1`)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('timeout') },
  })
  await used
  await close()
  await database.close()
})
