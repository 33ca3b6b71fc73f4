import { Notification, NotificationType, topicOfNotification } from '@lettrine/contract/notifications'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newId } from '../../platform/new-id.ts'
import { lockUserForUpdate } from '../identity/index.ts'
import { countForUser, type Notice, notifyUser } from './notify-user.ts'

let server: TestApp
let now = new Date('2026-11-20T10:00:00Z')
const deps = { clock: () => now, newId }
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

type Person = Awaited<ReturnType<TestApp['signUp']>>
const notice = (key: string, more: Partial<Notice> = {}): Notice => ({
  key,
  type: 'security',
  title: `Titre ${key}`,
  message: 'Texte',
  data: {},
  ...more,
})
const tell = (userId: string, given: Notice) =>
  server.db.transaction((tx) => notifyUser(tx, deps, userId, given))
const list = async ({ token }: Person, query = '') =>
  (await server.request('GET', `/notifications${query}`, { token })).body.data
const sequencesOf = ({ notifications }: { notifications: Notification[] }) =>
  notifications.map(({ sequence }) => sequence)

test('the list is empty at first', async () => {
  expect(await list(await server.signUp())).toEqual({
    notifications: [],
    unreadCount: 0,
    lastSequence: 0,
  })
})

test('notifications are listed, newest first, and after a sequence', async () => {
  const alice = await server.signUp()
  const action = { label: 'Voir la lettre', path: '/dashboard/letters' }
  await tell(alice.id, notice('a', { data: { letterId: 'x' }, action }))
  await tell(alice.id, notice('b'))
  const whole = await list(alice)
  expect(whole).toMatchObject({ unreadCount: 2, lastSequence: 2 })
  expect(whole.notifications).toEqual([
    expect.objectContaining({ sequence: 2, title: 'Titre b', isRead: false }),
    expect.objectContaining({ sequence: 1, action, data: { letterId: 'x' }, createdAt: now.toISOString() }),
  ])
  expect(Notification.array().parse(whole.notifications)).toEqual(whole.notifications)
  expect(await list(alice, '?after=1')).toMatchObject({ notifications: [{ sequence: 2 }], unreadCount: 2 })
})

test.each(['-1', '1.5', 'x', '1e40'])('after=%s is refused', async (after) => {
  const { token } = await server.signUp()
  expect((await server.request('GET', `/notifications?after=${after}`, { token })).status).toBe(400)
})

describe('each call', () => {
  const calls: [method: 'PATCH' | 'DELETE', path: string, left: number, unread: number][] = [
    ['PATCH', '/notifications/ID/read', 3, 2],
    ['PATCH', '/notifications/read-all', 3, 0],
    ['DELETE', '/notifications/ID', 2, 2],
    ['DELETE', '/notifications', 0, 0],
  ]
  test.each(calls)(
    '%s %s changes one’s own, and the same again nothing',
    async (method, path, left, unread) => {
      const [alice, bob] = [await server.signUp(), await server.signUp()]
      for (const person of [alice, bob]) for (const key of ['a', 'b', 'c']) await tell(person.id, notice(key))
      const { id } = (await list(alice)).notifications[1]
      const url = path.replace('ID', id)
      const answer = await server.request(method, url, { token: alice.token })
      expect(answer).toMatchObject({ status: 200, body: { data: { unreadCount: unread } } })
      const after = await list(alice)
      expect(after).toMatchObject({ unreadCount: unread, lastSequence: 3 })
      expect(after.notifications).toHaveLength(left)
      expect(await list(bob)).toMatchObject({ unreadCount: 3 })
      const again = await server.request(method, url, { token: alice.token })
      expect(again.status).toBe(method === 'DELETE' && path.includes('ID') ? 404 : 200)
      expect(await list(alice)).toEqual(after)
    },
  )

  test.each(calls.filter(([, path]) => path.includes('ID')))(
    '%s %s of another is not there',
    async (method, path) => {
      const [alice, bob] = [await server.signUp(), await server.signUp()]
      await tell(alice.id, notice('a'))
      const before = await list(alice)
      const url = path.replace('ID', before.notifications[0].id)
      const answer = await server.request(method, url, { token: bob.token })
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOTIFICATION_NOT_FOUND' } })
      expect(await list(alice)).toEqual(before)
    },
  )
})

test('fifty are stored, and the sequence goes on', async () => {
  const alice = await server.signUp()
  for (let turn = 1; turn <= 53; turn++) await tell(alice.id, notice(`k${turn}`))
  const whole = await list(alice)
  expect(sequencesOf(whole)).toEqual(Array.from({ length: 50 }, (_, index) => 53 - index))
  expect(whole).toMatchObject({ unreadCount: 50, lastSequence: 53 })
})

test('a key is notified once per user, even after its deletion', async () => {
  const [alice, bob] = [await server.signUp(), await server.signUp()]
  await Promise.all([1, 2, 3].map(() => tell(alice.id, notice('once'))))
  await tell(bob.id, notice('once'))
  expect((await list(bob)).lastSequence).toBe(1)
  expect(sequencesOf(await list(alice))).toEqual([1])
  await server.request('DELETE', '/notifications', { token: alice.token })
  await tell(alice.id, notice('once'))
  expect(await list(alice)).toMatchObject({ notifications: [], lastSequence: 1 })
})

test('a counting notification is updated as the newest and unread; after its deletion it starts over', async () => {
  const alice = await server.signUp()
  const count = () =>
    server.db.transaction((tx) =>
      countForUser(tx, deps, alice.id, 'letter', (times) => ({
        ...{ type: 'letter_viewed', title: 'Lettre', message: `${times} fois`, data: { letterId: 'x' } },
      })),
    )
  await Promise.all([count(), count()])
  await server.request('PATCH', '/notifications/read-all', { token: alice.token })
  await tell(alice.id, notice('between'))
  now = new Date('2026-11-20T10:05:00Z')
  await count()
  const whole = await list(alice)
  expect(whole.notifications).toMatchObject([
    { sequence: 4, message: '3 fois', data: { letterId: 'x', count: '3' }, isRead: false },
    { sequence: 3 },
  ])
  expect(whole.notifications[0].createdAt).toBe(now.toISOString())
  await server.request('DELETE', `/notifications/${whole.notifications[0].id}`, { token: alice.token })
  await count()
  expect((await list(alice)).notifications[0]).toMatchObject({ sequence: 5, message: '1 fois' })
})

test('a notification with the user locked does not deadlock with a concurrent count', async () => {
  const alice = await server.signUp()
  await tell(alice.id, notice('first'))
  const { rows } = await server.db.execute(sql`SELECT 1 FROM pg_locks WHERE NOT granted`)
  expect(rows).toEqual([])
  let counting: Promise<void> | undefined
  await server.db.transaction(async (tx) => {
    await lockUserForUpdate(tx, alice.id)
    counting = server.db.transaction((own) =>
      countForUser(own, deps, alice.id, 'letter', () => notice('counted')),
    )
    await expect
      .poll(async () => (await server.db.execute(sql`SELECT 1 FROM pg_locks WHERE NOT granted`)).rows.length)
      .toBeGreaterThan(0)
    await notifyUser(tx, deps, alice.id, notice('second'))
  })
  await counting
  expect(sequencesOf(await list(alice))).toEqual([3, 2, 1])
})

test('notifying a deleted user has no effect', async () => {
  const alice = await server.signUp()
  await server.db.execute(sql`DELETE FROM users WHERE id = ${alice.id}`)
  await tell(alice.id, notice('late'))
  const { rows } = await server.db.execute(sql`SELECT 1 FROM notifications WHERE user_id = ${alice.id}`)
  expect(rows).toEqual([])
})

test('twenty concurrent notifications are numbered without gaps; a rolled back one takes no number', async () => {
  const alice = await server.signUp()
  const undone = (key: string) =>
    server.db
      .transaction(async (tx) => {
        await notifyUser(tx, deps, alice.id, notice(key))
        throw new Error('undone')
      })
      .catch((fault: Error) => expect(fault.message).toBe('undone'))
  await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      turn % 4 === 3 ? undone(`k${turn}`) : tell(alice.id, notice(`k${turn}`)),
    ),
  )
  expect(sequencesOf(await list(alice))).toEqual(Array.from({ length: 15 }, (_, index) => 15 - index))
})

test.each(NotificationType.options)(
  '%s respects the settings; security and billing are always sent',
  async (type) => {
    const alice = await server.signUp()
    const topic = topicOfNotification[type]
    const others = ['sharing', 'quota', 'subscription'].filter((one) => one !== topic)
    await server.request('PUT', '/users/settings', { token: alice.token, body: { notifyAbout: others } })
    await tell(alice.id, notice('unwanted', { type }))
    expect((await list(alice)).lastSequence).toBe(topic === null ? 1 : 0)
    const body = { notifyAbout: topic ? [topic] : [] }
    await server.request('PUT', '/users/settings', { token: alice.token, body })
    await tell(alice.id, notice('wanted', { type }))
    expect((await list(alice)).lastSequence).toBe(topic === null ? 2 : 1)
  },
)
