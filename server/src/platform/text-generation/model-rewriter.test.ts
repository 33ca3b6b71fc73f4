import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LlmSandbox, startLlmSandbox } from '../../../../sandbox/llm/server.ts'
import { sandboxSettings, shortTimeouts } from '../../../testing/writing.ts'
import { languageModel } from './language-model.ts'
import { buildModelRewriter } from './model-rewriter.ts'
import type { RewriteTask } from './text-generator.ts'
import { WriterFailure } from './writer-failure.ts'
import type { WriterRecord } from './writer-record.ts'

let sandbox: LlmSandbox
beforeAll(async () => {
  sandbox = await startLlmSandbox({ timings: { slowMs: 20_000, betweenPiecesMs: 0, retryAfterSeconds: 0 } })
})
afterAll(() => sandbox.close())

const task: RewriteTask = {
  passage: 'J’ai formé 4 saisonniers à la préparation des commandes. Ce travail m’a beaucoup appris.',
  before: 'Madame,',
  after: 'Je serai heureux de vous rencontrer.',
  intent: 'shorter',
  language: 'fr',
  jobTitle: 'Vendeur',
  company: 'La Halle aux Thés',
  facts: [],
}

function rewrite(wire: 'gemini' | 'openai-compatible', mode: string, signal = new AbortController().signal) {
  const records: WriterRecord[] = []
  const rewriter = buildModelRewriter({
    name: wire,
    model: languageModel(sandboxSettings(sandbox, wire, mode)),
    patience: { ...shortTimeouts, totalMs: 600 },
    pause: (ms, stop) => setTimeout(ms, undefined, { signal: stop }),
    newDelimiter: () => 'a1b2c3d4e5f6',
    now: () => performance.now(),
    report: (record) => records.push(record),
  })
  return { records, passage: rewriter.rewrite(task, { signal }) }
}

describe.each(['gemini', 'openai-compatible'] as const)('%s', (wire) => {
  test('a passage is rewritten', async () => {
    const { passage, records } = rewrite(wire, 'normal')
    expect(await passage).toEqual({
      text: 'J’ai formé 4 saisonniers à la préparation des commandes.',
      writer: wire,
    })
    expect(records).toMatchObject([{ task: 'passage', outcome: 'written', attempts: 1 }])
    expect(records[0]!.inputTokens).toBeGreaterThan(100)
  })

  test.each([
    ['slow', 'timeout'],
    ['stalled', 'timeout'],
    ['cut-off', 'unreachable'],
    ['rate-limited', 'overloaded'],
    ['server-error', 'overloaded'],
    ['garbage', 'unusable'],
    ['empty', 'unusable'],
    ['placeholder', 'unusable'],
    ['injection-obeyed', 'unusable'],
    ['refusal', 'refused'],
  ])('%s fails with the reason %s', async (mode, reason) => {
    const { passage, records } = rewrite(wire, mode)
    const failure = await passage.then(
      () => undefined,
      (fault: unknown) => fault,
    )
    expect(failure).toBeInstanceOf(WriterFailure)
    expect((failure as WriterFailure).reason).toBe(reason)
    expect(records).toMatchObject([{ outcome: reason }])
  })
})

test('it is stopped by its signal', async () => {
  const stop = new AbortController()
  const { passage, records } = rewrite('gemini', 'slow', stop.signal)
  stop.abort()
  await expect(passage).rejects.toBe(stop.signal.reason)
  expect(records).toMatchObject([{ outcome: 'stopped' }])
})
