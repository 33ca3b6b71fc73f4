import { setTimeout as pause } from 'node:timers/promises'
import { splitIntoChunks } from '@lettrine/letter-craft/composer/chunks'
import type { LetterWriting } from '../letter-writing/letter-writing.ts'
import type { ComposedText } from '../letter-writing/writing-tasks.ts'
import { argument } from './letter-argument.ts'
import type { TextGenerator, WritingTask } from './text-generator.ts'

// A letter of 250 words takes about six seconds: fast, and still read as it is written.
const pauseBetweenWordsMs = 24

/** Composes a letter, with questions whose answers would improve it. Letters argue from the cards of a career. */
export async function composeFor(writing: LetterWriting, task: WritingTask): Promise<ComposedText> {
  const sources = await task.sources()
  const request = argument(task, sources)
  const { unused } = sources
  return writing(task.owner, 'letter', { request, seed: task.seed, unused, others: await sources.others() })
}

/** The built-in writer: no network, no key, the same letter for the same facts and seed. */
export const buildComposer = (writing: LetterWriting): TextGenerator => ({
  async *write(task, { signal, speed }) {
    const { content, ...rest } = await composeFor(writing, task)
    const chunks = speed === 'reading' ? splitIntoChunks(content) : [content]
    for (const [index, text] of chunks.entries()) {
      if (index > 0) await pause(pauseBetweenWordsMs, undefined, { signal })
      yield { type: 'text', text, progress: (index + 1) / chunks.length }
    }
    yield { type: 'end', content, ...rest, writer: 'composer' }
  },
})
