import type { TextGenerator } from './text-generator.ts'
import { WriterFailure } from './writer-failure.ts'

/** Wraps a writer with a fallback that cannot fail. */
export function withFallback(writer: TextGenerator, relief: TextGenerator): TextGenerator {
  return {
    ...(writer.prepare && { prepare: writer.prepare }),
    async *write(task, options) {
      try {
        yield* writer.write(task, options)
        return
      } catch (error) {
        if (!(error instanceof WriterFailure)) throw error
        yield { type: 'fallback', reason: error.reason }
      }
      yield* relief.write(task, options)
    },
  }
}
