import type { FastifyInstance } from 'fastify'
import { sharingRoutes } from './sharing.routes.ts'

/** Serves share links. */
export function register(app: FastifyInstance): void {
  app.addRoutes({ sharing: sharingRoutes })
}
