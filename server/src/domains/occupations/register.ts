import type { FastifyInstance } from 'fastify'
import { occupationRoutes } from './occupations.routes.ts'

/** Serves the register of occupations. */
export function register(app: FastifyInstance): void {
  app.addRoutes({ occupations: occupationRoutes })
}
