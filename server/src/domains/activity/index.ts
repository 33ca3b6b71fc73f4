export { activityTotals, countActivity, exportOwnActivity } from './activity.repository.ts'
export { activityRoutes, letterFigures } from './activity.routes.ts'
