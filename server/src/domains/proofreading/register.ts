import type { FastifyInstance } from 'fastify'
import { proofreadingRoutes } from './proofreading.routes.ts'

/** Serves proofreading and the personal dictionary. */
export function register(app: FastifyInstance): void {
  app.addRoutes({ proofreading: proofreadingRoutes })
}
