export { registerAvatarRoutes } from './avatar-routes.ts'
export { exportOwnAvatar, exportOwnProfile } from './own-profile.ts'
export { profileRoutes } from './profile.routes.ts'
export { readProfile } from './read-profile.ts'
