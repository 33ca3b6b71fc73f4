import type { FastifyInstance } from 'fastify'
import { analysisRoutes } from './analysis.routes.ts'

/** Serves analyses of letters. */
export function register(app: FastifyInstance): void {
  app.addRoutes({ analysis: analysisRoutes })
}
