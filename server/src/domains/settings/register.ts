import type { FastifyInstance } from 'fastify'
import { settingsRoutes } from './settings.routes.ts'

/** Serves settings. */
export function register(app: FastifyInstance): void {
  app.addRoutes({ settings: settingsRoutes })
}
