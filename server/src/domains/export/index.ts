export { exportRoutes } from './export.routes.ts'
export { letterPage, longDate } from './letter-page.ts'
