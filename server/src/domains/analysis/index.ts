export { exportOwnAnalyses } from './analyses.repository.ts'
export { register } from './register.ts'
