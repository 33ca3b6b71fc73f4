import { setTimeout as pause } from 'node:timers/promises'
import { splitIntoChunks } from '@lettrine/letter-craft/composer/chunks'
import { compose } from '@lettrine/letter-craft/composer/compose'
import type { TextGenerator } from './text-generator.ts'

// A letter of 250 words takes about six seconds: fast, and still read as it is written.
const pauseBetweenWordsMs = 24

/** The built-in writer: no network, no key, the same letter for the same facts and seed. */
export const composer: TextGenerator = {
  async *write(task, { signal, pace }) {
    const { content, missing } = compose(
      {
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
      } satisfies Parameters<typeof compose>[0],
      task.seed,
    )
    const chunks = pace === 'reading' ? splitIntoChunks(content) : [content]
    for (const [index, text] of chunks.entries()) {
      if (index > 0) await pause(pauseBetweenWordsMs, undefined, { signal })
      yield { type: 'text', text, progress: (index + 1) / chunks.length }
    }
    yield { type: 'end', missing }
  },
}
