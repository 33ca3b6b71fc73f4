import type { FastifyInstance } from 'fastify'
import { letterQuotaRoute } from './letter-quota.ts'
import { letterRoutes } from './letters.routes.ts'

/** Serves letters, their versions and bin, and the quota of letters. */
export function register(app: FastifyInstance): void {
  app.addRoutes({ letters: letterRoutes, subscriptions: { letterQuota: letterQuotaRoute } })
}
