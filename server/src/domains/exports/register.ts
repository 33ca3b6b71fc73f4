import type { FastifyInstance } from 'fastify'
import { exportRoutes, keptExportRoutes, sendingRoutes } from './export.routes.ts'
import { type FileDeps, registerFileRoutes } from './file-routes.ts'

/** Serves exports as JSON and as files, kept exports, and the sending kit. */
export function register(app: FastifyInstance, deps: FileDeps): void {
  registerFileRoutes(app, deps)
  app.addRoutes({ exports: exportRoutes, keptExports: keptExportRoutes, sending: sendingRoutes })
}
