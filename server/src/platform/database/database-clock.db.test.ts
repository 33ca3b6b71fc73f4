import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { countAttempt } from '../rate-limit.ts'
import { openDatabaseClock } from './database-clock.ts'

const hourMs = 3_600_000
const fault = (cause: unknown) => {
  throw cause
}

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const machines = [-2 * hourMs, 0, 2 * hourMs].map((wrongMs) => () => new Date(Date.now() + wrongMs))

test('processes on machines whose clocks are hours apart have one clock', async () => {
  for (const machine of machines) {
    const { clock, stop } = await openDatabaseClock(database.db, machine, fault)
    expect(Math.abs(clock().getTime() - Date.now())).toBeLessThan(1_000)
    stop()
  }
})

test('a limit is counted once by such processes', async () => {
  const limit = { max: 3, windowSeconds: 60 }
  const waits: (number | undefined)[] = []
  for (const machine of [...machines, ...machines]) {
    const { clock, stop } = await openDatabaseClock(database.db, machine, fault)
    waits.push(await countAttempt({ db: database.db, clock }, 'password of somebody', limit))
    stop()
  }
  expect(waits.map((wait) => wait !== undefined)).toEqual([false, false, false, true, true, true])
})
