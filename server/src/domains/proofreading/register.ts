import type { FastifyInstance } from 'fastify'
import { proofreadingRoutes } from './proofreading.routes.ts'

/** Serves proofreading and the personal dictionary, keeps ignored rules and counts frequent faults. */
export function register(app: FastifyInstance): void {
  app.addRoutes({ proofreading: proofreadingRoutes })
}
