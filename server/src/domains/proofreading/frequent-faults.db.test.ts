import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const path = '/proofreading/faults'
const rule = 'confusion/fond-fonds'
type Counted = { rule: string; count: number }

const count = (token: string, ...faults: Counted[]) =>
  server.request('POST', path, { token, body: { faults } })
const counts = async (token: string) =>
  ((await server.request('GET', path, { token })).body.data.faults as Counted[]).map((one) => [
    one.rule,
    one.count,
  ])

test('accepted corrections add up by rule, the most frequent first', async () => {
  const { token } = await server.signUp()
  expect(await counts(token)).toEqual([])
  await count(token, { rule, count: 1 }, { rule: 'spelling', count: 2 })
  const answer = await count(token, { rule, count: 2 }, { rule, count: 1 })
  expect(answer.status).toBe(200)
  expect(answer.body.data.faults[0]).toEqual({
    rule,
    why: 'Un capital s’écrit «\u00a0fonds\u00a0», avec un s, même au singulier.',
    count: 4,
    lastAt: expect.stringMatching(/^\d{4}-/u),
  })
  expect(await counts(token)).toEqual([
    [rule, 4],
    ['spelling', 2],
  ])
})

test('a rule that does not exist is neither counted nor listed', async () => {
  const { id, token } = await server.signUp()
  await count(token, { rule: 'confusion/nulle-part', count: 1 })
  await server.db.execute(sql`INSERT INTO frequent_faults VALUES (${id}, 'confusion/ancienne', 3, now())`)
  expect(await counts(token)).toEqual([])
})

test.each([
  [[]],
  [[{ rule: 'cliche', count: 1 }]],
  [[{ rule, count: 0 }]],
  [[{ rule, count: 1.5 }]],
  [[{ rule, count: 501 }]],
])('bad counts are a 400: %j', async (faults) => {
  const { token } = await server.signUp()
  const answer = await server.request('POST', path, { token, body: { faults } })
  expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED'])
})

test('counts are forgotten on request', async () => {
  const { token } = await server.signUp()
  await count(token, { rule, count: 1 })
  const answer = await server.request('DELETE', path, { token })
  expect([answer.status, answer.body.data]).toEqual([200, { faults: [] }])
  expect(await counts(token)).toEqual([])
})

test('a stranger neither sees, changes nor forgets the counts of a user', async () => {
  const { token: mine } = await server.signUp()
  const { token: theirs } = await server.signUp()
  await count(mine, { rule, count: 3 })
  expect(await counts(theirs)).toEqual([])
  expect((await exercise(theirs)).body.data.sentences).toEqual([])
  await count(theirs, { rule, count: 1 })
  await server.request('DELETE', path, { token: theirs })
  expect(await counts(mine)).toEqual([[rule, 3]])
  expect((await server.request('GET', path)).status).toBe(401)
})

const exercise = (token: string, seed: number | string = 1) =>
  server.request('GET', `/proofreading/exercise?seed=${seed}`, { token })

test('an exercise has five sentences on the frequent faults, the same for the same seed', async () => {
  const { token } = await server.signUp()
  await count(token, { rule: 'spelling', count: 9 }, { rule, count: 1 })
  const { status, body } = await exercise(token)
  expect([status, body.data.sentences.length]).toEqual([200, 5])
  expect(new Set(body.data.sentences.map((one: Counted) => one.rule))).toEqual(new Set([rule]))
  expect((await exercise(token)).body.data).toEqual(body.data)
  expect((await exercise(token, 2)).body.data).not.toEqual(body.data)
  expect((await exercise(token, 'x')).status).toBe(400)
})
