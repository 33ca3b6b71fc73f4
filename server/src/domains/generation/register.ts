import type { FastifyInstance } from 'fastify'
import {
  generationRoutes,
  registerGenerationStream,
  rewritingRoutes,
  type StreamDeps,
} from './generation.routes.ts'

/** Serves generation, as JSON or as a stream, and rewriting. */
export function register(app: FastifyInstance, deps: StreamDeps): void {
  registerGenerationStream(app, deps)
  app.addRoutes({ generation: generationRoutes, rewriting: rewritingRoutes })
}
