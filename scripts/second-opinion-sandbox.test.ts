import { expect, test, vi } from 'vitest'
import { readConfig } from '../server/src/config.ts'
import { openSecondOpinionSandbox } from './second-opinion-sandbox.ts'

test('LANGUAGETOOL_URL=sandbox is answered by a sandbox, said in one line', async () => {
  const said: string[] = []
  const spy = vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  const opened = await openSecondOpinionSandbox({ LANGUAGETOOL_URL: 'sandbox' })
  spy.mockRestore()
  try {
    const config = readConfig({ DATABASE_URL: 'postgresql://x', ROLE: 'web', ...opened.environment })
    const url = config.secondOpinion.languageToolUrl
    expect(said).toEqual([expect.stringMatching(`simulé .+ ${url}`)])
    const body = new URLSearchParams({ text: 'Bonjour', language: 'fr' })
    expect((await fetch(`${url}/v2/check`, { method: 'POST', body })).status).toBe(200)
  } finally {
    await opened.stop()
  }
})

test.each([
  {},
  { LANGUAGETOOL_URL: 'http://localhost:8081' },
  { LANGUAGETOOL_URL: 'sandbox', NODE_ENV: 'production' },
  { LANGUAGETOOL_URL: 'sandbox', PUBLIC_URL: 'https://lettrine.example' },
])('no sandbox is opened for %j', async (environment) => {
  expect((await openSecondOpinionSandbox(environment)).environment).toEqual({})
})
