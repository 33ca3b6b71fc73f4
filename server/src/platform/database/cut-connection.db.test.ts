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
