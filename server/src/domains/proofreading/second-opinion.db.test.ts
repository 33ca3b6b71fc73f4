import type { Finding } from '@lettrine/contract/proofreading'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type LanguageToolSandbox,
  startLanguageToolSandbox,
} from '../../../../sandbox/languagetool/server.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let sandbox: LanguageToolSandbox
let server: TestApp
let token: string
let lines: string[] = []
beforeAll(async () => {
  sandbox = await startLanguageToolSandbox({ slowMs: 20_000 })
  server = await openTestApp({
    environment: { LANGUAGETOOL_URL: `${sandbox.url}/v2/check` },
    secondOpinionTimeoutMs: 300,
    logTo: { write: (line) => void lines.push(line) },
  })
  token = (await server.signUp({ name: 'Zébulon Quermeur' })).token
})
beforeEach(() => {
  sandbox.setMode('normal')
  lines = []
})
afterAll(async () => {
  await server.close()
  await sandbox.close()
})

const content = `Madame,

Je 🎉 tire les marrons du four pour pour votre acceuil.

Je vous prie d’agréer, Madame, mes salutations distinguées.`
async function proofread(text = content) {
  const { status, body } = await server.request('POST', '/proofread', { token, body: { content: text } })
  expect(status).toBe(200)
  return body.data as { findings: Finding[]; summary: Record<string, number> }
}
const outside = ({ findings }: { findings: Finding[] }) => findings.filter(({ source }) => source)

test('a second opinion comes after our findings, where ours has none', async () => {
  const answer = await proofread()
  expect(outside(answer)).toEqual([answer.findings.at(-1)])
  const [found] = outside(answer)
  expect(content.slice(found!.start, found!.end)).toBe('tire les marrons du four')
  expect(found).toMatchObject({
    rule: 'languagetool:IMAGE_MELEE',
    source: 'languagetool',
    severity: 'advice',
    suggestions: ['tire les marrons du feu'],
  })
  const { error, warning, advice } = answer.summary
  expect(error! + warning! + advice!).toBe(answer.findings.length)
})

test('a finding of ours on the same words wins', async () => {
  const sent = content.replace('tire les marrons du four', 'mets fin au plus meilleur')
  const answer = await proofread(sent)
  const ours = answer.findings.find(({ start, end }) => sent.slice(start, end).includes('meilleur'))
  expect(ours?.source).toBeUndefined()
  expect(ours).toBeDefined()
  expect(outside(answer)).toEqual([])
})

test('the text is sent, and nothing about its writer', async () => {
  await proofread()
  const { fields } = sandbox.requests().at(-1)!
  expect(fields).toEqual({ text: content, language: 'fr' })
})

test('when it is slow, ours is answered, the log says so once, and not what the letter says', async () => {
  sandbox.setMode('slow')
  for (let time = 0; time < 2; time++) {
    const answer = await proofread()
    expect(outside(answer)).toEqual([])
    expect(answer.findings.map(({ rule }) => rule)).toContain('repeated-word')
  }
  const said = lines.filter((line) => line.includes('second opinion'))
  expect(said).toHaveLength(1)
  expect(JSON.parse(said[0]!)).toMatchObject({ secondOpinion: { source: 'languagetool', reason: 'timeout' } })
  expect(lines.join('')).not.toContain('patte')
})

test('the public settings name the languages with a second opinion', async () => {
  expect((await server.request('GET', '/config')).body.data.secondOpinion).toEqual(['fr', 'en'])
})

test('an analysis is ours alone: the same letter has the same scores', async () => {
  const writer = await server.signUpWithPlan('premium')
  const created = await server.request('POST', '/letters', {
    token: writer.token,
    body: { title: 'Fleuriste', content },
  })
  const before = sandbox.requests().length
  const { id } = created.body.data
  const analysis = await server.request('POST', `/letters/${id}/analyze`, { token: writer.token, body: {} })
  expect([created.status, analysis.status]).toEqual([201, 200])
  expect(sandbox.requests()).toHaveLength(before)
})
