export { exportOwnAnalyses } from './analyses.repository.ts'
export { analysisRoutes } from './analysis.routes.ts'
