import type { Finding } from '@lettrine/letter-craft/proofreading/finding'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { displayedFindings } from './displayed-findings.ts'
import { createSecondOpinion, type RestedText } from './second-opinion.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const finding = (start: number, end: number, fields: Partial<Finding> = {}): Finding => ({
  rule: 'languagetool:RULE',
  severity: 'warning',
  source: 'languagetool',
  start,
  end,
  message: 'À revoir.',
  ...fields,
})
const french = (text: string): RestedText => ({ text, language: 'fr' })

function setUp() {
  const asked: { text: string; signal: AbortSignal; answer: PromiseWithResolvers<readonly Finding[]> }[] = []
  const arrived = vi.fn()
  const opinion = createSecondOpinion({
    ask: ({ text }, signal) => {
      const answer = Promise.withResolvers<readonly Finding[]>()
      asked.push({ text, signal, answer })
      return answer.promise
    },
    arrived,
  })
  return { asked, arrived, opinion }
}

it('is asked for once, when the text has rested', async () => {
  const { asked, arrived, opinion } = setUp()
  for (const text of ['Il', 'Il m', 'Il manges']) {
    expect(opinion.on(french(text))).toEqual([])
    vi.advanceTimersByTime(400)
  }
  expect(asked).toEqual([])
  vi.advanceTimersByTime(2_000)
  expect(asked.map(({ text }) => text)).toEqual(['Il manges'])
  asked[0]!.answer.resolve([finding(3, 9)])
  await vi.advanceTimersByTimeAsync(0)
  expect(arrived).toHaveBeenCalledTimes(1)
  expect(opinion.on(french('Il manges'))).toEqual([finding(3, 9)])
  vi.advanceTimersByTime(5_000)
  expect(asked).toHaveLength(1)
})

it('an answer about a text that has changed is dropped, and its request given up', async () => {
  const { asked, arrived, opinion } = setUp()
  opinion.on(french('Il manges'))
  vi.advanceTimersByTime(2_000)
  expect(opinion.on(french('Et il manges'))).toEqual([])
  expect(asked[0]!.signal.aborted).toBe(true)
  asked[0]!.answer.resolve([finding(3, 9)])
  await vi.advanceTimersByTimeAsync(0)
  expect(arrived).not.toHaveBeenCalled()
  expect(opinion.on(french('Et il manges'))).toEqual([])
})

it('a failure is silent; another language, or another text, asks again', async () => {
  const { asked, arrived, opinion } = setUp()
  opinion.on(french('Un texte'))
  vi.advanceTimersByTime(2_000)
  asked[0]!.answer.reject(new Error('down'))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(opinion.on(french('Un texte'))).toEqual([])
  vi.advanceTimersByTime(2_000)
  expect([asked.length, arrived.mock.calls.length]).toEqual([1, 0])
  opinion.on({ text: 'Un texte', language: 'en' })
  vi.advanceTimersByTime(2_000)
  expect(asked).toHaveLength(2)
})

it('nothing is asked about an empty letter, or after the editor has closed', () => {
  const { asked, opinion } = setUp()
  opinion.on(french(' \n'))
  vi.advanceTimersByTime(2_000)
  opinion.on(french('Un texte'))
  opinion.stop()
  vi.advanceTimersByTime(2_000)
  expect(asked).toEqual([])
})

it('is displayed under our findings, never on the same words', () => {
  const ours = {
    id: 7,
    findings: [finding(8, 12, { rule: 'spelling' }), finding(14, 15, { rule: 'capital' })],
  }
  const shown = displayedFindings('Il 🎉 a manges b.', ours, [finding(0, 2), finding(11, 14)])
  expect(shown.map(({ id, quote, rule }) => [id, quote, rule])).toEqual([
    ['7-0', 'mang', 'spelling'],
    ['7-1', ' ', 'capital'],
    ['7-2', 'Il', 'languagetool:RULE'],
  ])
})
