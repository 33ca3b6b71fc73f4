import type { FastifyInstance } from 'fastify'
import { voiceRoutes } from './voice.routes.ts'

/** Serves how the user writes. */
export function register(app: FastifyInstance): void {
  app.addRoutes({ voice: voiceRoutes })
}
