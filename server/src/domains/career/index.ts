export { exportOwnCareer } from './career.repository.ts'
export { register } from './register.ts'
export { readOwnCareer } from './save-career.ts'
