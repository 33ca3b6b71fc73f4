import { expect, test, vi } from 'vitest'
import { readConfig } from '../server/src/config.ts'
import { missingWriterSettings, openWriterSandbox } from './writer-sandbox.ts'

const url = 'http://gpu.lan:8000/v1'

test.each([
  [{}, undefined],
  [{ WRITER: 'composer' }, undefined],
  [{ WRITER: 'gemini' }, 'WRITER_API_KEY'],
  [{ WRITER: 'gemini', WRITER_API_KEY: '' }, 'WRITER_API_KEY'],
  [{ WRITER: 'gemini', WRITER_API_KEY: 'k' }, undefined],
  [{ WRITER: 'openai-compatible' }, 'WRITER_BASE_URL'],
  [{ WRITER: 'openai-compatible', WRITER_MODEL: 'mistral', WRITER_BASE_URL: url }, undefined],
])('%j has no %s', (environment, lacking) => {
  expect(missingWriterSettings(environment)).toBe(lacking)
})

test.each(['gemini', 'openai-compatible'])(
  'WRITER=%s alone is answered by a sandbox, said in one line',
  async (WRITER) => {
    const said: string[] = []
    const spy = vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
    const writer = await openWriterSandbox({ WRITER })
    spy.mockRestore()
    try {
      const config = readConfig({
        WRITER,
        DATABASE_URL: 'postgresql://x',
        ROLE: 'web',
        ...writer.environment,
      })
      const { name, model, baseUrl } = config.writer as { name: string; model: string; baseUrl: string }
      expect({ name, model }).toEqual({ name: WRITER, model: 'sandbox' })
      const { origin } = new URL(baseUrl)
      expect(said).toEqual([expect.stringMatching(`^WRITER=${WRITER} sans WRITER_.+ simulé .+ ${origin}`)])
      expect((await fetch(`${origin}/v1/models`)).status).toBe(200)
    } finally {
      await writer.stop()
    }
  },
)
