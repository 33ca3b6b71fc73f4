import { setTimeout as pause } from 'node:timers/promises'
import type { LetterPlan, SentenceFacts } from '@lettrine/contract/letter-plan'
import { argueLetter } from '@lettrine/letter-craft/composer/argue'
import { splitIntoChunks } from '@lettrine/letter-craft/composer/chunks'
import { compose } from '@lettrine/letter-craft/composer/compose'
import { composerKnowledge } from '../knowledge/composer-knowledge.ts'
import { argument, missingFacts, presentPlan } from './letter-argument.ts'
import type { TextGenerator, WritingTask } from './text-generator.ts'

// A letter of 250 words takes about six seconds: fast, and still read as it is written.
const pauseBetweenWordsMs = 24

export type ComposedText = {
  content: string
  missing: ReturnType<typeof missingFacts>
  plan?: LetterPlan
  facts?: SentenceFacts[]
}

/** Composes a letter, with questions whose answers would improve it. French letters argue from the cards of a career. */
export async function composeFor(task: WritingTask): Promise<ComposedText> {
  if (task.language === 'en') return composeEnglishFor(task)
  const sources = await task.sources()
  const [avoided, knowledge] = await Promise.all([sources.avoided(), composerKnowledge()])
  const { content, plan, facts } = argueLetter({ ...argument(task, sources), avoided }, task.seed, knowledge)
  return {
    content,
    missing: missingFacts(plan, sources),
    plan: presentPlan(plan),
    facts: facts.map(({ facts: cards, needs, ...span }) => ({
      ...span,
      facts: [...cards],
      needs: [...needs],
    })),
  }
}

function composeEnglishFor(task: WritingTask): ComposedText {
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
      type: task.type,
    },
    task.seed,
  )
  return { content, missing }
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
