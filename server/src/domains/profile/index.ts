export { exportOwnAvatar, exportOwnProfile } from './own-profile.ts'
export { readProfile } from './read-profile.ts'
export { register } from './register.ts'
