import type { FastifyInstance } from 'fastify'
import { activityRoutes, letterFigures } from './activity.routes.ts'

/** Serves views, downloads and figures of letters. */
export function register(app: FastifyInstance): void {
  app.addRoutes({ activity: activityRoutes, letters: { stats: letterFigures } })
}
