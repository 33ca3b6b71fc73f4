import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTemplateFixture, newTemplateInput } from '../../../testing/templates/templates.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let server: TestApp
let alice: Awaited<ReturnType<TestApp['signUp']>>
beforeAll(async () => {
  server = await openTestApp()
  alice = await server.signUpWithPlan()
})
afterAll(() => server.close())

type Method = Parameters<TestApp['request']>[0]
const as = (person: { token: string }, method: Method, url: string, body?: unknown) =>
  server.request(method, url, { token: person.token, ...(body === undefined ? {} : { body }) })

const found = async (query: string, person = alice) => {
  const { status, body } = await as(person, 'GET', `/templates?${query}`)
  expect([status, body.error]).toEqual([200, undefined])
  return body.data as { templates: { id: string; title: string }[]; total: number }
}

const use = (person: { token: string }, id: string, letterId: string = randomUUID(), more: object = {}) =>
  as(person, 'POST', `/templates/${id}/use`, { letterId, ...more })

const finalise = async (person: { token: string }, letterId: string) => {
  const { body } = await as(person, 'GET', `/letters/${letterId}`)
  return as(person, 'PUT', `/letters/${letterId}`, { version: body.data.version, status: 'final' })
}

describe('the list', () => {
  test.each([
    ['words with or without accents', 'search=electromecanicien'],
    ['a prefix of a word', 'search=électromé'],
    ['a missing letter', 'search=electromecancien'],
    ['two letters exchanged', 'search=electromecanicein'],
    ['a tag and an industry', 'search=maintenance%20production'],
  ])('finds by %s', async (_, query) => {
    const id = await createTemplateFixture(server.db, {
      title: 'Électromécanicien de nuit',
      tags: ['maintenance'],
      industry: ['Industrie / Production'],
    })
    expect((await found(query)).templates.map((template) => template.id)).toContain(id)
    expect((await found('search=boulangerie')).templates.map((template) => template.id)).not.toContain(id)
  })

  test('does not search the text, which may be locked', async () => {
    await createTemplateFixture(server.db, {
      template: 'Le mot phacochère est dans le texte.',
      isPremium: true,
    })
    expect((await found('search=phacochère')).total).toBe(0)
  })

  test('shows at most fifty and counts all', async () => {
    const person = await server.signUp()
    for (let turn = 0; turn < 52; turn++)
      await createTemplateFixture(server.db, { userId: person.id, title: `Modèle ${turn}` })
    const { templates, total } = await found('mine=true', person)
    expect([templates.length, total]).toEqual([50, 52])
    expect((await as(person, 'GET', '/templates?limit=51')).status).toBe(400)
  })

  test('tags can be repeated or a list, and any of them matches', async () => {
    const one = await createTemplateFixture(server.db, { tags: ['reconversion'] })
    const other = await createTemplateFixture(server.db, { tags: ['retour à l’emploi'] })
    const both = await found(
      'tags[]=reconversion&tags[]=retour%20%C3%A0%20l%E2%80%99emploi&sort=alphabetical',
    )
    expect(new Set(both.templates.map(({ id }) => id))).toEqual(new Set([one, other]))
    expect((await found('tags=reconversion')).templates.map(({ id }) => id)).toEqual([one])
  })

  test.each(['sort=best', 'minRating=6', 'maxTime=0', 'premiumOnly=perhaps', 'type=poem'])(
    '%s is refused',
    async (query) => {
      expect((await as(alice, 'GET', `/templates?${query}`)).status).toBe(400)
    },
  )
})

describe('premium templates', () => {
  test('are listed without text, and cannot be read, used, duplicated or previewed without a plan', async () => {
    const id = await createTemplateFixture(server.db, {
      isPremium: true,
      template: 'Un texte précieux.',
      title: 'Précieux',
    })
    const [free, holder] = [await server.signUp(), await server.signUpWithPlan('basic')]
    const { body } = await as(free, 'GET', `/templates/${id}`)
    expect(body.data).toMatchObject({ isLocked: true, template: null, previewImage: null })
    expect(JSON.stringify(await found('search=précieux', free))).not.toContain('texte précieux')
    for (const [path, sent] of [
      ['preview', {}],
      ['duplicate', {}],
      ['use', { letterId: randomUUID() }],
    ] as const) {
      const refused = await as(free, 'POST', `/templates/${id}/${path}`, sent)
      expect([path, refused.status, refused.body.code]).toEqual([path, 403, 'TEMPLATE_LOCKED'])
    }
    const filled = await as(free, 'POST', '/generate-letter', { templateId: id, data: {} })
    expect(filled.body.code).toBe('TEMPLATE_LOCKED')
    expect((await as(holder, 'GET', `/templates/${id}`)).body.data).toMatchObject({
      isLocked: false,
      template: 'Un texte précieux.',
    })
    expect((await use(holder, id)).body.data.letter.content).toBe('Un texte précieux.')
  })
})

describe('a use', () => {
  test('creates a letter filled with known facts, and counts once per letter', async () => {
    const id = await createTemplateFixture(server.db)
    const letterId = randomUUID()
    const first = await use(alice, id, letterId, { company: 'Orion', jobTitle: 'Fleuriste H/F' })
    expect(first.body.data).toMatchObject({ missing: [], asksGender: false, useCount: 1 })
    expect(first.body.data.letter).toMatchObject({ id: letterId, company: 'Orion', status: 'draft' })
    expect(first.body.data.letter.content).toContain('rejoindre Orion au poste de fleuriste')
    const again = await Promise.all(Array.from({ length: 5 }, () => use(alice, id, letterId)))
    expect(again.map(({ body }) => body.data.useCount)).toEqual([1, 1, 1, 1, 1])
    expect((await use(alice, id)).body.data.useCount).toBe(2)
    const { body } = await as(alice, 'GET', `/letters/${letterId}/versions`)
    expect(body.data.versions[0].author).toBe('template')
  })

  test('reads the offer for what is not given', async () => {
    const id = await createTemplateFixture(server.db)
    const offer = 'Menuisier poseur H/F\nL’entreprise Les Trois Chênes recrute à Nantes (44).\nCDI'
    const { body } = await use(alice, id, randomUUID(), { offer })
    expect(body.data.letter.content).toContain('menuisier poseur')
  })

  test('is counted under concurrency', async () => {
    const id = await createTemplateFixture(server.db)
    const people = await Promise.all(Array.from({ length: 4 }, () => server.signUp()))
    await Promise.all(people.flatMap((person) => [use(person, id), use(person, id)]))
    expect((await as(alice, 'GET', `/templates/${id}`)).body.data.useCount).toBe(8)
  })

  test('is successful when its letter is finalised', async () => {
    const id = await createTemplateFixture(server.db)
    const letterId = randomUUID()
    await use(alice, id, letterId, { company: 'Orion', jobTitle: 'fleuriste' })
    await use(alice, id)
    expect((await finalise(alice, letterId)).status).toBe(200)
    expect((await as(alice, 'GET', `/templates/${id}`)).body.data.successRate).toBe(50)
  })

  test('can return the filled text only', async () => {
    const id = await createTemplateFixture(server.db)
    const { body } = await as(alice, 'POST', '/generate-letter', {
      templateId: id,
      data: { entreprise: 'Orion', tone: 'formal' },
    })
    expect(body.data.content).toContain('rejoindre Orion au poste {{de poste}}')
    expect(body.data.missing).toEqual(['poste'])
    expect((await as(alice, 'GET', `/templates/${id}`)).body.data.useCount).toBe(0)
  })
})

describe('a letter with an unfilled field', () => {
  test('cannot become final, and the refusal says which', async () => {
    const id = await createTemplateFixture(server.db)
    const letterId = randomUUID()
    await use(alice, id, letterId, { company: 'Orion' })
    const refused = await finalise(alice, letterId)
    expect([refused.status, refused.body.code]).toEqual([422, 'LETTER_UNFILLED'])
    expect(refused.body.details).toMatchObject({ fields: [{ text: '{{de poste}}', field: 'poste' }] })
    const { body } = await as(alice, 'GET', `/letters/${letterId}`)
    expect(body.data.status).toBe('draft')
    const content = body.data.content.replace('{{de poste}}', 'de fleuriste')
    const saved = await as(alice, 'PUT', `/letters/${letterId}`, { version: 1, content, status: 'final' })
    expect(saved.body.data.status).toBe('final')
  })

  test('with a passage left open is refused as well', async () => {
    const content = 'Bonjour,\n\n[[Racontez une journée de travail.]]'
    const born = await as(alice, 'POST', '/letters', { content, status: 'final' })
    expect([born.status, born.body.code]).toEqual([422, 'LETTER_UNFILLED'])
  })

  test('is not born final, and does not come back final from the archive', async () => {
    const content = 'Je souhaite rejoindre {{entreprise}}.'
    const born = await as(alice, 'POST', '/letters', { content, status: 'final' })
    expect([born.status, born.body.code]).toEqual([422, 'LETTER_UNFILLED'])
    const { body } = await as(alice, 'POST', '/letters', { content: 'Complète.', status: 'final' })
    const { id } = body.data
    await as(alice, 'POST', '/letters/archive', { ids: [id] })
    await as(alice, 'PUT', `/letters/${id}`, { version: 2, content })
    await as(alice, 'POST', '/letters/archive', { ids: [id], archived: false })
    expect((await as(alice, 'GET', `/letters/${id}`)).body.data.status).toBe('draft')
  })
})

describe('ratings', () => {
  const rate = (person: { token: string }, id: string, rating: number) =>
    as(person, 'POST', `/templates/${id}/rating`, { rating })

  test('require a use, are one per user, and average exactly', async () => {
    const id = await createTemplateFixture(server.db)
    const [one, two] = [await server.signUp(), await server.signUp()]
    expect((await rate(one, id, 5)).body.code).toBe('TEMPLATE_NOT_USED')
    await use(one, id)
    await use(two, id)
    await rate(one, id, 1)
    await Promise.all(Array.from({ length: 5 }, () => rate(one, id, 4)))
    const { body } = await rate(two, id, 5)
    expect(body.data).toEqual({ rating: 4.5, reviewCount: 2, myRating: 5 })
    expect((await rate(two, id, 6)).status).toBe(400)
    expect((await rate(two, id, 2.5)).status).toBe(400)
  })

  test('are deleted with the account; uses stay counted', async () => {
    const id = await createTemplateFixture(server.db)
    const [one, two] = [await server.signUp(), await server.signUp()]
    await use(one, id)
    await use(two, id)
    await rate(one, id, 1)
    await rate(two, id, 5)
    await server.db.execute(`DELETE FROM users WHERE id = '${one.id}'`)
    expect((await as(two, 'GET', `/templates/${id}`)).body.data).toMatchObject({
      rating: 5,
      reviewCount: 1,
      useCount: 2,
    })
  })
})

describe('bookmarks', () => {
  test('are added and removed idempotently', async () => {
    const id = await createTemplateFixture(server.db)
    const person = await server.signUp()
    await Promise.all(Array.from({ length: 4 }, () => as(person, 'POST', `/templates/${id}/bookmark`)))
    expect((await as(person, 'GET', '/templates/bookmarks')).body.data.bookmarks).toEqual([id])
    expect((await found('bookmarked=true', person)).templates.map((template) => template.id)).toEqual([id])
    expect((await found('bookmarked=true', await server.signUp())).total).toBe(0)
    for (let turn = 0; turn < 2; turn++)
      expect((await as(person, 'DELETE', `/templates/${id}/bookmark`)).body.data.isBookmarked).toBe(false)
    expect((await as(person, 'GET', '/templates/bookmarks')).body.data.bookmarks).toEqual([])
  })
})

describe('templates of one’s own', () => {
  test('are created once, changed over the version read, copied and deleted', async () => {
    const person = await server.signUp()
    const sent = { ...newTemplateInput({ title: 'Le mien' }), id: randomUUID() }
    const created = await as(person, 'POST', '/templates', sent)
    expect(created.status).toBe(201)
    expect(created.body.data).toMatchObject({
      isMine: true,
      moderation: 'private',
      version: 1,
      isPublic: false,
    })
    expect((await as(person, 'POST', '/templates', sent)).status).toBe(201)
    expect((await found('mine=true', person)).total).toBe(1)
    const other = await as(person, 'POST', '/templates', { ...sent, title: 'Autre' })
    expect(other.body.code).toBe('TEMPLATE_VERSION_CONFLICT')

    const { id } = sent
    const changed = await as(person, 'PUT', `/templates/${id}`, { version: 1, title: 'Renommé' })
    expect(changed.body.data).toMatchObject({ title: 'Renommé', version: 2, template: sent.template })
    const stale = await as(person, 'PUT', `/templates/${id}`, { version: 1, title: 'Trop tard' })
    expect([stale.status, stale.body.details.template.title]).toEqual([409, 'Renommé'])

    const copy = await as(person, 'POST', `/templates/${id}/duplicate`)
    expect(copy.body.data).toMatchObject({ title: 'Renommé (copie)', isMine: true })
    expect((await as(person, 'DELETE', `/templates/${id}`)).status).toBe(200)
    expect((await as(person, 'GET', `/templates/${id}`)).status).toBe(404)
  })

  test('whose text is faulty are refused with the places of the faults', async () => {
    const { status, body } = await as(
      alice,
      'POST',
      '/templates',
      newTemplateInput({ template: 'Chez {{entrprise}}.' }),
    )
    expect([status, body.code]).toEqual([422, 'TEMPLATE_FAULTY'])
    expect(body.details.faults).toMatchObject([{ start: 5, code: 'unknownField' }])
  })

  test('are made of a letter, whose company and post become fields', async () => {
    const content =
      'Madame, Monsieur,\n\nLe poste de fleuriste chez Orion me plaît : j’aime les bouquets d’Orion.\n\nVeuillez recevoir, Madame, Monsieur, mes salutations distinguées.'
    const letter = await as(alice, 'POST', '/letters', {
      content,
      company: 'Orion',
      jobTitle: 'Fleuriste H/F',
    })
    const { body } = await as(alice, 'POST', '/templates/from-letter', { letterId: letter.body.data.id })
    expect(body.data.template).toBe(
      '{{appel}},\n\n{{le poste}} {{chez entreprise}} me plaît : j’aime les bouquets {{de entreprise}}.\n\n{{formule}}',
    )
  })
})

describe('pages', () => {
  test('a preview is signed by the user; a preview image is rendered once and cacheable', async () => {
    const id = await createTemplateFixture(server.db)
    const preview = await as(alice, 'POST', `/templates/${id}/preview`, { design: 'moderne' })
    expect(preview.body.data).toMatchObject({ pageCount: 1, style: { design: 'moderne' } })
    const { previewImage } = (await as(alice, 'GET', `/templates/${id}`)).body.data
    const drawing = await server.app.inject({ method: 'GET', url: previewImage })
    expect(drawing.statusCode).toBe(200)
    expect(drawing.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const { format, width, height } = await sharp(drawing.rawPayload).metadata()
    expect([format, width, height]).toEqual(['webp', 420, 594])
    // Ink on paper, not a blank page.
    const { channels } = await sharp(drawing.rawPayload).stats()
    expect(channels[0]?.min).toBeLessThan(80)
    const again = await server.app.inject({ method: 'GET', url: previewImage })
    expect(again.rawPayload.equals(drawing.rawPayload)).toBe(true)
    const guessed = previewImage.replace(/[0-9a-f]{64}/, '0'.repeat(64))
    expect((await server.app.inject({ method: 'GET', url: guessed })).statusCode).toBe(404)
    const mine = await createTemplateFixture(server.db, { userId: alice.id })
    expect((await as(alice, 'GET', `/templates/${mine}`)).body.data.previewImage).toBeNull()
  })

  test('an unsaved text is rendered, or its syntax errors are returned', async () => {
    const drawn = await as(alice, 'POST', '/templates/preview', { template: 'Je rejoins {{entreprise}}.' })
    expect(drawn.body.data.pages).toHaveLength(1)
    const faulty = await as(alice, 'POST', '/templates/preview', { template: '{{' })
    expect(faulty.body.code).toBe('TEMPLATE_FAULTY')
  })
})

test('figures and sections count what the user sees', async () => {
  const person = await server.signUp()
  const stats = async () => (await as(person, 'GET', '/templates/stats')).body.data
  const before = await stats()
  await createTemplateFixture(server.db, { isPremium: true, isFeatured: true })
  await createTemplateFixture(server.db, { userId: person.id, isAIGenerated: true })
  await createTemplateFixture(server.db, { userId: alice.id })
  const used = await createTemplateFixture(server.db, {
    title: 'Très utilisé',
    type: 'scholarship',
    useCount: 100,
  })
  await as(person, 'POST', `/templates/${used}/bookmark`)
  const after = await stats()
  expect(after).toEqual({
    totalTemplates: before.totalTemplates + 3,
    premiumTemplates: before.premiumTemplates + 1,
    publicTemplates: before.publicTemplates + 2,
    myTemplates: 1,
    aiGeneratedTemplates: before.aiGeneratedTemplates + 1,
    featuredTemplates: before.featuredTemplates + 1,
    bookmarkedTemplates: 1,
  })
  const { body } = await as(person, 'GET', '/templates/overview')
  expect(body.data.popular[0].id).toBe(used)
  expect(body.data.featured.length).toBeGreaterThan(0)
  expect(body.data.categories.map((category: { type: string }) => category.type)).toEqual([
    'job',
    'scholarship',
    'internship',
    'custom',
  ])
  expect(body.data.categories[1]).toMatchObject({ count: 1, mostUsed: [{ id: used, title: 'Très utilisé' }] })
})
