import type { FastifyInstance } from 'fastify'
import { type AvatarDeps, registerAvatarRoutes } from './avatar-routes.ts'
import { profileRoutes } from './profile.routes.ts'

/** Serves the profile and its picture. */
export async function register(app: FastifyInstance, deps: AvatarDeps): Promise<void> {
  await registerAvatarRoutes(app, deps)
  app.addRoutes({ profile: profileRoutes })
}
