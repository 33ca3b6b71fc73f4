import type { FastifyInstance } from 'fastify'
import { analyticsRoutes } from './analytics.routes.ts'
import type { AudienceSettings } from './count-events.ts'

/** Serves the counting of events and its report. */
export function register(app: FastifyInstance, deps: { analytics: AudienceSettings }): void {
  app.addRoutes({ analytics: analyticsRoutes(deps.analytics) })
}
