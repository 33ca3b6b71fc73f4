import type { Fallback, GeneratedLetter, GenerationRequest } from '@lettrine/contract/generation'
import { fallbackMessages } from '@lettrine/contract/generation.fr'
import { NewLetter } from '@lettrine/contract/letters'
import { letterTitle } from '@lettrine/letter-craft/offer/letter-title'
import type { Deps } from '../../platform/http/api.ts'
import { composer } from '../../platform/text-generation/composer.ts'
import type { Pace } from '../../platform/text-generation/text-generator.ts'
import { createLetter, presentLetter } from '../letters/index.ts'

export type WriteDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'newSeed' | 'writer'>

export type WriteEvent =
  | { type: 'delta'; text: string; progress: number }
  /** What was written so far is void: the composer begins the letter again. */
  | { type: 'restart'; fallback: Fallback }
  | { type: 'done'; letter: GeneratedLetter }

/**
 * Writes a letter word by word, then saves it when asked; aborting `signal` stops it and saves nothing. A use of
 * a model is to be granted before `write` is called, and refunded where the fallback is told.
 */
export async function* writeLetter(
  deps: WriteDeps,
  userId: string,
  request: GenerationRequest,
  options: { signal: AbortSignal; pace: Pace },
): AsyncGenerator<WriteEvent, void> {
  const seed = request.seed ?? deps.newSeed()
  const writer = request.writer === 'composer' ? composer : deps.writer
  let fallback: Fallback | undefined
  for await (const event of writer.write({ ...request, seed }, options)) {
    if (event.type === 'text') {
      yield { type: 'delta', text: event.text, progress: event.progress }
    } else if (event.type === 'fallback') {
      fallback = { code: event.reason, message: fallbackMessages[event.reason] }
      yield { type: 'restart', fallback }
    } else {
      const { content, missing, writer: writtenBy } = event
      const letter = request.saveAsLetter ? await keep(deps, userId, request, content) : undefined
      yield { type: 'done', letter: { content, seed, missing, writer: writtenBy, fallback, letter } }
    }
  }
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
