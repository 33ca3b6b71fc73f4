import { afterAll, beforeAll, expect, test } from 'vitest'
import { rich } from '../../../testing/exports/formats.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let server: TestApp
let token: string
beforeAll(async () => {
  server = await openTestApp()
  token = (await server.signUp()).token
})
afterAll(() => server.close())

test.each([
  ['without text', ' \n\n', 'LETTER_EMPTY'],
  ['with an open place', 'Madame,\n\n[[Dites votre projet.]]', 'LETTER_UNFILLED'],
  ['with a field to fill', 'Madame {{nom}},', 'LETTER_UNFILLED'],
])('a letter %s is not sent; as a file, it is a draft', async (_, content, code) => {
  const { body } = await server.request('POST', '/letters', { token, body: { ...rich, content } })
  const { id } = body.data
  for (const path of ['sending-kit', 'sending-kit.pdf', 'sending-kit.eml']) {
    const answer = await server.request('GET', `/letters/${id}/${path}`, { token })
    expect([answer.status, answer.body.code]).toEqual([422, code])
  }
  const sent = await server.request('POST', `/letters/${id}/sent`, { token, body: {} })
  expect([sent.status, sent.body.code]).toEqual([422, code])
  const file = await server.request('GET', `/letters/${id}/export?format=pdf`, { token })
  expect(file.body.data.fileName).toBe(
    'CARPENTIER_Ines_Lettre-de-motivation_Ateliers-Morvan-fils_BROUILLON.pdf',
  )
})
