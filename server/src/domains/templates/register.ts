import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/http/api.ts'
import { registerDrawingRoute } from './drawing-route.ts'
import { templateRoutes } from './templates.routes.ts'

/** Serves templates and their drawings. */
export function register(app: FastifyInstance, deps: Deps): void {
  registerDrawingRoute(app, deps)
  app.addRoutes({ templates: templateRoutes })
}
