import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { languageToolModes } from '../../../../sandbox/languagetool/modes.ts'
import {
  type LanguageToolSandbox,
  startLanguageToolSandbox,
} from '../../../../sandbox/languagetool/server.ts'
import { buildSecondOpinion, type SecondOpinionRecord } from './build-second-opinion.ts'

const text = 'Votre 🎉 plus meilleur choix.'
const timeoutMs = 300

let sandbox: LanguageToolSandbox
let reports: SecondOpinionRecord[]
beforeAll(async () => {
  sandbox = await startLanguageToolSandbox({ slowMs: 3_000 })
})
beforeEach(() => {
  sandbox.setMode('normal')
  reports = []
})
afterAll(() => sandbox.close())

const open = (url = sandbox.url) =>
  buildSecondOpinion({ languageToolUrl: url }, (record) => void reports.push(record), timeoutMs)
    .secondOpinion!
const never = new AbortController().signal
const found = async (opinion: ReturnType<typeof open>, content = text) =>
  (await opinion.ask(content, 'fr', never)).map(({ start, end }) => content.slice(start, end))

test('without an address there is none; the languages are those of the sources', () => {
  const languages = (settings: Parameters<typeof buildSecondOpinion>[0]) =>
    buildSecondOpinion(settings, () => {}).secondOpinion?.languages
  expect(languages({})).toBeUndefined()
  expect(languages({ grammalecteUrl: 'http://x' })).toEqual(['fr'])
  expect(languages({ grammalecteUrl: 'http://x', languageToolUrl: 'http://y' })).toEqual(['fr', 'en'])
})

test('only the text and its language are sent', async () => {
  expect(await found(open())).toEqual(['plus meilleur'])
  const { fields, headers } = sandbox.requests().at(-1)!
  expect(fields).toEqual({ text, language: 'fr' })
  expect(headers).not.toContain('cookie')
  expect(headers).not.toContain('authorization')
})

const reasons = {
  slow: 'timeout',
  'server-error': 'status-500',
  'rate-limited': 'status-429',
  'cut-off': 'unreachable',
  garbage: 'not-json',
  'other-format': 'unknown-format',
  'too-large': 'too-large',
  redirect: 'unreachable',
} as const

test.each(Object.entries(reasons))(
  '%s: no findings in time, said once as %s, and its return too',
  async (mode, failing) => {
    const opinion = open()
    sandbox.setMode(mode as keyof typeof reasons)
    const start = performance.now()
    expect(await found(opinion)).toEqual([])
    expect(performance.now() - start).toBeLessThan(2_500)
    expect(await found(opinion)).toEqual([])
    expect(reports).toEqual([{ source: 'languagetool', failing }])
    sandbox.setMode('normal')
    expect(await found(opinion)).toEqual(['plus meilleur'])
    expect(await found(opinion)).toEqual(['plus meilleur'])
    expect(reports).toEqual([
      { source: 'languagetool', failing },
      { source: 'languagetool', failing: null },
    ])
  },
)

test('every way of the sandbox to fail is tested', () => {
  expect(Object.keys(reasons).sort()).toEqual(
    languageToolModes.filter((mode) => mode !== 'normal' && mode !== 'faulty-matches').sort(),
  )
})

test('faulty matches do not hide the good ones', async () => {
  sandbox.setMode('faulty-matches')
  expect(await found(open())).toEqual(['plus meilleur'])
  expect(reports).toEqual([])
})

test('a server that is down costs nothing, and the other one still answers', async () => {
  const gone = await startLanguageToolSandbox()
  await gone.close()
  const { secondOpinion } = buildSecondOpinion(
    { grammalecteUrl: gone.url, languageToolUrl: sandbox.url },
    (record) => void reports.push(record),
    timeoutMs,
  )
  expect(await found(secondOpinion!)).toEqual(['plus meilleur'])
  expect(reports).toEqual([{ source: 'grammalecte', failing: 'unreachable' }])
})

test('texts that are empty, or longer than letters are, are not sent', async () => {
  const before = sandbox.requests().length
  expect(await found(open(), ' \n')).toEqual([])
  expect(await found(open(), `${'x'.repeat(20_000)} plus meilleur`)).toEqual([])
  expect(sandbox.requests()).toHaveLength(before)
})

test('more than four letters at once do not wait in a queue', async () => {
  sandbox.setMode('slow')
  const before = sandbox.requests().length
  const opinion = open()
  await Promise.all(Array.from({ length: 9 }, () => found(opinion)))
  expect(sandbox.requests().length - before).toBe(4)
})

test('an answer that nobody waits for any more is no failure', async () => {
  sandbox.setMode('slow')
  const left = new AbortController()
  const asked = open().ask(text, 'fr', left.signal)
  setTimeout(() => left.abort(), 50)
  expect(await asked).toEqual([])
  expect(reports).toEqual([])
})
