import type { FastifyInstance } from 'fastify'
import { analyticsRoutes } from './analytics.routes.ts'
import type { AnalyticsSettings } from './count-events.ts'

/** Serves the counting of events and its report. */
export function register(app: FastifyInstance, deps: { analytics: AnalyticsSettings }): void {
  app.addRoutes({ analytics: analyticsRoutes(deps.analytics) })
}
