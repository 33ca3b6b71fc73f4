import { limits } from '@lettrine/contract/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LlmSandbox, startLlmSandbox } from '../../../../sandbox/llm/server.ts'
import { createTemplateFixture } from '../../../testing/templates/templates.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newId } from '../../platform/new-id.ts'
import { grantPlan } from '../subscriptions/index.ts'

let sandbox: LlmSandbox
let server: TestApp
beforeAll(async () => {
  sandbox = await startLlmSandbox({ timings: { slowMs: 20_000, betweenPiecesMs: 1, retryAfterSeconds: 0 } })
  server = await openTestApp({
    environment: {
      WRITER: 'openai-compatible',
      WRITER_MODEL: 'sandbox',
      WRITER_BASE_URL: sandbox.openAiUrl,
    },
  })
})
afterAll(async () => {
  await server.close()
  await sandbox.close()
})

async function subscriber() {
  const person = await server.signUp()
  await grantPlan({ db: server.db, clock: () => new Date(), newId, actor: 'test' }, person.id, 'basic', 1)
  return person
}
const generate = (token: string, more: object = {}) =>
  server.request('POST', '/templates/generate', {
    token,
    body: { jobTitle: 'Fleuriste', tone: 'formal', seed: 3, industry: ['Commerce / Vente'], ...more },
  })
const uses = async (token: string) =>
  (await server.request('GET', '/subscriptions/ai-usage-limit', { token })).body.data.currentUsage

test('the built-in writer makes a personal template, without a plan and without a use', async () => {
  const { token } = await server.signUp()
  const { status, body } = await generate(token)
  expect(status).toBe(201)
  expect(body.data).toMatchObject({ writer: 'composer', fallback: { code: 'plan-required' } })
  expect(body.data.template).toMatchObject({
    title: 'Candidature\u00a0: fleuriste',
    isMine: true,
    isAIGenerated: true,
    moderation: 'private',
    industry: ['Commerce / Vente'],
  })
  expect(body.data.template.template).toMatch(/\{\{(?:chez |de |à )?entreprise\}\}/u)
  const asked = await generate(token, { writer: 'composer' })
  expect(asked.body.data.fallback).toBeUndefined()
  const listed = await server.request('GET', '/templates?mine=true&ai=true', { token })
  expect(listed.body.data.total).toBe(2)
})

test('a template by a model is one AI use, without traces of the example', async () => {
  sandbox.setMode('normal')
  const { token } = await subscriber()
  const { body } = await generate(token)
  expect(body.data.template.template).not.toMatch(/Korvanel|prêt-à-porter/u)
  expect(body.data.template.template).toContain('entreprise}}')
  expect(body.data.writer).toBe('openai-compatible')
  expect(await uses(token)).toBe(1)
})

test.each(['garbage', 'refusal', 'server-error', 'wrong-company'] as const)(
  '%s: the built-in writer takes over, says so, and the use is refunded',
  async (mode) => {
    sandbox.setMode(mode)
    const { token } = await subscriber()
    const { status, body } = await generate(token)
    expect([status, body.data.writer]).toEqual([201, 'composer'])
    expect(body.data.fallback.message).toContain('le rédacteur intégré a pris le relais')
    expect(await uses(token)).toBe(0)
  },
)

test('the template quota is checked before a use is consumed', async () => {
  sandbox.setMode('normal')
  const { id, token } = await subscriber()
  for (let turn = 0; turn < limits.personalTemplates; turn++)
    await createTemplateFixture(server.db, { userId: id })
  expect((await generate(token)).body.code).toBe('TOO_MANY_TEMPLATES')
  expect(await uses(token)).toBe(0)
})

test('a template without a job is refused', async () => {
  const { token } = await server.signUp()
  expect((await generate(token, { jobTitle: ' ' })).status).toBe(400)
})
