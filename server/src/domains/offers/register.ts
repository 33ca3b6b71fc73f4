import type { FastifyInstance } from 'fastify'
import { offerRoutes } from './offers.routes.ts'

/** Serves the reading of offers. */
export function register(app: FastifyInstance): void {
  app.addRoutes({ offers: offerRoutes })
}
