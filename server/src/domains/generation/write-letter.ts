import type { GeneratedLetter, GenerationRequest } from '@lettrine/contract/generation'
import { NewLetter } from '@lettrine/contract/letters'
import { limits } from '@lettrine/contract/limits'
import { upperFirst } from '@lettrine/letter-craft/french/plain-letters'
import { cleanCompanyName } from '@lettrine/letter-craft/offer/clean-company-name'
import { cleanJobTitle } from '@lettrine/letter-craft/offer/clean-job-title'
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
    title: titleOf(request),
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

/** «Fleuriste, Les Pivoines», from a title and a name as messy as offers have them. */
function titleOf({ jobTitle, company, userProfile }: GenerationRequest): string {
  const post = cleanJobTitle(jobTitle, userProfile?.gender) || jobTitle
  return `${upperFirst(post)}, ${cleanCompanyName(company) || company}`.slice(0, limits.title)
}
