import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { type LiveDeps, registerLive } from '../../platform/realtime/register-live.ts'
import { lastSequences } from './notifications.repository.ts'
import { notificationRoutes } from './notifications.routes.ts'
import { readMissed } from './read-notifications.ts'

/** Serves notifications, as JSON and live. */
export function register(app: FastifyInstance, deps: { db: Database; live: Omit<LiveDeps, 'source'> }): void {
  app.addRoutes({ notifications: notificationRoutes })
  registerLive(app, {
    ...deps.live,
    source: {
      readMissed: (userId, after) => readMissed(deps.db, userId, after),
      lastSequences: (userIds) => lastSequences(deps.db, userIds),
    },
  })
}
