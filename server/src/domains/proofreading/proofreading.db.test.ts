import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test-app.ts'

let server: TestApp
let token: string
beforeAll(async () => {
  server = await openTestApp()
  token = (await server.signUp()).token
})
afterAll(() => server.close())

const proofread = (body: object, as = token) => server.request('POST', '/proofread', { token: as, body })

test('findings come with their place, their reason, and a certain correction', async () => {
  const content = 'Madame, Monsieur,\r\n\r\nJe vous écris pour pour le poste de fleuriste.'
  const { status, body } = await proofread({ content })
  expect(status).toBe(200)
  const found = body.data.findings.find(({ rule }: { rule: string }) => rule === 'repeated-word')
  expect(found).toMatchObject({ severity: 'error', message: expect.stringMatching(/\p{L}/u), fix: 'pour' })
  expect(content.slice(found.start, found.end)).toBe('pour pour')
  const { error, warning, advice } = body.data.summary
  expect(error + warning + advice).toBe(body.data.findings.length)
})

test('an empty text has nothing to say of', async () => {
  expect((await proofread({ content: '' })).body.data).toEqual({
    findings: [],
    summary: { error: 0, warning: 0, advice: 0 },
  })
})

test.each([
  [{}],
  [{ content: 3 }],
  [{ content: 'x'.repeat(50_001) }],
  [{ content: 'Madame\u0000' }],
  [{ content: 'Madame,', language: 'de' }],
  [{ content: 'Madame,', context: { candidateGender: 'x' } }],
  [{ content: 'Madame,', context: { offer: 'x'.repeat(20_001) } }],
])('bad input is a 400 in French: %#', async (body) => {
  const answer = await proofread(body)
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({
    code: 'VALIDATION_FAILED',
    error: expect.stringMatching(/^\p{Lu}.*[.»]$/u),
  })
})

test('a stranger without a token is refused', async () => {
  expect((await server.request('POST', '/proofread', { body: { content: 'Madame,' } })).status).toBe(401)
})
