import type { FastifyInstance } from 'fastify'
import { careerRoutes } from './career.routes.ts'

/** Serves the career, and its reading from texts. */
export function register(app: FastifyInstance): void {
  app.addRoutes({ career: careerRoutes })
}
