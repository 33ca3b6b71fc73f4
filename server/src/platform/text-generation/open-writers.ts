import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { LetterWriting } from '../letter-writing/letter-writing.ts'
import { buildComposer } from './composer.ts'
import type { ModelTimeouts } from './model-call.ts'
import type { TextAdviser, TextGenerator, TextRewriter } from './text-generator.ts'
import type { WriterRecord } from './writer-record.ts'
import type { WriterSettings } from './writer-settings.ts'

/**
 * The letter writer, which is the composer where no model is configured, and the model that rewrites and advises where one
 * is.
 */
export type Writers = {
  writer: TextGenerator
  composer: TextGenerator
  rewriter?: TextRewriter
  adviser?: TextAdviser
}

/**
 * The writers of the settings: a model falls back to the composer. The SDK is loaded only when a model writes.
 * `report` is called once for each text requested of a model.
 */
export async function openWriters(
  settings: WriterSettings,
  writing: LetterWriting,
  report: (record: WriterRecord) => void,
  patience?: ModelTimeouts,
): Promise<Writers> {
  const composer = buildComposer(writing)
  if (settings.name === 'composer') return { writer: composer, composer }
  const [
    { languageModel },
    { buildModelWriter },
    { buildModelRewriter },
    { buildModelAdviser },
    { withFallback },
    { defaultModelTimeouts },
  ] = await Promise.all([
    import('./language-model.ts'),
    import('./model-writer.ts'),
    import('./model-rewriter.ts'),
    import('./model-adviser.ts'),
    import('./with-fallback.ts'),
    import('./model-call.ts'),
  ])
  const deps = {
    name: settings.name,
    writing,
    model: languageModel(settings),
    patience: patience ?? defaultModelTimeouts,
    pause: (ms: number, signal: AbortSignal) => setTimeout(ms, undefined, { signal }),
    newDelimiter: () => randomBytes(16).toString('hex'),
    now: () => performance.now(),
    report,
  }
  return {
    writer: withFallback(buildModelWriter(deps), composer),
    composer,
    rewriter: buildModelRewriter(deps),
    adviser: buildModelAdviser(deps),
  }
}
