import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database.ts'
import type { Connection } from '../../platform/database/database.ts'
import { seedPrices } from './index.ts'

let database: Connection
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const at = (iso: string) => ({ db: database.db, clock: () => new Date(iso) })
const prices = async () =>
  (
    await database.db.execute(
      sql`SELECT plan_id || ' ' || interval || ' ' || amount_cents AS sold, withdrawn_at AS withdrawn FROM plan_prices
          ORDER BY plan_id, interval, sold_from`,
    )
  ).rows as { sold: string; withdrawn: Date | null }[]

test('the prices of the catalogue are stored once, by any number of concurrent starts', async () => {
  await Promise.all([1, 2, 3].map(() => seedPrices(at('2027-01-01'))))
  await seedPrices(at('2027-01-02'))
  expect((await prices()).map(({ sold }) => sold)).toEqual([
    'basic lifetime 19999',
    'basic monthly 999',
    'basic yearly 9999',
    'lifetime lifetime 9900',
    'monthly monthly 999',
    'premium lifetime 79999',
    'premium monthly 3999',
    'premium yearly 39999',
    'pro lifetime 39999',
    'pro monthly 1999',
    'pro yearly 19999',
  ])
})

test('a changed price is withdrawn, and kept', async () => {
  await database.db.execute(
    sql`UPDATE plan_prices SET amount_cents = 899 WHERE plan_id = 'basic' AND interval = 'monthly'`,
  )
  await seedPrices(at('2027-02-01'))
  const basic = (await prices()).filter(({ sold }) => sold.startsWith('basic monthly'))
  expect(basic.map(({ sold, withdrawn }) => [sold, withdrawn !== null])).toEqual([
    ['basic monthly 899', true],
    ['basic monthly 999', false],
  ])
})
