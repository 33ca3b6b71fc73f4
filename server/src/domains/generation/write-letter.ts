import type { Fallback, GeneratedLetter, GenerationRequest } from '@lettrine/contract/generation'
import { NewLetter } from '@lettrine/contract/letters'
import { letterTitle } from '@lettrine/letter-craft/offer/letter-title'
import type { Deps } from '../../platform/http/api.ts'
import { composer } from '../../platform/text-generation/composer.ts'
import type { Pace, TextGenerator } from '../../platform/text-generation/text-generator.ts'
import { createLetter, presentLetter } from '../letters/index.ts'
import { type AiUse, askForModel, told } from '../subscriptions/index.ts'

export type WriteDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'newSeed' | 'writer'>

export type WriteEvent =
  | { type: 'delta'; text: string; progress: number }
  /** What was written so far is void: the composer begins the letter again. */
  | { type: 'restart'; fallback: Fallback }
  | { type: 'done'; letter: GeneratedLetter }

/**
 * Writes a letter word by word, then saves it when asked; aborting `signal` stops it and saves nothing. A model's
 * letter is a use of the plan: without one left the composer writes, and a use that gave no letter is refunded.
 */
export async function* writeLetter(
  deps: WriteDeps,
  userId: string,
  request: GenerationRequest,
  options: { signal: AbortSignal; pace: Pace },
): AsyncGenerator<WriteEvent, void> {
  const seed = request.seed ?? deps.newSeed()
  const chosen = await chooseWriter(deps, userId, request)
  let { fallback } = chosen
  let use = chosen.use
  let texts = 0
  if (fallback) yield { type: 'restart', fallback }
  try {
    for await (const event of chosen.writer.write({ ...request, seed }, options)) {
      if (event.type === 'text') {
        texts += 1
        yield { type: 'delta', text: event.text, progress: event.progress }
      } else if (event.type === 'fallback') {
        await use?.refund()
        use = undefined
        fallback = told(event.reason)
        yield { type: 'restart', fallback }
      } else {
        const { content, missing, writer: writtenBy } = event
        use = undefined
        const letter = request.saveAsLetter ? await keep(deps, userId, request, content) : undefined
        yield { type: 'done', letter: { content, seed, missing, writer: writtenBy, fallback, letter } }
      }
    }
  } finally {
    // Stopped after some text, a use was one: its text is kept.
    if (!options.signal.aborted || texts === 0) await use?.refund()
  }
}

type Chosen = { writer: TextGenerator; use?: AiUse; fallback?: Fallback }

async function chooseWriter(deps: WriteDeps, userId: string, request: GenerationRequest): Promise<Chosen> {
  if (request.writer === 'composer' || deps.writer === composer) return { writer: composer }
  const asked = await askForModel(deps, userId, 'writing')
  return asked.use ? { writer: deps.writer, use: asked.use } : { writer: composer, fallback: asked.fallback }
}

async function keep(deps: WriteDeps, userId: string, request: GenerationRequest, content: string) {
  const letter = NewLetter.parse({
    title: letterTitle(request, request.userProfile?.gender),
    company: request.company,
    jobTitle: request.jobTitle,
    recipient: { name: request.recipientName, email: request.recipientEmail },
    sender: { name: request.userProfile?.name },
    offer: request.jobDescription,
    content,
    type: request.type,
    language: request.language,
  })
  return presentLetter(await createLetter(deps, userId, letter))
}
