import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { connect } from './database.ts'

const secrets = pgTable('secrets', { name: text().notNull() })

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test.each([
  ['named', ['all_secrets']],
  ['unnamed', []],
] as const)('%s statements leave these on their connection: %j', async (statements, left) => {
  const { db, close } = connect(database.url, () => {}, 1, undefined, statements)
  const prepared = db.select({ name: secrets.name }).from(secrets).prepare('all_secrets')
  expect(await prepared.execute()).toEqual(await prepared.execute())
  const { rows } = await db.execute(sql`SELECT name FROM pg_prepared_statements`)
  expect(rows.map(({ name }) => name)).toEqual(left)
  await close()
})
