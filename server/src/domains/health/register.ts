import type { FastifyInstance } from 'fastify'
import type { ProcessState } from '../../platform/observability/process-state.ts'
import { healthRoutes } from './health.routes.ts'

/** Serves the state of the service to administrators. */
export function register(app: FastifyInstance, deps: { processState: ProcessState }): void {
  app.addRoutes({ health: healthRoutes(deps.processState) })
}
