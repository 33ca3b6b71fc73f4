import type { FastifyInstance } from 'fastify'
import { loadOccupations } from '../../platform/knowledge/load-occupations.ts'
import { occupationRoutes } from './occupations.routes.ts'

/** Serves the register of occupations. */
export async function register(app: FastifyInstance): Promise<void> {
  // Now, because reading it holds a tenth of a second every request.
  await loadOccupations()
  app.addRoutes({ occupations: occupationRoutes })
}
