import type { FastifyInstance } from 'fastify'
import { subscriptionRoutes } from './subscriptions.routes.ts'

/** Serves plans, quotas and the free plan. */
export function register(app: FastifyInstance): void {
  app.addRoutes({ subscriptions: subscriptionRoutes })
}
