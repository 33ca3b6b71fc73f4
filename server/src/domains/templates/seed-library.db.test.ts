import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newId } from '../../platform/new-id.ts'
import { readTemplateFile } from './read-template-file.ts'
import { libraryFolder, readLibrary, seedLibrary } from './seed-library.ts'

let server: TestApp
let token: string
beforeAll(async () => {
  server = await openTestApp()
  token = (await server.signUp()).token
})
afterAll(() => server.close())

const file = (title: string, text = 'Je souhaite rejoindre {{entreprise}}.') =>
  readTemplateFile(`---
title: ${title}
description: Un modèle pour essayer, avec assez de mots pour être accepté.
type: job
industries: Autre
tags: essai, semis
difficulty: beginner
premium: no
featured: no
minutes: 10
design: classique
---
${text}
`)

const seed = (files: Record<string, ReturnType<typeof file>>, at = new Date()) =>
  seedLibrary({ db: server.db, clock: () => at, newId }, new Map(Object.entries(files)))

const titles = async () => {
  const { body } = await server.request('GET', '/templates?tags=semis&sort=alphabetical', { token })
  return body.data.templates as {
    id: string
    title: string
    useCount: number
    version: number
    updatedAt: string
  }[]
}

test('the library is seeded completely, and a second start changes nothing', async () => {
  const library = readLibrary(libraryFolder)
  expect(library.size).toBeGreaterThan(0)
  const rows = () => server.db.execute(sql`SELECT * FROM templates ORDER BY id`).then((result) => result.rows)
  await seedLibrary({ db: server.db, clock: () => new Date(), newId }, library)
  const first = await rows()
  expect(first).toHaveLength(library.size)
  await Promise.all(
    [1, 2, 3].map(() => seedLibrary({ db: server.db, clock: () => new Date(), newId }, library)),
  )
  expect(await rows()).toEqual(first)
})

test('a changed file updates, a missing one is hidden and can return; counts and duplicates stay', async () => {
  await seed({ 'job/un': file('Fleuriste'), 'job/deux': file('Soudeur') }, new Date('2026-01-01T00:00:00Z'))
  const [florist] = await titles()
  await server.request('POST', `/templates/${florist!.id}/use`, { token, body: { letterId: randomUUID() } })
  await server.request('POST', `/templates/${florist!.id}/rating`, { token, body: { rating: 4 } })
  const copy = await server.request('POST', `/templates/${florist!.id}/duplicate`, { token })
  expect(copy.status).toBe(201)

  await seed({ 'job/un': file('Fleuriste confirmé') }, new Date('2026-02-01T00:00:00Z'))
  const listed = await titles()
  expect(listed.map(({ title }) => title)).toEqual(['Fleuriste (copie)', 'Fleuriste confirmé'])
  expect(listed[1]).toMatchObject({
    id: florist!.id,
    useCount: 1,
    rating: 4,
    version: 2,
    updatedAt: '2026-02-01T00:00:00.000Z',
  })
  await seed({ 'job/un': file('Fleuriste confirmé'), 'job/deux': file('Soudeur') })
  expect((await titles()).map(({ title }) => title)).toEqual([
    'Fleuriste (copie)',
    'Fleuriste confirmé',
    'Soudeur',
  ])
})

test('an invalid file fails the start with its name', () => {
  expect(() => file('Fleuriste', 'Je rejoins {{entreprise.')).toThrow('}}')
})
