import { Feature, Plan, PlanId } from '@lettrine/contract/plans'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

const payPal = {
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'webhook',
  PAYPAL_BASE_URL: 'https://api-m.sandbox.paypal.com',
}
let server: TestApp
let unpaid: TestApp
let open: TestApp
beforeAll(async () => {
  server = await openTestApp({ environment: payPal })
  unpaid = await openTestApp()
  open = await openTestApp({ environment: { ...payPal, FEATURE_PREMIUM: 'off' }, withLibrary: true })
})
afterAll(() => Promise.all([server.close(), unpaid.close(), open.close()]))

const plansOf = async (app: TestApp): Promise<Plan[]> =>
  Plan.array().parse((await app.request('GET', '/subscriptions/plans')).body.data.plans)
const access = async (app: TestApp, token: string, feature: Feature) =>
  (await app.request('GET', `/subscriptions/feature-access/${feature}`, { token })).body.data
const opened = async (app: TestApp, token: string) => {
  const answers = await Promise.all(Feature.options.map((feature) => access(app, token, feature)))
  return answers.filter(({ hasAccess }) => hasAccess).map(({ feature }) => feature)
}

describe('the plans', () => {
  test('are public, with their prices, trials and quotas', async () => {
    const plans = await plansOf(server)
    expect(plans.map(({ id }) => id)).toEqual(PlanId.options)
    expect(
      plans.map(({ id, price, trialDays, monthlyAILimit, unlimitedAI, letterLimit }) => [
        id,
        price,
        trialDays,
        monthlyAILimit,
        unlimitedAI,
        letterLimit,
      ]),
    ).toEqual([
      ['free', 0, 0, 0, false, 3],
      ['basic', 9.99, 7, 5, false, null],
      ['pro', 19.99, 14, 20, false, null],
      ['premium', 39.99, 30, 1_000_000, true, null],
      ['monthly', 9.99, 0, 5, false, null],
      ['lifetime', 99, 0, 20, false, null],
    ])
    expect(plans.every(({ isActive }) => isActive)).toBe(true)
  })

  test.each([
    ['payments are disabled', () => unpaid],
    ['premium features are disabled', () => open],
  ])('cannot be bought when %s; only the free plan is active', async (_why, app) => {
    const active = (await plansOf(app())).filter(({ isActive }) => isActive)
    expect(active.map(({ id }) => id)).toEqual(['free'])
  })
})

describe('the free plan', () => {
  const choose = (app: TestApp, token?: string) =>
    app.request('POST', '/subscriptions/free', token ? { token } : {})

  test('can be chosen repeatedly', async () => {
    const { token } = await server.signUp()
    for (let turn = 0; turn < 2; turn++)
      expect(await choose(server, token)).toEqual({
        status: 200,
        body: { data: { planId: 'free', status: 'active' } },
      })
  })

  test('is refused with a subscription, even unpaid, but not once it has ended', async () => {
    const { token, id } = await server.signUpWithPlan('pro')
    const refused = await choose(server, token)
    expect([refused.status, refused.body.code]).toEqual([409, 'ALREADY_SUBSCRIBED'])
    await server.db.execute(`UPDATE subscriptions SET status = 'unpaid' WHERE user_id = '${id}'`)
    expect((await choose(server, token)).status).toBe(409)
    await server.db.execute(
      `UPDATE subscriptions SET status = 'ended', ended_at = now() WHERE user_id = '${id}'`,
    )
    expect((await choose(server, token)).status).toBe(200)
  })

  test('requires a token', async () => {
    await server.signUpWithPlan('pro')
    const { token } = await server.signUp()
    expect((await choose(server, token)).status).toBe(200)
    expect((await choose(server)).status).toBe(401)
  })
})

describe('a feature', () => {
  test.each([
    ['free', ['templates_access', 'export_pdf']],
    [
      'basic',
      [
        'templates_access',
        'export_pdf',
        'export_all_formats',
        'unlimited_letters',
        'premium_templates',
        'ai_generation',
        'ai_analysis',
      ],
    ],
    ['premium', Feature.options],
  ] as const)('%s opens %j', async (plan, expected) => {
    const { token } = plan === 'free' ? await server.signUp() : await server.signUpWithPlan(plan)
    expect(await opened(server, token)).toEqual(expected)
  })

  test.each(['unpaid', 'ended'])(
    'a subscription that is %s has the features of the free plan',
    async (status) => {
      const { token, id } = await server.signUpWithPlan('premium')
      await server.db.execute(`UPDATE subscriptions SET status = '${status}' WHERE user_id = '${id}'`)
      expect(await opened(server, token)).toEqual(['templates_access', 'export_pdf'])
    },
  )

  test('that does not exist is refused, and a token is required', async () => {
    const { token } = await server.signUp()
    for (const feature of ['everything', 'EXPORT_PDF', "x' OR 1=1"]) {
      const path = `/subscriptions/feature-access/${encodeURIComponent(feature)}`
      expect((await server.request('GET', path, { token })).body.code).toBe('VALIDATION_FAILED')
    }
    expect((await server.request('GET', '/subscriptions/feature-access/export_pdf')).status).toBe(401)
  })
})

test('with plans disabled, all features are included and AI uses are recorded without a quota', async () => {
  const { token, id } = await open.signUp()
  expect(await opened(open, token)).toEqual(
    Feature.options.filter((feature) => !['priority_support', 'vip_support'].includes(feature)),
  )
  for (let turn = 1; turn <= 7; turn++) {
    const { status, body } = await open.request('POST', '/subscriptions/increment-ai-usage', { token })
    expect([status, body.data.currentUsage, body.data.canUse]).toEqual([200, turn, true])
  }
  await open.db.execute(`DELETE FROM users WHERE id = '${id}'`)
  expect((await open.request('POST', '/subscriptions/increment-ai-usage', { token })).status).toBe(401)
})

test('with plans disabled, everybody has analysis, all formats and premium templates', async () => {
  const { token } = await open.signUp()
  const created = await open.request('POST', '/letters', { token, body: { content: 'mot '.repeat(1_200) } })
  const path = `/letters/${created.body.data.id}`
  expect((await open.request('POST', `${path}/analyze`, { token, body: {} })).status).toBe(200)
  const body = { options: { format: 'docx' } }
  expect((await open.request('POST', `${path}/export`, { token, body })).status).toBe(200)
  const [premium] = (await open.request('GET', '/templates?premiumOnly=true', { token })).body.data.templates
  expect((await open.request('POST', `/templates/${premium.id}/duplicate`, { token })).status).toBe(201)
})
