import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database.ts'
import type { Connection, Database } from '../database/database.ts'
import { buildEvents, defineEvent, type Listener, type ListenerFault, listen } from './events.ts'

let database: Connection
let faults: ListenerFault[]
beforeAll(async () => {
  database = await openTestDatabase()
  await database.db.execute(sql`CREATE TABLE notes (text text PRIMARY KEY)`)
})
beforeEach(async () => {
  faults = []
  await database.db.execute(sql`DELETE FROM notes`)
})
afterAll(() => database.close())

const happened = defineEvent<{ text: string }>('test.happened')
const other = defineEvent<{ text: string }>('test.other')
const write = async (tx: Database, text: string) =>
  void (await tx.execute(sql`INSERT INTO notes VALUES (${text})`))
const noting = (name: string): Listener => listen(happened, (tx, { text }) => write(tx, `${name} ${text}`))
const failing = listen(happened, async (tx, { text }) => {
  await write(tx, `failing ${text}`)
  await write(tx, `failing ${text}`)
})
const notes = async () => {
  const { rows } = await database.db.execute(sql`SELECT text FROM notes ORDER BY text`)
  return rows.map(({ text }) => text)
}
const eventsOf = (...listeners: Listener[]) => buildEvents(listeners, (fault) => faults.push(fault))

test('all listeners run in the transaction of the publisher', async () => {
  const events = eventsOf(noting('a'), noting('b'))
  await database.db.transaction(async (tx) => {
    await write(tx, 'cause')
    await events.publish(tx, happened, { text: 'x' })
    await events.publish(tx, other, { text: 'y' })
    expect(await notes()).toEqual([])
  })
  expect(await notes()).toEqual(['a x', 'b x', 'cause'])
})

test('an event of a rolled back transaction reaches no listener', async () => {
  const events = eventsOf(noting('a'))
  const undone = database.db.transaction(async (tx) => {
    await events.publish(tx, happened, { text: 'x' })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await notes()).toEqual([])
})

test('a failing listener is rolled back alone and reported without its payload', async () => {
  const events = eventsOf(noting('a'), failing, noting('b'))
  await database.db.transaction(async (tx) => {
    await events.publish(tx, happened, { text: 'secret' })
    await write(tx, 'cause')
  })
  expect(await notes()).toEqual(['a secret', 'b secret', 'cause'])
  expect(faults).toMatchObject([{ event: 'test.happened', fault: { code: '23505' } }])
  expect(JSON.stringify(faults)).not.toContain('secret')
})
