export { activityTotals, countActivity } from './activity.repository.ts'
export { activityRoutes } from './activity.routes.ts'
