export { activityTotals, countActivity, exportOwnActivity } from './activity.repository.ts'
export { register } from './register.ts'
