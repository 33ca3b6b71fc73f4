import type { FastifyInstance } from 'fastify'
import { careerRoutes } from './career.routes.ts'
import { type CareerFileDeps, registerCareerFileRoute } from './career-file-route.ts'

/** Serves the career, and its reading from texts and files. */
export async function register(app: FastifyInstance, deps: CareerFileDeps): Promise<void> {
  await registerCareerFileRoute(app, deps)
  app.addRoutes({ career: careerRoutes })
}
