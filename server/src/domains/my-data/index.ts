export { myDataRoutes } from './my-data.routes.ts'
