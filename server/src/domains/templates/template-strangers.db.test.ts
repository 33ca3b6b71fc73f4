import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giveSecondFactor } from '../../../testing/identity/give-second-factor.ts'
import { createTemplateFixture } from '../../../testing/templates/templates.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newId } from '../../platform/new-id.ts'
import { grantAdministration } from '../identity/index.ts'

type Person = Awaited<ReturnType<TestApp['signUp']>>

let server: TestApp
let author: Person
let stranger: Person
let admin: Person
beforeAll(async () => {
  server = await openTestApp()
  author = await server.signUp({ name: 'Inès Carpentier' })
  stranger = await server.signUp()
  admin = await server.signUp()
  await grantAdministration({ db: server.db, clock: () => new Date(), newId, actor: 'test' }, admin.id)
  await giveSecondFactor(server, admin.id)
})
afterAll(() => server.close())

type Method = Parameters<TestApp['request']>[0]
const as = (person: { token: string }, method: Method, url: string, body?: unknown) =>
  server.request(method, url, { token: person.token, ...(body === undefined ? {} : { body }) })

const version = 1
const calls: [Method, (id: string) => string, object?][] = [
  ['GET', (id) => `/templates/${id}`],
  ['PUT', (id) => `/templates/${id}`, { version, title: 'Pris' }],
  ['DELETE', (id) => `/templates/${id}`],
  ['POST', (id) => `/templates/${id}/duplicate`],
  ['POST', (id) => `/templates/${id}/submit`],
  ['POST', (id) => `/templates/${id}/withdraw`],
  ['POST', (id) => `/templates/${id}/bookmark`],
  ['DELETE', (id) => `/templates/${id}/bookmark`],
  ['POST', (id) => `/templates/${id}/rating`, { rating: 1 }],
  ['POST', (id) => `/templates/${id}/preview`, {}],
  ['POST', (id) => `/templates/${id}/use`, { letterId: randomUUID() }],
]

describe.each(['private', 'pending', 'refused'] as const)('a template that is %s', (moderation) => {
  test.each(calls)('answers another user’s %s %s like a missing one', async (method, path, body) => {
    const id = await createTemplateFixture(server.db, { userId: author.id, moderation, title: 'Secret' })
    for (const target of [id, randomUUID()]) {
      const answer = await as(stranger, method, path(target), body)
      expect([answer.status, answer.body.code]).toEqual([404, 'TEMPLATE_NOT_FOUND'])
    }
    const { data } = (await as(author, 'GET', `/templates/${id}`)).body
    expect(data).toMatchObject({ title: 'Secret', version, moderation, reviewCount: 0, useCount: 0 })
  })

  test('is in no list, figure or filled text of another user', async () => {
    const tag = `secret-${moderation}`
    const id = await createTemplateFixture(server.db, {
      userId: author.id,
      moderation,
      title: 'Zinzolin',
      tags: [tag],
    })
    for (const query of ['search=zinzolin', `tags=${tag}`, 'sort=recent', 'mine=true'])
      expect(JSON.stringify((await as(stranger, 'GET', `/templates?${query}`)).body)).not.toContain(id)
    for (const path of ['/templates/overview', '/letter-templates'])
      expect(JSON.stringify((await as(stranger, 'GET', path)).body)).not.toMatch(new RegExp(`${id}|${tag}`))
    expect((await as(stranger, 'GET', '/templates/stats')).body.data.totalTemplates).toBe(0)
    const filled = await as(stranger, 'POST', '/generate-letter', { templateId: id, data: {} })
    expect(filled.body.code).toBe('TEMPLATE_NOT_FOUND')
    expect((await as(author, 'GET', `/templates?tags=${tag}`)).body.data.total).toBe(1)
  })
})

test('a token is required', async () => {
  const id = await createTemplateFixture(server.db, { userId: author.id, moderation: 'pending' })
  const open: [Method, string, object?][] = [
    ['GET', '/templates'],
    ['GET', '/templates/stats'],
    ['GET', '/templates/overview'],
    ['GET', '/templates/bookmarks'],
    ['GET', '/letter-templates'],
    ['POST', '/templates', {}],
    ['POST', '/generate-letter', {}],
    ['POST', '/templates/generate', {}],
    ['GET', '/admin/templates/pending'],
    ...calls.map(([method, path, body]): [Method, string, object?] => [method, path(id), body]),
  ]
  for (const [method, path, body] of open)
    expect([path, (await server.request(method, path, { body })).status]).toEqual([path, 401])
})

test('another user’s letter cannot become a template', async () => {
  const letter = await as(author, 'POST', '/letters', { content: 'À moi.' })
  const letterId = letter.body.data.id
  const { body } = await as(stranger, 'POST', '/templates/from-letter', { letterId })
  expect(body.code).toBe('LETTER_NOT_FOUND')
})

test('a use with the id of another user’s letter creates an own letter', async () => {
  const id = await createTemplateFixture(server.db, { userId: author.id, moderation: 'approved' })
  const letter = await as(author, 'POST', '/letters', { content: 'À moi.' })
  const used = await as(stranger, 'POST', `/templates/${id}/use`, { letterId: letter.body.data.id })
  expect(used.body.data.letter.content).not.toContain('À moi')
  const kept = await as(author, 'GET', `/letters/${letter.body.data.id}`)
  expect(kept.body.data.content).toBe('À moi.')
  await as(author, 'DELETE', `/templates/${id}`)
})

describe('moderation', () => {
  const submitted = async () => {
    const id = await createTemplateFixture(server.db, { userId: author.id })
    expect((await as(author, 'POST', `/templates/${id}/submit`)).body.data.moderation).toBe('pending')
    return id
  }
  const decide = (person: Person, id: string, decision: 'approve' | 'refuse', more: object = {}) =>
    as(person, 'POST', `/admin/templates/${id}/${decision}`, { version, reason: 'Trop court.', ...more })

  test('is for administrators only, also on one’s own template', async () => {
    const id = await submitted()
    for (const person of [stranger, author]) {
      expect((await as(person, 'GET', '/admin/templates/pending')).body.code).toBe('FORBIDDEN')
      for (const decision of ['approve', 'refuse'] as const)
        expect((await decide(person, id, decision)).body.code).toBe('FORBIDDEN')
    }
    const { body } = await as(admin, 'GET', '/admin/templates/pending')
    const card = body.data.templates.find((template: { id: string }) => template.id === id)
    expect(card).toMatchObject({ creatorName: 'Inès Carpentier', creatorId: null, isPublic: false })
    expect(card.template).toContain('{{entreprise}}')
  })

  test('shows an approved template to all, under its author’s name and no more of the account', async () => {
    const id = await submitted()
    expect((await decide(admin, id, 'approve')).status).toBe(200)
    const { body } = await as(stranger, 'GET', `/templates/${id}`)
    expect(body.data).toMatchObject({ isPublic: true, creatorName: 'Inès Carpentier', moderation: null })
    expect(JSON.stringify(body)).not.toContain(author.id)
    expect((await decide(admin, id, 'approve')).body.code).toBe('TEMPLATE_VERSION_CONFLICT')
  })

  test('tells the author, and only the author, why one is refused; a change makes it private', async () => {
    const id = await submitted()
    await decide(admin, id, 'refuse', { reason: 'Une phrase manque.' })
    expect((await as(author, 'GET', `/templates/${id}`)).body.data).toMatchObject({
      moderation: 'refused',
      refusalReason: 'Une phrase manque.',
    })
    const changed = await as(author, 'PUT', `/templates/${id}`, { version, title: 'Mieux' })
    expect(changed.body.data).toMatchObject({ moderation: 'private', refusalReason: null })
  })

  test('applies only to the version that was read; a changed approved template needs a new approval', async () => {
    const id = await submitted()
    await as(author, 'PUT', `/templates/${id}`, { version, template: 'Un autre texte.' })
    expect((await decide(admin, id, 'approve')).body.code).toBe('TEMPLATE_VERSION_CONFLICT')
    expect((await decide(admin, id, 'approve', { version: 2 })).status).toBe(200)
    await as(author, 'PUT', `/templates/${id}`, { version: 2, template: 'Encore un autre.' })
    expect((await as(stranger, 'GET', `/templates/${id}`)).status).toBe(404)
    expect((await as(author, 'GET', `/templates/${id}`)).body.data.moderation).toBe('pending')
  })

  test('does not apply to private templates and the library', async () => {
    const kept = await createTemplateFixture(server.db, { userId: author.id })
    expect((await decide(admin, kept, 'approve')).body.code).toBe('TEMPLATE_NOT_FOUND')
    const library = await createTemplateFixture(server.db)
    expect((await decide(admin, library, 'refuse')).status).toBe(409)
    const withdrawn = await submitted()
    await as(author, 'POST', `/templates/${withdrawn}/withdraw`)
    expect((await decide(admin, withdrawn, 'approve')).status).toBe(404)
  })

  test('authors cannot rate their templates, and their uses do not count', async () => {
    const id = await createTemplateFixture(server.db, { userId: author.id, moderation: 'approved' })
    await as(author, 'POST', `/templates/${id}/use`, { letterId: randomUUID() })
    expect((await as(author, 'POST', `/templates/${id}/rating`, { rating: 5 })).body.code).toBe(
      'TEMPLATE_NOT_USED',
    )
  })
})
