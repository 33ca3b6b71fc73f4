import { defaultPageSetting } from '@lettrine/contract/page'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let server: TestApp
let token: string
beforeAll(async () => {
  server = await openTestApp()
  token = (await server.signUpWithPlan()).token
})
afterAll(() => server.close())

const elegant = {
  design: 'elegant',
  fontFamily: 'Georgia',
  fontSize: 11.5,
  margins: { top: 2, right: 3, bottom: 2, left: 3 },
  onePage: true,
}
const ask = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object) =>
  server.request(method, url, { token, ...(body ? { body } : {}) })

test('a letter has its own page settings: default, changed, duplicated', async () => {
  const { data: letter } = (await ask('POST', '/letters', { content: 'Madame,' })).body
  expect(letter.page).toEqual(defaultPageSetting)
  const saved = await ask('PUT', `/letters/${letter.id}`, { version: 1, page: elegant })
  expect(saved.body.data).toMatchObject({ page: elegant, version: 2 })
  // Page settings are no text: they create no version.
  const { body: history } = await ask('GET', `/letters/${letter.id}/versions`)
  expect(history.data.versions).toHaveLength(1)
  expect((await ask('POST', `/letters/${letter.id}/clone`)).body.data.page).toEqual(elegant)
})

test('two devices changing the page and the text do not overwrite one another', async () => {
  const { data: letter } = (await ask('POST', '/letters', { content: 'Un' })).body
  await ask('PUT', `/letters/${letter.id}`, { version: 1, content: 'Deux' })
  const late = await ask('PUT', `/letters/${letter.id}`, { version: 1, page: elegant })
  expect(late).toMatchObject({ status: 409, body: { details: { letter: { content: 'Deux' } } } })
})

test.each([
  [{ ...elegant, design: 'gothique' }],
  [{ ...elegant, fontSize: 7 }],
  [{ ...elegant, margins: { top: 0.3, right: 3, bottom: 2, left: 3 } }],
])('invalid page settings are refused: %j', async (page) => {
  expect(await ask('POST', '/letters', { page })).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_FAILED' },
  })
})

test('a draft is rendered with its page settings, and not stored', async () => {
  const draft = { content: 'Madame,\n\nUn essai.', page: elegant }
  const { status, body } = await ask('POST', '/letters/preview', { draft })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    pageCount: 1,
    style: { design: 'elegant', fontFamily: 'Georgia', fontSize: 11.5, spacing: 2 },
    fit: { fits: true, spacing: false, margins: false, fontSize: false },
  })
  expect(body.data.pages).toHaveLength(1)
  const { rows } = await server.db.execute("SELECT id FROM letters WHERE content LIKE '%Un essai.%'")
  expect(rows).toEqual([])
  expect((await server.request('POST', '/letters/preview', { body: { draft } })).status).toBe(401)
})

test('export options override the page of the letter, which overrides the defaults', async () => {
  const { data: letter } = (await ask('POST', '/letters', { content: 'Madame,', page: elegant })).body
  const styleWith = async (options: object) =>
    (await ask('POST', `/letters/${letter.id}/preview`, { options })).body.data.style
  expect(await styleWith({})).toMatchObject({ fontFamily: 'Georgia', fontSize: 11.5, margins: { left: 3 } })
  expect(await styleWith({ fontFamily: 'Arial', margins: { left: 1 } })).toMatchObject({
    fontFamily: 'Arial',
    fontSize: 11.5,
    margins: { top: 2, left: 1 },
  })
})

test('a text refused by a PDF standard answers its error code, and the server goes on', async () => {
  const { data: letter } = (await ask('POST', '/letters', { content: 'Un signe inconnu\u00a0: \u0378.' }))
    .body
  const exported = (quality: string) => ask('POST', `/letters/${letter.id}/export`, { options: { quality } })
  expect(await exported('high')).toMatchObject({ status: 422, body: { code: 'PDF_QUALITY_REFUSED' } })
  expect((await exported('standard')).status).toBe(200)
})
