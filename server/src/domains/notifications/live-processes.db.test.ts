import { liveCloseCodes } from '@lettrine/contract/live'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { propertyRuns } from '../../../../scripts/test-size.ts'
import { addressOf, connectLive, type LiveClient } from '../../../testing/live-client.ts'
import { testSecret } from '../../../testing/test-app.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { startServer } from '../../main.ts'
import { systemClock } from '../../platform/clock.ts'
import type { Connection } from '../../platform/database/database.ts'
import { newId } from '../../platform/new-id.ts'
import { notifyUser } from './notify-user.ts'

type Running = Awaited<ReturnType<typeof startServer>>
type Person = { id: string; token: string }

let database: Connection & { url: string }
let servers: Running[]
let addresses: string[]
let clients: LiveClient[] = []

const start = () =>
  startServer({
    DATABASE_URL: database.url,
    AUTH_SECRET: testSecret,
    PORT: '0',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:3000',
    ROLE: 'web',
  })
beforeAll(async () => {
  database = await openTestDatabase()
  servers = [await start(), await start()]
  addresses = servers.map(({ app }) => addressOf(app.server))
})
afterEach(async () => {
  for (const client of clients) await client.close()
  clients = []
})
afterAll(async () => {
  for (const server of servers) await server.stop()
  await database.close()
})

async function signUp(): Promise<Person> {
  const url = `http://${addresses[0]}/v1/auth`
  const created = await fetch(`${url}/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Inès', email: `${newId()}@example.org`, password: 'Secret1!' }),
  })
  const cookie = created.headers.getSetCookie().map((one) => one.split(';')[0])
  const answer = await fetch(`${url}/token`, { headers: { cookie: cookie.join('; ') } })
  const { user } = (await created.json()) as { user: { id: string } }
  return { id: user.id, token: ((await answer.json()) as { token: string }).token }
}
function connect(address: string, { token }: Person, resumeAfter: number): LiveClient {
  const client = connectLive(address, token, { resumeAfter })
  clients.push(client)
  return client
}
const tell = ({ id }: Person) =>
  database.db.transaction((tx) =>
    notifyUser(tx, { clock: systemClock, newId }, id, {
      ...{ key: newId(), type: 'security', title: 'Titre', message: 'Texte', data: {} },
    }),
  )
/** Terminates the LISTEN connections; returns the number. */
async function cutListeners(): Promise<number> {
  const { rows } = await database.db.execute(
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'lettrine news' AND datname = current_database()`,
  )
  return rows.length
}

test('a notification of one process reaches the sockets of another', async () => {
  const alice = await signUp()
  const [here, there] = addresses.map((address) => connect(address, alice, 0)) as [LiveClient, LiveClient]
  await expect.poll(() => here.isReady() && there.isReady()).toBe(true)
  // A password change on the first process.
  const answer = await fetch(`http://${addresses[0]}/v1/users/change-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${alice.token}` },
    body: JSON.stringify({ currentPassword: 'Secret1!', newPassword: 'Corail-des-mers-42' }),
  })
  expect(answer.status).toBe(200)
  for (const client of [here, there])
    await expect.poll(() => client.told().map(({ title }) => title)).toEqual(['Mot de passe changé'])
})

test('a process that lost its connection catches up', async () => {
  const alice = await signUp()
  const client = connect(addresses[1]!, alice, 0)
  await expect.poll(client.isReady).toBe(true)
  expect(await cutListeners()).toBe(2)
  for (let turn = 0; turn < 3; turn++) await tell(alice)
  await expect.poll(client.sequences, { timeout: 10_000 }).toEqual([1, 2, 3])
  // Notifications may have been read or deleted meanwhile.
  await expect.poll(() => client.frames.some(({ type }) => type === 'changed')).toBe(true)
  await tell(alice)
  await expect.poll(client.sequences).toEqual([1, 2, 3, 4])
  expect(client.code()).toBeUndefined()
})

test('an unknown signal triggers a catch-up', async () => {
  const alice = await signUp()
  const client = connect(addresses[0]!, alice, 0)
  await expect.poll(client.isReady).toBe(true)
  for (const text of ['', '{', '[]', '{"kind":"tomorrow"}'])
    await database.db.execute(sql`SELECT pg_notify('lettrine_notifications', ${text})`)
  await tell(alice)
  await expect.poll(client.sequences).toEqual([1])
})

type Step = 'tell' | 'tell two at once' | 'leave' | 'come here' | 'come there' | 'cut the listeners'
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Step>('tell') },
  { weight: 2, arbitrary: fc.constant<Step>('tell two at once') },
  { weight: 2, arbitrary: fc.constant<Step>('leave') },
  { weight: 3, arbitrary: fc.constantFrom<Step>('come here', 'come there') },
  { weight: 1, arbitrary: fc.constant<Step>('cut the listeners') },
)

test('a client that reconnects to changing processes receives every notification once, in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 5, maxLength: 24 }), async (path) => {
      const alice = await signUp()
      const seen: number[] = []
      let told = 0
      let client: LiveClient | undefined
      const leave = async () => {
        await client?.close()
        seen.push(...(client?.sequences() ?? []))
        client = undefined
      }
      const come = async (address: string) => {
        await leave()
        client = connect(address, alice, seen.at(-1) ?? 0)
      }
      const doing: Record<Step, () => Promise<unknown>> = {
        tell: async () => {
          told += 1
          await tell(alice)
        },
        'tell two at once': async () => {
          told += 2
          await Promise.all([tell(alice), tell(alice)])
        },
        leave,
        'come here': () => come(addresses[0]!),
        'come there': () => come(addresses[1]!),
        'cut the listeners': cutListeners,
      }
      for (const step of path) await doing[step]()
      if (!client) await come(addresses[0]!)
      const all = Array.from({ length: told }, (_, index) => index + 1)
      await expect
        .poll(() => [...seen, ...(client?.sequences() ?? [])], { timeout: 15_000, interval: 20 })
        .toEqual(all)
      await leave()
    }),
    propertyRuns(8, 25),
  )
})

test('a stopping process closes its sockets, and clients resume at another', async () => {
  const alice = await signUp()
  const extra = await start()
  const client = connect(addressOf(extra.app.server), alice, 0)
  await expect.poll(client.isReady).toBe(true)
  await tell(alice)
  await expect.poll(client.sequences).toEqual([1])
  await Promise.all([extra.stop(), tell(alice)])
  expect(client.code()).toBe(liveCloseCodes.goingAway)
  const next = connect(addresses[0]!, alice, client.sequences().at(-1)!)
  await expect.poll(() => [...client.sequences(), ...next.sequences()]).toEqual([1, 2])
})
