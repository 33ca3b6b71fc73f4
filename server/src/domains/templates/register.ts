import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/http/api.ts'
import { registerPreviewImageRoute } from './preview-image-route.ts'
import { templateRoutes } from './templates.routes.ts'

/** Serves templates and their preview images. */
export function register(app: FastifyInstance, deps: Deps): void {
  registerPreviewImageRoute(app, deps)
  app.addRoutes({ templates: templateRoutes })
}
