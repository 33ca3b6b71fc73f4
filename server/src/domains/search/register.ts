import type { FastifyInstance } from 'fastify'
import { searchRoutes } from './search.routes.ts'

/** Serves the search of everything. */
export function register(app: FastifyInstance): void {
  app.addRoutes({ search: searchRoutes })
}
