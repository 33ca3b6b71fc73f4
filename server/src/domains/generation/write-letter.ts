import type { GeneratedLetter, GenerationRequest } from '@lettrine/contract/generation'
import { NewLetter } from '@lettrine/contract/letters'
import { letterTitle } from '@lettrine/letter-craft/offer/letter-title'
import type { Deps } from '../../platform/http/api.ts'
import type { Pace } from '../../platform/text-generation/text-generator.ts'
import { createLetter, presentLetter } from '../letters/index.ts'

export type WriteDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'newSeed' | 'writer'>

export type WriteEvent =
  | { type: 'delta'; text: string; progress: number }
  | { type: 'done'; letter: GeneratedLetter }

/** Writes a letter word by word, then saves it when asked; aborting `signal` stops it and saves nothing. */
export async function* writeLetter(
  deps: WriteDeps,
  userId: string,
  request: GenerationRequest,
  options: { signal: AbortSignal; pace: Pace },
): AsyncGenerator<WriteEvent, void> {
  const seed = request.seed ?? deps.newSeed()
  let content = ''
  for await (const event of deps.writer.write({ ...request, seed }, options)) {
    if (event.type === 'text') {
      content += event.text
      yield { type: 'delta', text: event.text, progress: event.progress }
    } else {
      const letter = request.saveAsLetter ? await keep(deps, userId, request, content) : undefined
      yield { type: 'done', letter: { content, seed, missing: event.missing, letter } }
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
