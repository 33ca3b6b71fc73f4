import type {
  Fallback,
  GeneratedLetter,
  GenerationRequest as GenerationRequestSchema,
} from '@lettrine/contract/generation'
import type { z } from 'zod'
import { noResponse, refusal } from './api-error.ts'
import { authorizedFetch } from './http.ts'
import { readServerSentEvents } from './server-sent-events.ts'

export type GenerationEvent =
  /** `progress` runs from 0 to 1. */
  | { type: 'delta'; text: string; progress: number }
  /** The built-in writer starts the letter again: the text so far is void. */
  | { type: 'restart'; fallback: Fallback }
  | { type: 'done'; letter: GeneratedLetter }

/** Streams the generation of a letter. Rejects with `ApiError`, or with the reason of `signal`. */
export async function* streamGeneration(
  request: z.input<typeof GenerationRequestSchema>,
  options: { signal: AbortSignal },
): AsyncGenerator<GenerationEvent> {
  const response = await authorizedFetch(
    new Request(new URL('/v1/letters/generate', window.location.origin), {
      method: 'POST',
      headers: { Accept: 'text/event-stream', 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      signal: options.signal,
    }),
  )
  if (!response.ok || !response.body) {
    throw refusal(response.status, await response.json().catch(() => undefined))
  }
  for await (const { event, data } of readServerSentEvents(response.body)) {
    const payload = JSON.parse(data) as Record<string, unknown>
    if (event === 'delta') yield { type: 'delta', ...(payload as { text: string; progress: number }) }
    if (event === 'restart') yield { type: 'restart', fallback: payload as Fallback }
    if (event === 'error') {
      throw refusal(response.status, payload)
    }
    if (event === 'done') {
      yield { type: 'done', letter: payload as GeneratedLetter }
      return
    }
  }
  throw noResponse(new Error('The stream ended before it was done'))
}
