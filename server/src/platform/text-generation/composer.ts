import { setTimeout as pause } from 'node:timers/promises'
import { splitIntoChunks } from '@lettrine/letter-craft/composer/chunks'
import { compose } from '@lettrine/letter-craft/composer/compose'
import type { ComposedLetter, ComposeRequest } from '@lettrine/letter-craft/composer/request'
import type { TextGenerator, WritingTask } from './text-generator.ts'

// A letter of 250 words takes about six seconds: fast, and still read as it is written.
const pauseBetweenWordsMs = 24

/** Composes a letter, with questions whose answers would improve it. */
export function composeFor(task: WritingTask): ComposedLetter {
  const request: ComposeRequest = {
    jobTitle: task.jobTitle,
    company: task.company,
    recipientName: task.recipientName,
    offer: task.jobDescription,
    profile: task.userProfile,
    interview: task.interview,
    instructions: task.customPrompt,
    tone: task.tone,
    language: task.language,
    type: task.type,
    year: task.year,
  }
  return compose(request, task.seed)
}

/** The built-in writer: no network, no key, the same letter for the same facts and seed. */
export const composer: TextGenerator = {
  async *write(task, { signal, speed }) {
    const { content, missing } = composeFor(task)
    const chunks = speed === 'reading' ? splitIntoChunks(content) : [content]
    for (const [index, text] of chunks.entries()) {
      if (index > 0) await pause(pauseBetweenWordsMs, undefined, { signal })
      yield { type: 'text', text, progress: (index + 1) / chunks.length }
    }
    yield { type: 'end', content, missing, writer: 'composer' }
  },
}
