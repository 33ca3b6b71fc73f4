import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const rule = 'confusion/fond-fonds'
const content = 'Madame, Monsieur,\n\nNotre association a trouvé un bailleur de fond.'

const ignore = (token: string, id: unknown = rule) =>
  server.request('POST', '/ignored-rules', { token, body: { rule: id } })
const ignored = async (token: string) =>
  ((await server.request('GET', '/ignored-rules', { token })).body.data.rules as { rule: string }[]).map(
    (one) => one.rule,
  )
const reported = async (token: string) => {
  const { body } = await server.request('POST', '/proofread', { token, body: { content } })
  return (body.data.findings as { rule: string }[]).map((one) => one.rule).includes(rule)
}

test('an ignored rule finds nothing, until it is restored', async () => {
  const { token } = await server.signUp()
  expect(await reported(token)).toBe(true)
  const added = await ignore(token)
  expect([added.status, added.body.data.rules]).toEqual([
    201,
    [{ rule, why: 'Un capital s’écrit «\u00a0fonds\u00a0», avec un s, même au singulier.' }],
  ])
  expect(await reported(token)).toBe(false)
  const left = await server.request('DELETE', `/ignored-rules/${rule}`, { token })
  expect([left.status, left.body.data]).toEqual([200, { rules: [] }])
  expect(await reported(token)).toBe(true)
})

test('a rule is ignored once, and restored without having been ignored', async () => {
  const { token } = await server.signUp()
  await ignore(token)
  await ignore(token)
  expect(await ignored(token)).toEqual([rule])
  await server.request('DELETE', '/ignored-rules/homophone/a-has', { token })
  expect(await ignored(token)).toEqual([rule])
})

test('a stranger neither sees, changes nor shares the ignored rules of a user', async () => {
  const { token: mine } = await server.signUp()
  const { token: theirs } = await server.signUp()
  await ignore(mine)
  expect(await ignored(theirs)).toEqual([])
  expect(await reported(theirs)).toBe(true)
  await server.request('DELETE', `/ignored-rules/${rule}`, { token: theirs })
  expect(await ignored(mine)).toEqual([rule])
  expect((await server.request('GET', '/ignored-rules')).status).toBe(401)
})

test.each([
  ['confusion/nulle-part', 404, 'RULE_NOT_FOUND'],
  ['spelling', 400, 'VALIDATION_FAILED'],
  [`confusion/${'x'.repeat(80)}`, 400, 'VALIDATION_FAILED'],
  [12, 400, 'VALIDATION_FAILED'],
])('%j is not a rule to ignore', async (id, status, code) => {
  const { token } = await server.signUp()
  const answer = await ignore(token, id)
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

test('a rule that no longer exists is not listed', async () => {
  const { id, token } = await server.signUp()
  await server.db.execute(sql`INSERT INTO ignored_rules VALUES (${id}, 'confusion/ancienne', now())`)
  expect(await ignored(token)).toEqual([])
})
