export { allowsModel, findSettings } from './settings.repository.ts'
export { settingsRoutes } from './settings.routes.ts'
