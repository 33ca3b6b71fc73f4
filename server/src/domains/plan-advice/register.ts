import type { FastifyInstance } from 'fastify'
import { recommendedPlanRoute } from './plan-advice.routes.ts'

/** Serves the recommended plan. */
export function register(app: FastifyInstance): void {
  app.addRoutes({ subscriptions: { recommendedPlan: recommendedPlanRoute } })
}
