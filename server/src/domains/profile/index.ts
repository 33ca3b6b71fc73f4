export { exportOwnAvatar, exportOwnProfile } from './own-profile.ts'
export { readOwnGender, readProfile } from './read-profile.ts'
export { register } from './register.ts'
