import { GenerationRequest } from '@lettrine/contract/generation'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { failure } from '../../platform/failure.ts'
import { type Deps, signedIn } from '../../platform/http/api.ts'
import { streamEvents } from '../../platform/http/event-stream.ts'
import { type CallerDeps, requireLiveSession } from '../../platform/http/require-caller.ts'
import { validationFailure } from '../../platform/http/validation.ts'
import { beginFromCareer } from './begin-from-career.ts'
import { planLetterFor } from './plan-letter.ts'
import { rewritePassage } from './rewrite-passage.ts'
import { writeLetter } from './write-letter.ts'

export const generationRoutes = {
  plan: signedIn.generation.plan.handler(async ({ input, context }) => ({
    data: await planLetterFor(context, context.user.id, input),
  })),
  generate: signedIn.generation.generate.handler(async ({ input, context, signal }) => {
    const stop = signal ?? new AbortController().signal
    const begun = beginFromCareer(context, context.user.id, input)
    const options = { signal: stop, speed: 'immediate' } as const
    for await (const event of writeLetter(context, context.user.id, begun, options)) {
      if (event.type === 'done') return { data: event.letter }
    }
    throw failure('INTERNAL_ERROR')
  }),
}

export const rewritingRoutes = {
  rewrite: signedIn.rewriting.rewrite.handler(async ({ input, context, signal }) => ({
    data: await rewritePassage(context, context.user.id, input, signal ?? new AbortController().signal),
  })),
}

export type StreamDeps = Deps & CallerDeps

/** The streaming variant of the same route, for clients that accept `text/event-stream`. */
export function registerGenerationStream(app: FastifyInstance, deps: StreamDeps): void {
  app.route({
    method: 'POST',
    url: '/v1/letters/generate',
    constraints: { accept: 'text/event-stream' },
    handler: async (request: FastifyRequest, reply) => {
      const caller = await deps.readToken(request.headers.authorization)
      // Asked while the letter begins: each query delays its first word.
      const isLive = requireLiveSession(deps, caller)
      isLive.catch(() => {})
      const parsed = GenerationRequest.safeParse(request.body)
      const begun = parsed.success && beginFromCareer(deps, caller.userId, parsed.data)
      await isLive
      if (!begun) throw validationFailure(parsed.error?.issues ?? [])
      return streamEvents(request, reply, async function* (signal) {
        for await (const event of writeLetter(deps, caller.userId, begun, { signal, speed: 'reading' })) {
          if (event.type === 'done') yield { event: 'done', data: event.letter }
          else if (event.type === 'restart') yield { event: 'restart', data: event.fallback }
          else yield { event: 'delta', data: { text: event.text, progress: event.progress } }
        }
      })
    },
  })
}
