import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { composer } from './composer.ts'
import type { Patience } from './model-call.ts'
import type { TextGenerator } from './text-generator.ts'
import type { WriterRecord } from './writer-record.ts'
import type { WriterSettings } from './writer-settings.ts'

/**
 * The writer of the settings: a model falls back to the composer. The SDK is loaded only when a model writes.
 * `report` is called once for each text a model was asked for.
 */
export async function openWriter(
  settings: WriterSettings,
  report: (record: WriterRecord) => void,
  patience?: Patience,
): Promise<TextGenerator> {
  if (settings.name === 'composer') return composer
  const [{ languageModel }, { buildModelWriter }, { withFallback }, { defaultPatience }] = await Promise.all([
    import('./language-model.ts'),
    import('./model-writer.ts'),
    import('./with-fallback.ts'),
    import('./model-call.ts'),
  ])
  const writer = buildModelWriter({
    name: settings.name,
    model: languageModel(settings),
    patience: patience ?? defaultPatience,
    pause: (ms, signal) => setTimeout(ms, undefined, { signal }),
    newDelimiter: () => randomBytes(16).toString('hex'),
    now: () => performance.now(),
    report,
  })
  return withFallback(writer, composer)
}
