import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type LanguageToolSandbox, startLanguageToolSandbox } from './server.ts'

let sandbox: LanguageToolSandbox
beforeAll(async () => {
  sandbox = await startLanguageToolSandbox({ slowMs: 40 })
})
beforeEach(() => sandbox.setMode('normal'))
afterAll(() => sandbox.close())

const check = (fields: Record<string, string>) =>
  fetch(`${sandbox.url}/v2/check`, { method: 'POST', body: new URLSearchParams(fields) })

test('known faults are reported where they are, in their language', async () => {
  const text = '🎉 Le plus meilleur acceuil.'
  const { matches } = (await (await check({ text, language: 'fr' })).json()) as {
    matches: { offset: number; length: number; rule: { id: string; category: { id: string } } }[]
  }
  expect(
    matches.map(({ offset, length, rule }) => [text.slice(offset, offset + length), rule.category.id]),
  ).toEqual([
    ['plus meilleur', 'GRAMMAR'],
    ['acceuil', 'TYPOS'],
  ])
  expect(await (await check({ text, language: 'en-GB' })).json()).toMatchObject({ matches: [] })
})

test('it fails as it is told, and refuses what the real one refuses', async () => {
  const put = (mode: string) =>
    fetch(`${sandbox.url}/__sandbox/mode`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode }),
    })
  expect((await put('nonsense')).status).toBe(400)
  expect((await put('server-error')).status).toBe(200)
  expect((await check({ text: 'a', language: 'fr' })).status).toBe(500)
  sandbox.setMode('cut-off')
  await expect((await check({ text: 'a', language: 'fr' })).text()).rejects.toThrow()
  sandbox.setMode('normal')
  expect((await check({ text: 'a' })).status).toBe(400)
  expect((await fetch(`${sandbox.url}/v2/languages`)).status).toBe(404)
  const received = (await (await fetch(`${sandbox.url}/__sandbox/requests`)).json()) as { fields: object }[]
  expect(received.at(-1)).toMatchObject({ fields: { text: 'a' } })
})
