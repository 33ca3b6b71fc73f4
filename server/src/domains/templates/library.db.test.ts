import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newId } from '../../platform/new-id.ts'
import { grantPlan } from '../subscriptions/index.ts'
import { libraryFolder, readLibrary } from './seed-library.ts'

let server: TestApp
let token: string
beforeAll(async () => {
  server = await openTestApp({ withLibrary: true })
  const person = await server.signUp()
  token = person.token
  await grantPlan({ db: server.db, clock: () => new Date(), newId, actor: 'test' }, person.id, 'premium', 1)
})
afterAll(() => server.close())

const all = async (as: string) => {
  const pages = await Promise.all(
    ['job', 'scholarship', 'internship', 'custom'].map((type) =>
      server.request('GET', `/templates?type=${type}`, { token: as }),
    ),
  )
  return pages.flatMap(({ body }) => body.data.templates) as {
    id: string
    title: string
    template: string | null
    isPremium: boolean
  }[]
}

test('every template of the library is seeded without ratings or uses', async () => {
  const { body } = await server.request('GET', '/templates/stats', { token })
  expect(body.data.totalTemplates).toBe(readLibrary(libraryFolder).size)
  for (const template of await all(token))
    expect(template).toMatchObject({
      rating: null,
      reviewCount: 0,
      useCount: 0,
      successRate: null,
      creatorName: null,
    })
})

test('every one makes a letter of one page', async () => {
  for (const { id, title } of await all(token)) {
    const body = { letterId: randomUUID(), company: 'Orion', jobTitle: 'Assistant technique H/F' }
    const used = await server.request('POST', `/templates/${id}/use`, { token, body })
    expect([title, used.status]).toEqual([title, 200])
    expect(used.body.data.missing).not.toContain('entreprise')
    const preview = await server.request('POST', `/templates/${id}/preview`, {
      token,
      body: { gender: 'feminine' },
    })
    expect([title, preview.body.data?.pageCount]).toEqual([title, 1])
  }
})

test('without a plan only premium ones are listed without their text', async () => {
  const visitor = await server.signUp()
  const templates = await all(visitor.token)
  expect(templates.some(({ isPremium }) => isPremium)).toBe(true)
  for (const { template, isPremium } of templates) expect(template === null).toBe(isPremium)
})
