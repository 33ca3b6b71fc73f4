export { copyRoutes, exportRoutes, sendingRoutes } from './export.routes.ts'
export { registerFileRoutes } from './file-routes.ts'
export { letterPage, longDate } from './letter-page.ts'
