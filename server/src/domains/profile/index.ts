export { registerAvatarRoutes } from './avatar-routes.ts'
export { profileRoutes } from './profile.routes.ts'
export { readProfile } from './read-profile.ts'
