import { setTimeout as pause } from 'node:timers/promises'
import type { LetterPlan, SentenceFacts } from '@lettrine/contract/letter-plan'
import { argueLetter } from '@lettrine/letter-craft/composer/argue'
import { splitIntoChunks } from '@lettrine/letter-craft/composer/chunks'
import { composerKnowledge } from '../knowledge/composer-knowledge.ts'
import { argument, missingFacts, presentPlan, unsaidWords } from './letter-argument.ts'
import type { TextGenerator, WritingTask } from './text-generator.ts'

// A letter of 250 words takes about six seconds: fast, and still read as it is written.
const pauseBetweenWordsMs = 24

export type ComposedText = {
  content: string
  missing: ReturnType<typeof missingFacts>
  plan?: LetterPlan
  facts?: SentenceFacts[]
}

/** Composes a letter, with questions whose answers would improve it. Letters argue from the cards of a career. */
export async function composeFor(task: WritingTask): Promise<ComposedText> {
  const sources = await task.sources()
  const [avoided, knowledge] = await Promise.all([sources.avoided(), composerKnowledge()])
  const request = { ...argument(task, sources), avoided }
  const { content, plan, facts } = argueLetter(request, task.seed, knowledge)
  return {
    content,
    missing: [...missingFacts(plan, sources), ...unsaidWords(request)],
    plan: presentPlan(plan),
    facts: facts.map(({ facts: cards, needs, ...span }) => ({
      ...span,
      facts: [...cards],
      needs: [...needs],
    })),
  }
}

/** The built-in writer: no network, no key, the same letter for the same facts and seed. */
export const composer: TextGenerator = {
  async *write(task, { signal, speed }) {
    const { content, ...rest } = await composeFor(task)
    const chunks = speed === 'reading' ? splitIntoChunks(content) : [content]
    for (const [index, text] of chunks.entries()) {
      if (index > 0) await pause(pauseBetweenWordsMs, undefined, { signal })
      yield { type: 'text', text, progress: (index + 1) / chunks.length }
    }
    yield { type: 'end', content, ...rest, writer: 'composer' }
  },
}
