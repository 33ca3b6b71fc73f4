export { proofreadingRoutes } from './proofreading.routes.ts'
export { loadSpeller } from './spellers.ts'
