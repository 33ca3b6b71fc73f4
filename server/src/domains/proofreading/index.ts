export { proofreadingRoutes } from './proofreading.routes.ts'
