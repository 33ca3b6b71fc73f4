import type { FastifyInstance } from 'fastify'
import { accountRoutes } from './account.routes.ts'
import { type IdentityDeps, registerIdentityRoutes } from './identity.routes.ts'
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts'
import { sessionRoutes } from './sessions.routes.ts'

/** Serves sign-up, sign-in and sign-out, and the security of an account. */
export function register(app: FastifyInstance, deps: IdentityDeps): void {
  registerIdentityRoutes(app, deps)
  app.addRoutes({ account: accountRoutes, sessions: sessionRoutes, ...secondFactorRoutes(deps.vault) })
}
