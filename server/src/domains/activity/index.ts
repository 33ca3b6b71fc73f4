export { activityTotals, countActivity } from './activity.repository.ts'
export { activityRoutes, letterFigures } from './activity.routes.ts'
