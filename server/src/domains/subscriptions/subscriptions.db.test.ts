import { entitlementsByPlan } from '@lettrine/contract/entitlements'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { grantAiUse, grantPlan } from './index.ts'

let server: TestApp
let now = new Date('2026-03-31T10:00:00Z')
beforeAll(async () => {
  server = await openTestApp({ clock: () => now })
})
afterAll(() => server.close())

const at = (text: string) => {
  now = new Date(text)
}
let made = 0
const newId = () => {
  made += 1
  return `00000000-0000-7000-8000-${String(made).padStart(12, '0')}`
}
const deps = () => ({
  db: server.db,
  clock: () => now,
  newId,
  actor: 'test',
  entitlements: entitlementsByPlan,
  events: server.events,
})
const usage = async (token: string) =>
  (await server.request('GET', '/subscriptions/ai-usage-limit', { token })).body.data
const use = (token: string) => server.request('POST', '/subscriptions/increment-ai-usage', { token })

async function subscriber(plan: 'basic' | 'pro' | 'premium' | 'monthly' | 'lifetime', months = 12) {
  at('2026-03-31T10:00:00Z')
  const person = await server.signUp()
  await grantPlan(deps(), person.id, plan, months)
  return person
}

test('without a plan there are no AI uses, and the refusal says what to do', async () => {
  const { token } = await server.signUp()
  expect(await usage(token)).toEqual({
    canUse: false,
    currentUsage: 0,
    limit: 0,
    resetDate: null,
    plan: 'free',
  })
  const refused = await use(token)
  expect([refused.status, refused.body.code]).toEqual([403, 'AI_PLAN_REQUIRED'])
})

test.each([
  ['basic', 5],
  ['pro', 20],
  ['premium', 1_000_000],
  ['monthly', 5],
  ['lifetime', 20],
] as const)('%s gives %d uses a month', async (plan, limit) => {
  const { token } = await subscriber(plan)
  expect(await usage(token)).toMatchObject({ canUse: true, currentUsage: 0, limit, plan })
})

test('uses are counted up to the quota, and reset the next month', async () => {
  const { token } = await subscriber('basic')
  for (let turn = 1; turn <= 5; turn++)
    expect((await use(token)).body.data).toMatchObject({ currentUsage: turn, canUse: turn < 5 })
  const refused = await use(token)
  expect([refused.status, refused.body.code]).toEqual([403, 'AI_QUOTA_REACHED'])
  expect(refused.body.details).toEqual({ resetDate: '2026-04-30T10:00:00.000Z' })
  at('2026-04-30T10:00:00Z')
  expect(await usage(token)).toMatchObject({
    canUse: true,
    currentUsage: 0,
    resetDate: '2026-05-31T10:00:00.000Z',
  })
})

test('twenty concurrent uses never exceed the quota', async () => {
  const { token } = await subscriber('basic')
  const answers = await Promise.all(Array.from({ length: 20 }, () => use(token)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect((await usage(token)).currentUsage).toBe(5)
})

test('a refund returns the use, once', async () => {
  const { token, id } = await subscriber('basic')
  await use(token)
  const granted = await grantAiUse(deps(), id, 'writing')
  expect((await usage(token)).currentUsage).toBe(2)
  await granted.refund()
  await granted.refund()
  expect((await usage(token)).currentUsage).toBe(1)
})

test('an ended period gives no uses', async () => {
  const { token } = await subscriber('pro', 1)
  at('2026-04-30T09:59:59Z')
  expect((await usage(token)).plan).toBe('pro')
  at('2026-04-30T10:00:00Z')
  expect(await usage(token)).toMatchObject({ plan: 'free', canUse: false, limit: 0 })
})

test('another plan replaces the first; grants are recorded in the operator log', async () => {
  const { token, id } = await subscriber('basic')
  await grantPlan(deps(), id, 'premium', 3)
  expect((await usage(token)).plan).toBe('premium')
  const { rows } = await server.db.execute(
    sql`SELECT details FROM operator_actions WHERE subject_user_id = ${id} ORDER BY details ->> 'planId'`,
  )
  expect(rows.map(({ details }) => details)).toEqual([
    { planId: 'basic', months: 12 },
    { planId: 'premium', months: 3 },
  ])
})

test('uses are counted per user', async () => {
  const mine = await subscriber('basic')
  const theirs = await subscriber('basic')
  await use(mine.token)
  expect((await usage(theirs.token)).currentUsage).toBe(0)
  expect((await server.request('GET', '/subscriptions/ai-usage-limit')).status).toBe(401)
  expect((await server.request('POST', '/subscriptions/increment-ai-usage')).status).toBe(401)
})
