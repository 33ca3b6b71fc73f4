import type { FastifyInstance } from 'fastify'
import { type ArchiveDeps, registerArchiveRoute } from './archive-route.ts'
import { myDataRoutes } from './my-data.routes.ts'

/** Serves the archive of one's data and the deletion of the account. */
export function register(app: FastifyInstance, deps: ArchiveDeps): void {
  registerArchiveRoute(app, deps)
  app.addRoutes({ myData: myDataRoutes })
}
